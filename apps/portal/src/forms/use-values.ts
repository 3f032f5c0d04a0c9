import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drafts } from '../session/drafts.ts'

/** How a form is kept as a draft, per person, with every change until it is sent. */
export type DraftOptions<V> = {
  /** Its name among the drafts of the reader. */
  readonly name: string
  /** Reads what was kept; null when it is no such form, or says nothing. */
  readonly read: (kept: unknown) => V | null
  /** What of the form is kept; all of it when absent. */
  readonly keep?: (values: V) => unknown
}

type ValuesOptions<V> = {
  /** The initial values. Later ones, such as those of a record that another user has saved, replace an untouched form. */
  empty: V
  /** What the browser posted natively and the server refused. */
  posted: Readonly<Record<string, unknown>> | undefined
  /** What was typed before this code ran, by field. */
  typed: () => Readonly<Record<string, string>>
  adopt: (field: string, typed: string, values: V) => Partial<V>
  draft: DraftOptions<V> | undefined
  drafts: () => Drafts
  /** Reads the draft for this form. */
  openDraft: (name: string, open: (draft: unknown) => void) => void
}

export type Values<V> = {
  values: V
  /** The current values, rendered or not. */
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
  /** Shows a draft in place of the values. */
  show: (kept: unknown) => void
  /** Keeps nothing from here on: the server has it. */
  stopKeeping: () => void
  /** Keeps what is changed from here on: the form is filled in once more. */
  keepAgain: () => void
  /** The server has what was sent, as `saved`: the form continues from there, with the changes made during the request. */
  goOnFrom: (sent: V, saved: V) => void
}

/**
 * The values of a form. What was typed or filled in before this code ran is taken over from the page; after it comes the draft, for
 * the untouched fields.
 */
export function useValues<V extends object>(options: ValuesOptions<V>): Values<V> {
  const { empty, posted, draft, drafts, openDraft, ...before } = options
  const [values, setValues] = useState<V>(() => (posted ? { ...empty, ...(posted as Partial<V>) } : empty))
  const [isRestored, setRestored] = useState(false)
  const [isKept, setKept] = useState(draft !== undefined)
  // A change may follow another one before that is rendered.
  const latest = useRef(values)
  const isDone = useRef(false)
  // The draft as this form read or wrote it last: another tab may have written another one since.
  const ownDraft = useRef('null')
  const start = useRef({ empty, draft, ...before })
  // The baseline of the form: `empty`, or what the server has by now.
  const base = useRef(empty)

  const show = (next: V): void => {
    latest.current = next
    setValues(next)
  }
  const write = (): void => {
    if (!draft || isDone.current) return
    if (draft.read(latest.current) === null) {
      // It says nothing: its own draft goes, and none that another tab has written since.
      forgetOwn()
      return
    }
    const kept = draft.keep ? draft.keep(latest.current) : latest.current
    ownDraft.current = JSON.stringify(kept)
    setKept(drafts().write(draft.name, kept))
  }
  const forgetOwn = (): void => {
    if (!draft || JSON.stringify(drafts().read(draft.name)) !== ownDraft.current) return
    drafts().remove(draft.name)
    ownDraft.current = 'null'
  }
  const change = (changed: Partial<V>): void => {
    show({ ...latest.current, ...changed })
    write()
  }
  const follow = (next: V): void => {
    if (JSON.stringify(next) === JSON.stringify(base.current)) return
    const isUntouched = isEmptyObject(changesOf(latest.current, base.current))
    base.current = next
    if (isUntouched) show(next)
  }
  const followEmpty = useRef(follow)
  const keepTyped = useRef(write)
  useEffect(() => {
    keepTyped.current = write
  })

  useLayoutEffect(() => {
    followEmpty.current(empty)
  }, [empty])

  // Before the next render, which would put the empty values back.
  useLayoutEffect(() => {
    const { typed, adopt } = start.current
    const before = latest.current
    for (const [field, text] of Object.entries(typed())) {
      latest.current = { ...latest.current, ...adopt(field, text, latest.current) }
    }
    if (latest.current !== before) setValues(latest.current)
  }, [])

  // The page is rendered without the draft, which is restored after hydration.
  useEffect(() => {
    const { draft } = start.current
    if (!draft) return
    let isGone = false
    openDraft(draft.name, (stored) => {
      const kept = draft.read(stored)
      if (isGone || isDone.current) return
      if (!kept) return
      ownDraft.current = JSON.stringify(stored)
      const typed = changesOf(latest.current, base.current)
      latest.current = { ...kept, ...typed }
      setValues(latest.current)
      setRestored(true)
      if (!isEmptyObject(typed)) keepTyped.current()
    })
    return () => {
      isGone = true
    }
  }, [openDraft])

  return {
    values,
    latest,
    change,
    isRestored,
    isKept,
    isTouched: !isEmptyObject(changesOf(values, base.current)),
    isTouchedNow: () => !isEmptyObject(changesOf(latest.current, base.current)) && !isDone.current,
    clear: () => {
      forgetOwn()
      show(base.current)
      setRestored(false)
    },
    show: (kept) => {
      const other = draft?.read(kept)
      if (!other) return
      show(other)
      write()
    },
    stopKeeping: () => {
      isDone.current = true
      forgetOwn()
    },
    keepAgain: () => {
      isDone.current = false
    },
    goOnFrom: (sent, saved) => {
      const typed = changesOf(latest.current, sent)
      base.current = saved
      setRestored(false)
      if (isEmptyObject(typed)) {
        forgetOwn()
        show(saved)
      } else {
        show({ ...saved, ...typed })
        write()
      }
    },
  }
}

function changesOf<V extends object>(values: V, empty: V): Partial<V> {
  const names = Object.keys(values) as (keyof V)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== empty[name]).map((name) => [name, values[name]]),
  ) as Partial<V>
}

const isEmptyObject = (changes: object): boolean => Object.keys(changes).length === 0
