import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import type { Attempt, Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { linkDocument, useUploads } from '../../../../parts/uploads/use-uploads.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseChoices } from './case-choices.ts'
import { type CaseForm, caseFieldsOf, caseForm, emptyForm, formOfDraft, problemsOf, typedInForm } from './case-form.ts'
import { messages } from './messages.ts'
import { useTellOpened } from './use-tell-opened.tsx'

/** The form of a new case and its files. The case is opened first: a file that fails afterwards loses nothing. */
export function useOpenCase(choices: CaseChoices) {
  const { prefilled, productOf } = choices
  const uploads = useUploads()
  const cache = useRecordCache()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  const toast = useToast()
  const { tellOpened, tellNotOpened } = useTellOpened()
  const [isUploading, setUploading] = useState(false)

  const open = async (values: CaseForm, { idempotencyKey }: Attempt): Promise<string> => {
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
      setUploading(true)
      const failedFiles = await attachAll(caseId)
      if (hasLeft()) tellOpened(caseId, failedFiles)
      else void navigate(paths.caseDetails({ id: caseId }), { replace: true, state: { isNew: true, failedFiles } })
      return 'leaving'
    },
  })

  /** A service is one of a product: it fills in the product where there is none yet. */
  const change: Form<CaseForm>['change'] = (changed) => {
    const product = changed.concerns && !form.values.product ? productOf(changed.concerns) : null
    form.change(product ? { ...changed, product } : changed)
  }

  /** Attaches what is up, and waits for what is still on its way; answers the names of those that failed. */
  const attachAll = async (caseId: string): Promise<string[]> => {
    const failed: string[] = []
    for (const upload of await uploads.queue.settled()) {
      try {
        if (upload.documentId === null) throw new Error(upload.error ?? upload.file.name)
        const idempotencyKey = `${caseId}-${upload.documentId}`
        await linkDocument(cache, { documentId: upload.documentId, recordId: caseId, idempotencyKey })
      } catch {
        failed.push(upload.file.name)
      }
    }
    return failed
  }

  /** What was suggested has solved it: the draft goes, and no case is opened. */
  const endSolved = (): void => {
    form.startAgain()
    toast({ message: messages.solvedToast })
    void navigate(paths.caseManager())
  }

  return { form: { ...form, change }, isUploading, uploads, endSolved }
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
