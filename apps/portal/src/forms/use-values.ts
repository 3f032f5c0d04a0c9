import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Drafts } from '../session/drafts.ts'

/** How a form is stored as a draft of its user, at every change until it is sent. */
export type DraftOptions<V> = {
  /** Its name among the drafts of the reader. */
  readonly name: string
  /** Parses a stored draft; null when it is malformed or empty. */
  readonly read: (kept: unknown) => V | null
  /** The part of the form that is stored; absent means all of it. */
  readonly keep?: (values: V) => unknown
}

type ValuesOptions<V> = {
  /** The initial values. Later ones, such as those of a record that another user has saved, replace an untouched form. */
  empty: V
  /** The values of a native post that the server rejected. */
  posted: Readonly<Record<string, unknown>> | undefined
  /** Input from before hydration, by field. */
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
  /** The values come from the draft of an earlier visit. */
  isRestored: boolean
  /** Whether the form is stored as a draft; false without a draft, or if this browser cannot store it. */
  isKept: boolean
  isTouched: boolean
  isTouchedNow: () => boolean
  /** Empties the form and removes its draft. */
  clear: () => void
  /** Shows a draft in place of the values. */
  show: (kept: unknown) => void
  /** The server has the form: removes the draft and stops writing it. */
  stopKeeping: () => void
  /** Starts to write drafts again, at the next change, for a form that is used once more. */
  keepAgain: () => void
  /** The server stored `sent` as `saved`: continues from there, with the changes made during the request. */
  continueFrom: (sent: V, saved: V) => void
}

/**
 * The values of a form. Input from before hydration is read from the page; untouched fields are then filled from the draft.
 */
export function useValues<V extends object>(options: ValuesOptions<V>): Values<V> {
  const { empty, posted, draft, drafts, openDraft, ...before } = options
  const [values, setValues] = useState<V>(() => (posted ? { ...empty, ...(posted as Partial<V>) } : empty))
  const [isRestored, setRestored] = useState(false)
  const own = useOwnDraft(draft, drafts)
  // A change may follow another before the first is rendered.
  const latest = useRef(values)
  const isDone = useRef(false)
  const start = useRef({ empty, draft, ...before })
  // The baseline of the form: `empty`, or the values that the server has saved.
  const base = useRef(empty)

  const show = (next: V): void => {
    latest.current = next
    setValues(next)
  }
  const write = (): void => {
    if (!isDone.current) own.write(latest.current)
  }
  const change = (changed: Partial<V>): void => {
    show({ ...latest.current, ...changed })
    write()
  }
  const { noteRead: noteOwn } = own
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

  // In a layout effect, because the next render would put the empty values back.
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
      noteOwn(stored)
      const typed = changesOf(latest.current, base.current)
      latest.current = { ...kept, ...typed }
      setValues(latest.current)
      setRestored(true)
      if (!isEmptyObject(typed)) keepTyped.current()
    })
    return () => {
      isGone = true
    }
  }, [openDraft, noteOwn])

  return {
    values,
    latest,
    change,
    isRestored,
    isKept: own.isKept,
    isTouched: !isEmptyObject(changesOf(values, base.current)),
    isTouchedNow: () => !isEmptyObject(changesOf(latest.current, base.current)) && !isDone.current,
    clear: () => {
      own.forget()
      show(base.current)
      setRestored(false)
    },
    show: (kept) => {
      const shown = draft?.read(kept)
      if (!shown) return
      show(shown)
      write()
    },
    stopKeeping: () => {
      isDone.current = true
      own.forget()
    },
    keepAgain: () => {
      isDone.current = false
    },
    continueFrom: (sent, saved) => {
      const typed = changesOf(latest.current, sent)
      base.current = saved
      setRestored(false)
      if (isEmptyObject(typed)) {
        own.forget()
        show(saved)
      } else {
        show({ ...saved, ...typed })
        write()
      }
    },
  }
}

/** The draft of one form among those of all tabs: another tab may have replaced it since. */
function useOwnDraft<V>(draft: DraftOptions<V> | undefined, drafts: () => Drafts) {
  const [isKept, setKept] = useState(draft !== undefined)
  // As this form last read or wrote it.
  const own = useRef('null')
  const noteRead = useCallback((stored: unknown): void => {
    own.current = JSON.stringify(stored)
  }, [])
  /** Removes the draft of this form, but not one that another tab has written since. */
  const forget = (): void => {
    if (!draft || JSON.stringify(drafts().read(draft.name)) !== own.current) return
    drafts().remove(draft.name)
    own.current = 'null'
  }
  const write = (values: V): void => {
    if (!draft) return
    if (draft.read(values) === null) {
      // The form is empty.
      forget()
      return
    }
    const kept = draft.keep ? draft.keep(values) : values
    own.current = JSON.stringify(kept)
    setKept(drafts().write(draft.name, kept))
  }
  return { isKept, noteRead, forget, write }
}

function changesOf<V extends object>(values: V, empty: V): Partial<V> {
  const names = Object.keys(values) as (keyof V)[]
  return Object.fromEntries(
    names.filter((name) => values[name] !== empty[name]).map((name) => [name, values[name]]),
  ) as Partial<V>
}

const isEmptyObject = (changes: object): boolean => Object.keys(changes).length === 0
