import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PostedForm } from '../site/posted-form.ts'
import type { Name } from './form.ts'
import type { Problems, Refusal } from './outcome.ts'
import { controlId } from './typed-before.ts'

/** The problems of a form since its last attempt. */
export type FormProblemsState<V> = {
  problems: Problems<V>
  failure: readonly string[]
  /** The problems of the fields in their order. */
  failures: readonly { fieldId: string; message: string }[]
  attempt: number
  notice: RefObject<HTMLDivElement | null>
  /** Sets the problems of an attempt and moves the focus to them; without any, clears them. */
  refuse: (refusal: Refusal<V>) => void
  /** Adds the problem of one field, if there is one. */
  add: (name: Name<V>, message: string | undefined) => void
  /** Updates the problems of changed fields that have one: to the current problem, or to none. */
  renew: (names: readonly string[], current: Problems<V>) => void
}

/**
 * The problems of a form. After each attempt the focus goes to the summary if several fields are listed, else to the first invalid field,
 * else to the notice about the whole form.
 *
 * @param posted - the attempt that the browser posted before hydration.
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
    renew: (names, current) =>
      setState((before) => {
        const wrong = fields.filter((name) => names.includes(name) && before.problems[name] !== undefined)
        return withProblems(before, Object.fromEntries(wrong.map((name) => [name, current[name]])) as Problems<V>)
      }),
  }
}

type State<V> = { problems: Problems<V>; failure: readonly string[]; attempt: number }

function withProblems<V>(state: State<V>, problems: Problems<V>): State<V> {
  return { ...state, problems: { ...state.problems, ...problems } }
}
