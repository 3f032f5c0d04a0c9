import type { Drafts } from '../session/drafts.ts'
import { createDraftCopy } from './draft-copy.ts'
import type { DraftRecords } from './draft-records.ts'
import { createDraftSender, type ShownDraft } from './draft-sender.ts'
import { createOtherVersions } from './other-versions.ts'
import { createSaveTurns } from './save-turns.ts'

/** A draft is saved this long after the last keystroke, so that the server has it within two seconds. */
const SAVE_AFTER_MS = 1_000
/** The number of latest texts that a page recognizes as its own, after another tab has sent one of them. */
const MOST_OWN = 100

/** One draft of the reader: on the server, and in this browser until the server has the latest keystroke. */
export type KeptDraft = {
  read: () => unknown
  /**
   * The draft of the server, unless this browser has a later one; without either, an overwritten version. Input typed during the read
   * replaces the returned draft.
   */
  load: () => Promise<unknown>
  /** @returns false when this browser cannot store a copy. */
  write: (draft: unknown) => boolean
  /** Removes the version that this tab knows; a later version of another tab stays. */
  remove: () => void
  /** The latest version of another tab or device that this browser overwrote; null if there is none. */
  replaced: () => unknown
  /** Returns the overwritten version and swaps it with the current one, which is offered after all other overwritten versions. */
  takeReplaced: () => unknown
  isSaved: () => boolean
  /** Drops the copy in this browser if the server has it. */
  forgetSaved: () => void
  /** Saves unsaved changes to the server; retries after a failure. */
  save: () => Promise<void>
  /** Saves at once, including copies of other tabs in this browser and all overwritten versions. @throws when that fails. */
  flush: () => Promise<void>
  /** Cancels pending saves and waits for the request in flight. */
  stop: () => Promise<void>
}

type Parts = {
  records: DraftRecords
  /** The copies in this browser. */
  copies: Drafts
  /** The page is being left: what is answered now may be too late for the next page. */
  isLeaving: () => boolean
  /** Called when the replaced versions change. */
  onReplaced: () => void
}

/**
 * One draft of a form. The last keystroke wins: typing here replaces what another tab or device has saved since. This browser keeps the
 * replaced version, also after a reload, and shows it on request, or when the form is opened without any other draft.
 */
export function createKeptDraft(name: string, { records, copies, isLeaving, onReplaced }: Parts): KeptDraft {
  const copy = createDraftCopy(name, copies)
  const others = createOtherVersions(name, copies, onReplaced)
  const text = copy.text()
  const shown: ShownDraft = { text, isSaved: text === null && !copy.hasRemoval }
  // The texts that this page has shown or written, the latest last.
  let own: readonly string[] = text === null ? [] : [text]
  // The first load takes the draft that the page was rendered with, unless this browser had a later copy.
  let needsFresh = text !== null || copy.hasRemoval
  let removals = 0

  const show = (next: string | null): void => {
    shown.text = next
    if (next !== null) own = [...own.slice(1 - MOST_OWN), next]
  }
  const keepOther = (replaced: string | null): void => {
    if (replaced !== null && !own.includes(replaced) && !copy.unanswered.has(replaced)) others.add(replaced)
  }
  const lastOther = (): string | null => others.all().findLast((theirs) => !own.includes(theirs)) ?? null

  const sender = createDraftSender(name, { records, copy, shown, isLeaving, keepOther })
  const turns = createSaveTurns(sender.send)

  /** Adopts what another tab left in this browser, or the latest replaced version, as the draft of this tab. */
  const adoptOther = (): string | null => {
    const adopted = copy.text() ?? lastOther()
    if (adopted === null) return null
    others.remove([adopted])
    adopt(adopted)
    return adopted
  }
  const adopt = (adopted: string): void => {
    show(adopted)
    shown.isSaved = false
    copy.write(draftIn(adopted))
    sender.keepVersion()
    turns.saveAfter(SAVE_AFTER_MS)
  }
  const sendOthers = async (): Promise<void> => {
    keepOther(copy.text())
    for (const theirs of others.all()) if (!own.includes(theirs)) await records.writeAlongside(name, theirs)
  }

  return {
    read: () => draftIn(shown.text),
    load: async () => {
      let loaded = shown.text
      const before = removals
      const find = async (): Promise<void> => {
        if (!shown.isSaved) return
        const { draft, alternatives } = await records.find(name, { isFresh: needsFresh })
        needsFresh = true
        sender.setVersion(draft)
        loaded = draft?.content ?? null
        if (shown.isSaved) show(loaded)
        // A log out stored these alongside the draft; they move back into this browser.
        for (const stored of alternatives) {
          keepOther(stored.content)
          // A version that could not be removed is read again by the next load.
          if (others.isKept()) await records.remove(stored).catch(() => undefined)
        }
      }
      // If the read fails, the form opens empty; saving reads the draft first and keeps it as a replaced version.
      await (shown.isSaved ? turns.inTurn(find).catch(() => undefined) : undefined)
      // Another form of this page sent and removed the draft during the read.
      if (removals !== before) return draftIn(shown.text)
      return draftIn(loaded ?? (shown.text === null ? adoptOther() : null))
    },
    write: (draft) => {
      // Another tab may have typed since.
      keepOther(copy.text())
      show(JSON.stringify(draft))
      others.remove(own)
      shown.isSaved = false
      turns.saveAfter(SAVE_AFTER_MS)
      sender.keepVersion()
      return copy.write(draft)
    },
    remove: () => {
      removals += 1
      const left = copy.text()
      if (left === null || own.includes(left)) copy.forget()
      others.remove(own)
      for (const sent of [...copy.unanswered, ...(shown.text === null ? [] : [shown.text])]) copy.removed.add(sent)
      shown.text = null
      shown.isSaved = false
      sender.keepRemoval()
      turns.saveAfter(0)
    },
    replaced: () => draftIn(lastOther()),
    takeReplaced: () => {
      const theirs = lastOther()
      if (theirs === null) return null
      const rest = others.all().filter((replaced) => replaced !== theirs)
      others.keep([...(shown.text === null ? [] : [shown.text]), ...rest])
      own = []
      adopt(theirs)
      return draftIn(theirs)
    },
    isSaved: () => shown.isSaved,
    forgetSaved: () => {
      if (!shown.isSaved) return
      if (shown.text === null) copy.forgetRemoval()
      else if (copy.text() === shown.text) copy.forget()
    },
    save: turns.save,
    flush: async () => {
      if (shown.text === null) adoptOther()
      turns.cancel()
      await turns.inTurn(sender.send)
      await turns.inTurn(sendOthers)
    },
    stop: async () => {
      turns.cancel()
      shown.isSaved = true
      await turns.settled()
    },
  }
}

function draftIn(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
