import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { FetchError } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { linkDocument, useUploads } from '../../../../parts/uploads/use-uploads.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import {
  type CaseForm,
  caseFieldsOf,
  type FieldName,
  type FieldProblems,
  fieldNames,
  problemsBy,
  problemsOf,
} from './case-form.ts'
import { messages } from './messages.ts'
import type { CaseChoices } from './use-case-choices.ts'
import { useCaseDraft } from './use-case-draft.ts'
import { useTellOpened } from './use-tell-opened.tsx'

export type SubmitState = 'idle' | 'submitting' | 'uploading'

/** The state of the form and what it does. The case is opened first: a file that fails afterwards loses nothing. */
export function useOpenCase(choices: CaseChoices) {
  const draft = useCaseDraft()
  const uploads = useUploads()
  const cache = useRecordCache()
  const navigate = useNavigate()
  const hasLeft = useHasLeft()
  const { tellOpened, tellNotOpened } = useTellOpened()
  const [state, setState] = useState<SubmitState>('idle')
  const [fieldProblems, setFieldProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState<string[]>([])
  const [attempt, setAttempt] = useState(0)

  // What the address asks for stands until it is changed by hand.
  const form: CaseForm = {
    ...draft.form,
    product: draft.form.product === undefined ? choices.prefilled.product : draft.form.product,
    concerns: draft.form.concerns === undefined ? choices.prefilled.concerns : draft.form.concerns,
  }

  const change = (changed: Partial<CaseForm>): void => {
    const product = changed.concerns && !form.product ? choices.productOf(changed.concerns) : null
    draft.change(product ? { ...changed, product } : changed)
    // A mended field loses its message; the others keep theirs until they are mended too.
    setFieldProblems((before) => without(before, Object.keys(changed)))
  }
  /** A field that was left empty or wrong says so, and again whenever it changes after that. */
  const check = (name: FieldName): void => {
    const found = problemsOf(form)[name]
    setFieldProblems((before) => (found ? { ...before, [name]: found } : without(before, [name])))
  }

  const submit = async (): Promise<void> => {
    if (state !== 'idle') return
    const found = problemsOf(form)
    setFieldProblems(found)
    setFailure([])
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    setState('submitting')
    const idempotencyKey = draft.keyFor(form)
    let caseId: string
    try {
      const opened = await cache.send(createRecord, { apiName: 'Case', fields: caseFieldsOf(form) }, { idempotencyKey })
      if (opened === null) throw new Error('the case was opened without an answer')
      caseId = opened.id
    } catch (error) {
      if (hasLeft()) tellNotOpened()
      const { fields, whole } = failureOf(error)
      setFieldProblems(fields)
      setFailure(whole)
      setAttempt((count) => count + 1)
      setState('idle')
      return
    }
    draft.finish()
    setState('uploading')
    const failedFiles = await attachAll(caseId)
    if (hasLeft()) tellOpened(caseId, failedFiles)
    else void navigate(paths.caseDetails({ id: caseId }), { replace: true, state: { isNew: true, failedFiles } })
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

  return { draft, form, change, check, submit, state, fieldProblems, failure, attempt, uploads }
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

/** A refusal says what to mend; no answer, or a fault of the server, asks to try again. */
function failureOf(error: unknown): { fields: FieldProblems; whole: string[] } {
  if (!(error instanceof FetchError) || error.status === 0 || error.status >= 500) {
    return { fields: {}, whole: [messages.noAnswer] }
  }
  const { fields, whole } = problemsBy(error.errors)
  return { fields, whole: [messages.refused, ...whole] }
}

function without(problems: FieldProblems, names: readonly string[]): FieldProblems {
  return Object.fromEntries(fieldNames.filter((name) => !names.includes(name)).map((name) => [name, problems[name]]))
}
