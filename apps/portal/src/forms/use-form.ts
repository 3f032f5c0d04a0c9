import { useRef, useState } from 'react'
import type { Form, FormOptions, Name } from './form.ts'
import { useIsReplaced, useKeptDrafts } from './kept-drafts.tsx'
import { attemptTexts, refusalOf } from './outcome.ts'
import { useSentDraft } from './sent-drafts.ts'
import { controlId, typedBefore } from './typed-before.ts'
import { useAfterPress } from './use-after-press.ts'
import { useArrival } from './use-arrival.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import { useBrowserDrafts, useDrafts, useOpenedDraft } from './use-drafts.ts'
import { useIsGone } from './use-is-gone.ts'
import { usePosted } from './use-posted.ts'
import { useProblems } from './use-problems.ts'
import { useValues } from './use-values.ts'

/**
 * Holds the state of a form and sends it. Input survives hydration, a failed attempt and, with a draft, a reload. Render it with
 * `FormProblems`, which shows what went wrong.
 */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { id, empty, fields, problemsOf, send, fieldOf = {}, texts = attemptTexts, prefilled, draft, summary } = options
  const { contentOf = (values) => values, adopt = (field, typed) => ownText(empty, field, typed) } = options
  const afterPress = useAfterPress()
  const drafts = useDrafts()
  const isGone = useIsGone()
  const element = useRef<HTMLFormElement>(null)
  const posted = usePosted(id)
  const own = useValues({
    empty,
    posted: posted?.values,
    draft,
    drafts,
    openDraft: useOpenedDraft(),
    typed: () => typedBefore(id, element.current),
    adopt,
  })
  const keys = useAttemptKey(draft?.name, useBrowserDrafts())
  const keptDrafts = useKeptDrafts()
  const isReplaced = useIsReplaced(draft?.name)
  const arrival = useArrival({ draft, contentOf, drafts, keys, own })
  const { refuse, add, renew, ...shown } = useProblems<V>(id, fields, summary !== undefined, posted)
  const [isPending, setPending] = useState(false)
  // Guards against a second submit before `isPending` is rendered.
  const isSending = useRef(false)

  const latest = (): V => filledIn(own.latest.current, prefilled)
  // Without the values prefilled from the address, which are not part of drafts.
  const ownContent = (): string => JSON.stringify(contentOf(own.latest.current))

  const startAgain = (): void => {
    keys.forget()
    own.clear()
    refuse({})
  }
  useSentDraft(draft?.name ?? '', (content) => {
    if (ownContent() === content) startAgain()
  })

  const change = (changed: Partial<V>): void => {
    own.change(changed)
    // A problem stays until its cause is fixed; its message may change.
    renew(Object.keys(changed), problemsOf(latest()))
  }
  const check = (name: Name<V>): void => {
    const values = latest()
    if (!isBlank(values[name])) add(name, problemsOf(values)[name])
  }

  const submit = async (): Promise<void> => {
    if (isSending.current) return
    const values = latest()
    const problems = problemsOf(values)
    if (fields.some((name) => problems[name] !== undefined)) return refuse({ problems })
    if (!navigator.onLine) return refuse({ failure: [texts.offline] })
    refuse({})
    isSending.current = true
    setPending(true)
    const idempotencyKey = keys.keyFor(JSON.stringify(contentOf(values)))
    const { arrived, stored } = arrival({ idempotencyKey, content: ownContent(), sent: own.latest.current })
    let outcome: Awaited<ReturnType<typeof send>>
    try {
      outcome = await send(values, { idempotencyKey, arrived, stored })
    } catch (error) {
      outcome = refusalOf(error, texts, fieldOf)
    }
    if (typeof outcome === 'string' || 'continueWith' in outcome) arrived()
    else refuse(outcome)
    if (outcome === 'leaving') return
    own.keepAgain()
    isSending.current = false
    setPending(false)
    if (typeof outcome === 'object' && 'continueWith' in outcome) change(outcome.continueWith)
  }

  const values = filledIn(own.values, prefilled)
  return {
    ...shown,
    values,
    change,
    field: (name) => ({
      id: controlId(id, name),
      name: controlId(id, name),
      value: values[name],
      onChange: (value) => change({ [name]: value } as unknown as Partial<V>),
      onBlur: () => afterPress(() => check(name)),
      error: shown.problems[name],
    }),
    check,
    submit,
    isPending,
    forgetFailure: () => refuse({}),
    startAgain,
    isRestored: own.isRestored,
    showReplaced: isReplaced && draft ? () => own.show(keptDrafts?.takeReplaced(draft.name) ?? null) : null,
    isKept: own.isKept,
    isTouched: own.isTouched,
    isTouchedNow: own.isTouchedNow,
    isGone,
    summary,
    formProps: {
      id,
      ref: element,
      noValidate: true,
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}

/** The values, with prefilled values for undefined fields. */
function filledIn<V extends object>(values: V, prefilled: Partial<V> = {}): V {
  const missing = (Object.keys(prefilled) as (keyof V)[]).filter((name) => values[name] === undefined)
  if (missing.length === 0) return values
  return { ...values, ...Object.fromEntries(missing.map((name) => [name, prefilled[name]])) }
}

/** A typed text as the value of the field of its name, if that field holds a string, undefined or a boolean (a checkbox). */
function ownText<V extends object>(empty: V, field: string, typed: string): Partial<V> {
  const value = Object.hasOwn(empty, field) ? empty[field as keyof V] : undefined
  if (typeof value === 'boolean') return { [field]: typed === 'on' } as unknown as Partial<V>
  return (typeof value === 'string' || value === null ? { [field]: typed } : {}) as Partial<V>
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
