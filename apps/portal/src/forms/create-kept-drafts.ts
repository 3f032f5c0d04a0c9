import type { RecordCache } from 'record-cache'
import type { BrowserDrafts } from '../session/drafts.ts'
import { REMOVED, VERSION_OF } from './draft-copy.ts'
import { draftRecords, isOutdated } from './draft-records.ts'
import { createKeptDraft, type KeptDraft } from './kept-draft.ts'
import type { KeptDrafts } from './kept-drafts.tsx'
import { OTHERS } from './other-versions.ts'

/** The user may type until the next page is shown, so that only time says that the page stays. */
const LEAVES_WITHIN_MS = 60_000

/** @param copies - the copies in this browser. */
export function createKeptDrafts(cache: RecordCache, copies: BrowserDrafts): KeptDrafts {
  const records = draftRecords(cache)
  const all = new Map<string, KeptDraft>()
  const listeners = new Set<() => void>()
  // The next page may be rendered before a save of this one is answered, and then needs the copy.
  let isLeaving = false
  let staying: ReturnType<typeof setTimeout> | undefined
  /** The page was not left after all, for example because the address was that of a download. */
  const stay = (): void => {
    isLeaving = false
    for (const draft of all.values()) draft.forgetSaved()
  }
  const onReplaced = (): void => {
    for (const listener of listeners) listener()
  }
  const draftOf = (name: string): KeptDraft => {
    const draft = all.get(name) ?? createKeptDraft(name, { records, copies, isLeaving: () => isLeaving, onReplaced })
    all.set(name, draft)
    return draft
  }
  /** All drafts of this page and of earlier pages that left a copy in this browser. */
  const known = (): KeptDraft[] => {
    for (const name of copies.names()) {
      for (const mark of [VERSION_OF, REMOVED, OTHERS]) if (name.startsWith(mark)) draftOf(name.slice(mark.length))
    }
    return [...all.values()]
  }
  const unsaved = (): KeptDraft[] => known().filter((draft) => !draft.isSaved())
  const saveUnsaved = (): void => {
    for (const draft of unsaved()) void draft.save()
  }
  return {
    read: (name) => draftOf(name).read(),
    write: (name, draft) => draftOf(name).write(draft),
    remove: (name) => draftOf(name).remove(),
    load: (name) => draftOf(name).load(),
    replaced: (name) => draftOf(name).replaced(),
    takeReplaced: (name) => draftOf(name).takeReplaced(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => {
      saveUnsaved()
      addEventListener('online', saveUnsaved)
      addEventListener('beforeunload', () => {
        isLeaving = true
        clearTimeout(staying)
        staying = setTimeout(stay, LEAVES_WITHIN_MS)
      })
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') saveUnsaved()
      })
    },
    isAny: async () => {
      await Promise.all(unsaved().map((draft) => draft.save()))
      const isKeptHere = unsaved().some((draft) => draft.read() !== null)
      return isKeptHere || known().some((draft) => draft.replaced() !== null) || (await records.findAll()).length > 0
    },
    saveAll: async () => {
      for (const draft of known()) await draft.flush()
    },
    removeAll: async () => {
      for (const draft of all.values()) await draft.stop()
      for (const draft of await records.findAll()) {
        await records.remove(draft).catch((error: unknown) => {
          if (!isOutdated(error)) throw error
        })
      }
    },
  }
}
