import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import type { Attempt, Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { attachmentsOf } from '../../../../parts/cases/attachments-of.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads, useUploadsAt } from '../../../../parts/uploads/use-uploads.tsx'
import { createRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseChoices } from './case-choices.ts'
import { type CaseForm, caseFieldsOf, caseFormWith, emptyForm, formOfDraft, typedInForm } from './case-form.ts'
import { messages } from './messages.ts'
import { useOpenedNotice } from './use-opened-notice.tsx'

/** Uploads for the case that is not created yet. */
const place: UploadPlace = {
  name: 'open-case',
  recordId: null,
  page: { title: pages.openCase.title, href: paths.openCase() },
}

/** The form of a new case and its files. The case does not wait for uploads: each file is attached when it is complete. */
export function useOpenCase(choices: CaseChoices) {
  const { prefilled, productOf } = choices
  const uploads = useUploads()
  const files = useUploadsAt(place.name, uploads)
  const cache = useRecordCache()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  const toast = useToast()
  const { notifyOpened, notifyNotOpened } = useOpenedNotice()

  const open = async (values: CaseForm, { idempotencyKey }: Attempt<CaseForm>): Promise<string> => {
    try {
      const fields = caseFieldsOf(values, choices.own)
      const opened = await cache.send(createRecord, { apiName: 'Case', fields }, { idempotencyKey })
      if (opened === null) throw new Error('the case was opened without an answer')
      return opened.id
    } catch (error) {
      if (hasLeft()) notifyNotOpened()
      throw error
    }
  }

  const form = useForm<CaseForm>({
    ...caseFormWith(choices.own, choices.refusalOf),
    empty: emptyForm,
    summary: messages.checkFields,
    prefilled,
    contentOf: (values) => caseFieldsOf(values, choices.own),
    adopt: (field, typed) => typedInForm(field, typed, choices),
    draft: { name: 'case', read: formOfDraft },
    send: async (values, attempt) => {
      const caseId = await open(values, attempt)
      attempt.arrived()
      const attachments = attachmentsOf({ id: caseId, number: '', subject: values.subject ?? '' })
      uploads?.act((store) => void store.moveAll(place.name, attachments))
      if (hasLeft()) notifyOpened(caseId)
      else {
        // The notice of the page of the case is for customers.
        if (choices.isForContact) toast({ message: messages.openedForContact })
        const state = { isNew: !choices.isForContact }
        void navigate(paths.caseDetails({ id: caseId }), { replace: true, state })
      }
      return 'leaving'
    },
  })

  /** Choosing a service fills in its product if none is chosen. */
  const change: Form<CaseForm>['change'] = (changed) => {
    const product = changed.concerns && !form.values.product ? productOf(changed.concerns) : null
    form.change(product ? { ...changed, product } : changed)
  }

  const startAgain = (): void => {
    form.startAgain()
    uploads?.act((store) => store.removeAll(place.name))
  }

  /** A suggestion solved the problem: deletes the draft, opens no case. */
  const endSolved = (): void => {
    startAgain()
    toast({ message: messages.solvedToast })
    void navigate(paths.caseManager())
  }

  return { form: { ...form, change, startAgain }, uploads, files, place, endSolved }
}

/** Whether the reader has left the screen or is navigating away: they are not redirected then. */
function useHasLeft(): () => boolean {
  const isGone = useIsGone()
  const isLeaving = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isLeaving.current = state !== 'idle'
  }, [state])
  return () => isGone() || isLeaving.current
}
