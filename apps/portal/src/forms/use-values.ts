import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drafts } from '../session/drafts.ts'

/** How a form is kept in this browser, per person, with every change until the server has it. */
export type DraftOptions<V> = {
  /** Its name among the drafts of the reader. */
  readonly name: string
  /** Reads what was kept; null when it is no such form, or says nothing. */
  readonly read: (kept: unknown) => V | null
}

type ValuesOptions<V> = {
  empty: V
  /** What the browser sent by itself and what was not taken. */
  posted: Readonly<Record<string, unknown>> | undefined
  /** What was typed before this code ran, by field. */
  typed: () => Readonly<Record<string, string>>
  adopt: (field: string, typed: string) => Partial<V>
  draft: DraftOptions<V> | undefined
  drafts: () => Drafts
}

export type Values<V> = {
  values: V
  /** The values as they are now, drawn or not. */
  latest: RefObject<V>
  change: (changed: Partial<V>) => void
  /** The form came back from an earlier visit. */
  isRestored: boolean
  /** This browser keeps the form; false where it keeps nothing. */
  isKept: boolean
  isTouched: boolean
  isTouchedNow: () => boolean
  /** Empties the form, and forgets what was kept. */
  clear: () => void
  /** Keeps nothing from here on: the server has it. */
  stopKeeping: () => void
  /** Keeps what is changed from here on: the form is filled in once more. */
  keepAgain: () => void
}

/**
 * The values of a form. What was typed or filled in before this code ran is taken over from the page; after it comes the draft, for
 * the fields that nobody has touched.
 */
export function useValues<V extends object>({ empty, posted, draft, drafts, ...before }: ValuesOptions<V>): Values<V> {
  const [values, setValues] = useState<V>(() => (posted ? { ...empty, ...(posted as Partial<V>) } : empty))
  const [isRestored, setRestored] = useState(false)
  const [isKept, setKept] = useState(draft !== undefined)
  // A change may follow another one before that is drawn.
  const latest = useRef(values)
  const isDone = useRef(false)
  // The draft as this form read or wrote it last: another tab may have written another one since.
  const ownDraft = useRef('null')
  const start = useRef({ empty, draft, ...before })

  const show = (next: V): void => {
    latest.current = next
    setValues(next)
  }

  // Before the next drawing, which would put the empty values back.
  useLayoutEffect(() => {
    const { typed, adopt } = start.current
    const changes = Object.entries(typed()).map(([field, text]) => adopt(field, text))
    if (changes.length === 0) return
    latest.current = Object.assign({}, latest.current, ...changes)
    setValues(latest.current)
  }, [])

  // The server does not know the draft: it comes in once the page is alive.
  useEffect(() => {
    const { empty, draft } = start.current
    if (!draft) return
    const stored = drafts().read(draft.name)
    ownDraft.current = JSON.stringify(stored)
    const kept = draft.read(stored)
    if (!kept) return
    latest.current = { ...kept, ...changesOf(latest.current, empty) }
    setValues(latest.current)
    setRestored(true)
  }, [drafts])

  return {
    values,
    latest,
    change: (changed) => {
      show({ ...latest.current, ...changed })
      if (!draft || isDone.current) return
      ownDraft.current = JSON.stringify(latest.current)
      setKept(drafts().write(draft.name, latest.current))
    },
    isRestored,
    isKept,
    isTouched: values !== empty,
    isTouchedNow: () => latest.current !== start.current.empty && !isDone.current,
    clear: () => {
      if (draft) drafts().remove(draft.name)
      show(start.current.empty)
      setRestored(false)
    },
    stopKeeping: () => {
      isDone.current = true
      if (draft && JSON.stringify(drafts().read(draft.name)) === ownDraft.current) drafts().remove(draft.name)
    },
    keepAgain: () => {
      isDone.current = false
    },
  }
}

function changesOf<V extends object>(values: V, empty: V): Partial<V> {
  const names = Object.keys(values) as (keyof V)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== empty[name]).map((name) => [name, values[name]]),
  ) as Partial<V>
}
