import { useEffect, useRef, useState } from 'react'
import { tellArrived, useArrived } from '../../../../forms/arrived-drafts.ts'
import { useDrafts } from '../../../../forms/use-drafts.ts'
import { useIsGone } from '../../../../forms/use-is-gone.ts'
import { randomKey } from '../../../../records/random-key.ts'
import type { Drafts } from '../../../../session/drafts.ts'
import { type CaseForm, caseFieldsOf, emptyForm, formOfDraft } from './case-form.ts'

const DRAFT = 'case'
const SENT = 'case-sent'

type Attempt = { key: string; body: string }

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
  /**
   * The case is open: nothing of it is kept from here on. Somebody who has left the form may have come back to it: what they wrote
   * since then stays.
   */
  finish: () => void
  startAgain: () => void
}

export function useCaseDraft(): CaseDraft {
  const drafts = useDrafts()
  const [form, setForm] = useState<CaseForm>(emptyForm)
  const [isRestored, setRestored] = useState(false)
  const [isKept, setKept] = useState(true)
  // What is in the form now: a change may follow another one before that is drawn.
  const latest = useRef(emptyForm)
  const isFinished = useRef(false)
  const isGone = useIsGone()
  const sent = useRef<Attempt | null>(null)

  // The server does not know the draft: it comes in once the page is alive.
  useEffect(() => {
    const kept = formOfDraft(drafts().read(DRAFT))
    if (!kept) return
    latest.current = { ...kept, ...changesOf(latest.current) }
    setForm(latest.current)
    setRestored(true)
  }, [drafts])

  const change = (changed: Partial<CaseForm>): void => {
    latest.current = { ...latest.current, ...changed }
    setForm(latest.current)
    if (!isFinished.current) setKept(drafts().write(DRAFT, latest.current))
  }
  const forget = (): void => {
    drafts().remove(DRAFT)
    drafts().remove(SENT)
  }
  const startAgain = (): void => {
    forget()
    latest.current = emptyForm
    setForm(emptyForm)
    setRestored(false)
  }
  useArrived(DRAFT, (body) => {
    if (bodyOf(latest.current) === body) startAgain()
  })

  /** What was sent is forgotten, here and on the form as it is shown now. */
  const forgetSent = ({ key, body }: Attempt): void => {
    const last = drafts().read(SENT)
    if (isAttempt(last) && last.key === key) drafts().remove(SENT)
    const kept = formOfDraft(drafts().read(DRAFT))
    if (kept && bodyOf(kept) === body) drafts().remove(DRAFT)
    tellArrived(DRAFT, body)
  }
  return {
    form,
    change,
    isRestored,
    isKept,
    keyFor: (form) => {
      const key = keyOfAttempt(drafts(), bodyOf(form))
      // The draft does not hold what the address prefills.
      sent.current = { key, body: bodyOf(latest.current) }
      return key
    },
    finish: () => {
      isFinished.current = true
      if (!isGone()) forget()
      else if (sent.current) forgetSent(sent.current)
    },
    startAgain,
  }
}

/** What was typed before the draft came in. */
function changesOf(typed: CaseForm): Partial<CaseForm> {
  const names = Object.keys(typed) as (keyof CaseForm)[]
  return Object.fromEntries(names.filter((name) => typed[name] !== emptyForm[name]).map((name) => [name, typed[name]]))
}

/** What a form sends. */
function bodyOf(form: CaseForm): string {
  return JSON.stringify(caseFieldsOf(form))
}

/** The key of the last attempt when it sent the same, else a new one, remembered with what it sends. */
function keyOfAttempt(drafts: Drafts, body: string): string {
  const last = drafts.read(SENT)
  if (isAttempt(last) && last.body === body) return last.key
  const key = randomKey()
  drafts.write(SENT, { key, body })
  return key
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && 'body' in value
}
