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
import { type CaseForm, caseFieldsOf, caseForm, emptyForm, formOfDraft, problemsOf, typedInForm } from './case-form.ts'
import { messages } from './messages.ts'
import { useTellOpened } from './use-tell-opened.tsx'

/** The files of the case that is not open yet. */
const place: UploadPlace = {
  name: 'open-case',
  recordId: null,
  page: { title: pages.openCase.title, href: paths.openCase() },
}

/** The form of a new case and its files, which the case does not wait for: they are attached to it as they arrive. */
export function useOpenCase(choices: CaseChoices) {
  const { prefilled, productOf } = choices
  const uploads = useUploads()
  const files = useUploadsAt(place.name, uploads)
  const cache = useRecordCache()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  const toast = useToast()
  const { tellOpened, tellNotOpened } = useTellOpened()

  const open = async (values: CaseForm, { idempotencyKey }: Attempt<CaseForm>): Promise<string> => {
    try {
      const fields = caseFieldsOf(values)
      const opened = await cache.send(createRecord, { apiName: 'Case', fields }, { idempotencyKey })
      if (opened === null) throw new Error('the case was opened without an answer')
      return opened.id
    } catch (error) {
      if (hasLeft()) tellNotOpened()
      throw error
    }
  }

  const form = useForm<CaseForm>({
    ...caseForm,
    empty: emptyForm,
    summary: messages.checkFields,
    prefilled,
    problemsOf: (values) => problemsOf(values, choices.refusalOf),
    contentOf: caseFieldsOf,
    adopt: (field, typed) => typedInForm(field, typed, choices),
    draft: { name: 'case', read: formOfDraft },
    send: async (values, attempt) => {
      const caseId = await open(values, attempt)
      attempt.arrived()
      const attachments = attachmentsOf({ id: caseId, number: '', subject: values.subject ?? '' })
      uploads?.act((store) => void store.moveAll(place.name, attachments))
      if (hasLeft()) tellOpened(caseId)
      else void navigate(paths.caseDetails({ id: caseId }), { replace: true, state: { isNew: true } })
      return 'leaving'
    },
  })

  /** A service is one of a product: it fills in the product where there is none yet. */
  const change: Form<CaseForm>['change'] = (changed) => {
    const product = changed.concerns && !form.values.product ? productOf(changed.concerns) : null
    form.change(product ? { ...changed, product } : changed)
  }

  const startAgain = (): void => {
    form.startAgain()
    uploads?.act((store) => store.removeAll(place.name))
  }

  /** What was suggested has solved it: the draft goes, and no case is opened. */
  const endSolved = (): void => {
    startAgain()
    toast({ message: messages.solvedToast })
    void navigate(paths.caseManager())
  }

  return { form: { ...form, change, startAgain }, uploads, files, place, endSolved }
}

/** Tells whether the reader is on another screen, or on the way there: then nothing brings them back. */
function useHasLeft(): () => boolean {
  const isGone = useIsGone()
  const isLeaving = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    isLeaving.current = state !== 'idle'
  }, [state])
  return () => isGone() || isLeaving.current
}
