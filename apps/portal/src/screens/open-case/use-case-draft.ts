import { useEffect, useRef, useState } from 'react'
import { type Drafts, draftsOf } from '../../lib/drafts.ts'
import { usePage } from '../../lib/page.tsx'
import { randomKey } from '../../lib/random-key.ts'
import { type CaseForm, caseFieldsOf, emptyForm, formOfDraft } from './case-form.ts'

const DRAFT = 'case'
const SENT = 'case-sent'

/** The form, kept in this browser with every change until the case is open. */
export type CaseDraft = {
  form: CaseForm
  change: (changed: Partial<CaseForm>) => void
  /** The form came back from an earlier visit. */
  isRestored: boolean
  /** This browser keeps drafts. */
  isKept: boolean
  /** The key of an attempt to open this very case: the same again after a failure without an answer, so that it is opened once. */
  keyFor: (form: CaseForm) => string
  /** The case is open: nothing of it is kept from here on. */
  finish: () => void
  startAgain: () => void
}

export function useCaseDraft(): CaseDraft {
  const userId = usePage().session?.user.id ?? ''
  const [form, setForm] = useState<CaseForm>(emptyForm)
  const [isRestored, setRestored] = useState(false)
  const [isKept, setKept] = useState(true)
  const drafts = useRef<Drafts | null>(null)
  // What is in the form now: a change may follow another one before that is drawn.
  const latest = useRef(emptyForm)
  const isFinished = useRef(false)

  // The server does not know the draft: it comes in once the page is alive.
  useEffect(() => {
    drafts.current = draftsOf(localStorage, userId)
    const kept = formOfDraft(drafts.current.read(DRAFT))
    if (!kept) return
    latest.current = { ...kept, ...changesOf(latest.current) }
    setForm(latest.current)
    setRestored(true)
  }, [userId])

  const change = (changed: Partial<CaseForm>): void => {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    if (!isFinished.current) setKept(drafts.current?.write(DRAFT, latest.current) ?? true)
  }
  const forget = (): void => {
    drafts.current?.remove(DRAFT)
    drafts.current?.remove(SENT)
  }
  return {
    form,
    change,
    isRestored,
    isKept,
    keyFor: (sent) => keyOfAttempt(drafts.current, JSON.stringify(caseFieldsOf(sent))),
    finish: () => {
      isFinished.current = true
      forget()
    },
    startAgain: () => {
      forget()
      latest.current = emptyForm
      setForm(emptyForm)
      setRestored(false)
    },
  }
}

/** What was typed before the draft came in. */
function changesOf(typed: CaseForm): Partial<CaseForm> {
  const names = Object.keys(typed) as (keyof CaseForm)[]
  return Object.fromEntries(names.filter((name) => typed[name] !== emptyForm[name]).map((name) => [name, typed[name]]))
}

/** The key of the last attempt when it sent the same, else a new one, remembered with what it sends. */
function keyOfAttempt(drafts: Drafts | null, body: string): string {
  const last = drafts?.read(SENT)
  if (isAttempt(last) && last.body === body) return last.key
  const key = randomKey()
  drafts?.write(SENT, { key, body })
  return key
}

function isAttempt(value: unknown): value is { key: string; body: string } {
  return typeof value === 'object' && value !== null && 'key' in value && 'body' in value
}
