import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PostedForm } from '../site/posted-form.ts'
import type { Name } from './form.ts'
import type { Problems, Refusal } from './outcome.ts'
import { controlId } from './typed-before.ts'

/** What is wrong with a form since its last attempt. */
export type FormProblemsState<V> = {
  problems: Problems<V>
  failure: readonly string[]
  /** The problems of the fields in their order. */
  failures: readonly { fieldId: string; message: string }[]
  attempt: number
  notice: RefObject<HTMLDivElement | null>
  /** Ends an attempt with what is wrong, and moves the focus there; nothing is wrong when both are absent. */
  refuse: (refusal: Refusal<V>) => void
  /** Adds what is found of a field. */
  add: (name: Name<V>, message: string | undefined) => void
  /** Some fields were changed: those with a problem have what is found now, or none. */
  renew: (names: readonly string[], found: Problems<V>) => void
}

/**
 * The problems of a form. After each attempt the focus goes to what is wrong: the summary takes it where several fields are
 * listed, else the first field gets it, else the notice about the whole.
 *
 * @param posted - the attempt that the browser posted before this code ran.
 */
export function useProblems<V>(
  id: string,
  fields: readonly Name<V>[],
  hasSummary: boolean,
  posted: PostedForm | null,
): FormProblemsState<V> {
  const [{ problems, failure, attempt }, setState] = useState<State<V>>(() =>
    posted
      ? { problems: posted.problems as Problems<V>, failure: posted.failure, attempt: 1 }
      : { problems: {}, failure: [], attempt: 0 },
  )
  const notice = useRef<HTMLDivElement>(null)
  const failures = fields.flatMap((name) => {
    const message = problems[name]
    return message === undefined ? [] : [{ fieldId: controlId(id, name), message }]
  })

  const focus = (): void => {
    const [first, ...others] = failures
    if (!first) notice.current?.focus()
    else if (!hasSummary || (others.length === 0 && failure.length === 0)) {
      document.getElementById(first.fieldId)?.focus()
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per attempt, not on every correction
  useEffect(focus, [attempt])

  return {
    problems,
    failure,
    failures,
    attempt,
    notice,
    refuse: ({ problems = {}, failure = [] }) =>
      setState((before) => ({ problems, failure, attempt: before.attempt + 1 })),
    add: (name, message) => {
      if (message !== undefined) setState((before) => withProblems(before, { [name]: message } as Problems<V>))
    },
    renew: (names, found) =>
      setState((before) => {
        const wrong = fields.filter((name) => names.includes(name) && before.problems[name] !== undefined)
        return withProblems(before, Object.fromEntries(wrong.map((name) => [name, found[name]])) as Problems<V>)
      }),
  }
}

type State<V> = { problems: Problems<V>; failure: readonly string[]; attempt: number }

function withProblems<V>(state: State<V>, problems: Problems<V>): State<V> {
  return { ...state, problems: { ...state.problems, ...problems } }
}
