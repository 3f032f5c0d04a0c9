import type { Drafts } from '../session/drafts.ts'
import { type DraftRecords, type DraftVersion, isOutdated, mayPass, type StoredDraft } from './draft-records.ts'
import { createOtherVersions, textsIn } from './other-versions.ts'

/** A draft is saved this long after the last keystroke, so that the server has it within two seconds. */
const SAVE_AFTER_MS = 1_000
const TRY_AGAIN_MS = 10_000
/** Attempts to save while other tabs save at the same time: each save invalidates the version that the others know. */
const MOST_ATTEMPTS = 5
/** How many of its latest texts a page recognizes as its own when another tab has sent one of them. */
const MOST_OWN = 100

/**
 * Key prefix, stored with the copy of a draft: the server version that the copy replaces, and texts that were sent but not answered. The
 * version is absent where it is unknown.
 */
export const VERSION_OF = 'version:'
/** Key prefix of the texts of a removed draft that the server may still have. */
export const REMOVED = 'removed:'

/** One draft of the reader: on the server, and in this browser from each keystroke until the server has it. */
export type KeptDraft = {
  read: () => unknown
  /**
   * The server's draft, unless this browser has a later one; without either, a replaced version. Input typed during the read
   * replaces the returned draft.
   */
  load: () => Promise<unknown>
  /** @returns false when this browser cannot store a copy. */
  write: (draft: unknown) => boolean
  /** Removes the version that this tab knows; a later version of another tab stays. */
  remove: () => void
  /** The latest version of another tab or device that this browser replaced; null when there is none. */
  replaced: () => unknown
  /** Returns the replaced version and swaps it with the current one, which is offered after all other replaced versions. */
  takeReplaced: () => unknown
  isSaved: () => boolean
  /** Saves to the server what it does not have; a failure is retried. */
  save: () => Promise<void>
  /** Saves at once, including what other tabs left in this browser and all replaced versions. @throws when that fails. */
  flush: () => Promise<void>
  /** Cancels pending saves and waits for the request in flight. */
  stop: () => Promise<void>
}

type Parts = {
  records: DraftRecords
  /** The copies in this browser. */
  copies: Drafts
  /** Called when the replaced versions change. */
  onReplaced: () => void
}

/**
 * One draft of a form. The last keystroke wins: typing here replaces what another tab or device has saved since. This browser keeps the
 * replaced version, also after a reload, and shows it on request, or when the form is opened without any other draft.
 */
export function createKeptDraft(name: string, { records, copies, onReplaced }: Parts): KeptDraft {
  // As JSON; null when there is none.
  let text = textOf(copies.read(name))
  // The texts that this page has shown or written, the latest last.
  let own: readonly string[] = text === null ? [] : [text]
  // Null when the server has no draft, undefined when that is unknown.
  let version: DraftVersion | null | undefined = versionIn(copies.read(VERSION_OF + name))
  let isSaved = text === null && copies.read(REMOVED + name) === null
  const others = createOtherVersions(name, copies, onReplaced)
  // The first load takes the draft that the page was rendered with.
  let isLoaded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  let removals = 0
  // Sent but not answered, by this page or an earlier one: the server may have stored them.
  const unanswered = new Set(textsIn(copies.read(VERSION_OF + name)))
  const removed = new Set(textsIn(copies.read(REMOVED + name)))

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(work)
    lastTurn = turn.catch(() => undefined)
    return turn
  }
  const saveAfter = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }
  const save = (): Promise<void> =>
    inTurn(send).catch((error: unknown) => {
      if (mayPass(error)) saveAfter(TRY_AGAIN_MS)
    })

  const show = (shown: string | null): void => {
    text = shown
    if (shown !== null) own = [...own.slice(1 - MOST_OWN), shown]
  }
  const keepOther = (replacedText: string | null): void => {
    if (replacedText !== null && !own.includes(replacedText) && !unanswered.has(replacedText)) others.add(replacedText)
  }
  const lastOther = (): string | null => others.all().findLast((theirs) => !own.includes(theirs)) ?? null

  const isKnown = ({ id, version: number, content }: StoredDraft): boolean =>
    (version?.id === id && version.version === number) || removed.has(content)

  /** Reads the current version before it is replaced: browsers log a request with a wrong version as an error of the page. */
  const learnVersion = async (): Promise<void> => {
    const { draft } = await records.find(name, { isFresh: true })
    if (draft && !isKnown(draft)) keepOther(draft.content)
    version = draft
  }

  const send = async (): Promise<void> => {
    for (let attempt = 1; !isSaved; attempt++) {
      try {
        // Input typed during the request is saved later, by its own timer.
        return await (text === null ? sendRemoval() : sendText(text))
      } catch (error) {
        if (!isOutdated(error) || attempt === MOST_ATTEMPTS) throw error
        // Another tab or device was faster: read the version again.
        version = undefined
      }
    }
  }

  const sendText = async (sent: string): Promise<void> => {
    // Without a known draft, creating one reveals whether another tab has created it since.
    if (version !== null) await learnVersion()
    unanswered.add(sent)
    // The user may leave the page before the answer.
    if (copies.read(name) !== null) keepVersion()
    version = await records.write(name, sent, version ?? null)
    unanswered.clear()
    forgetRemoval()
    isSaved = text === sent
    // The user may have typed since, here or in another tab.
    const copy = textOf(copies.read(name))
    if (copy === sent) forgetCopy()
    else if (copy !== null && !isSaved) keepVersion()
  }

  const sendRemoval = async (): Promise<void> => {
    if (!version && removed.size > 0) {
      const { draft: current } = await records.find(name, { isFresh: true })
      // A version that another tab or device has written since stays.
      version = current && removed.has(current.content) ? current : undefined
    }
    if (version) {
      // Deletes without reading first: the user may leave at any moment, and the server would keep a discarded draft.
      const known = version
      // Unknown until the answer: without one, the next attempt reads the server first.
      version = undefined
      await records.remove(known)
      version = null
    }
    forgetRemoval()
    isSaved = text === null
  }

  const keepVersion = (): boolean =>
    copies.write(VERSION_OF + name, { ...(version === undefined ? {} : { version }), texts: [...unanswered] })
  const forgetRemoval = (): void => {
    removed.clear()
    copies.remove(REMOVED + name)
  }
  const forgetCopy = (): void => {
    copies.remove(name)
    copies.remove(VERSION_OF + name)
  }

  /** Adopts what another tab left in this browser, or the latest replaced version, as the draft of this tab. */
  const adoptOther = (): string | null => {
    const adopted = textOf(copies.read(name)) ?? lastOther()
    if (adopted === null) return null
    others.remove([adopted])
    adopt(adopted)
    return adopted
  }
  const adopt = (shown: string): void => {
    show(shown)
    isSaved = false
    copies.write(name, draftIn(shown))
    keepVersion()
    saveAfter(SAVE_AFTER_MS)
  }
  /** Moves versions that a log out stored alongside the draft back into this browser. */
  const takeBack = async (alternatives: readonly StoredDraft[]): Promise<void> => {
    for (const stored of alternatives) {
      keepOther(stored.content)
      // A version that could not be removed is read again by the next load.
      if (others.isKept()) await records.remove(stored).catch(() => undefined)
    }
  }
  const sendOthers = async (): Promise<void> => {
    keepOther(textOf(copies.read(name)))
    for (const theirs of others.all()) if (!own.includes(theirs)) await records.writeAlongside(name, theirs)
  }

  return {
    read: () => draftIn(text),
    load: async () => {
      let loaded = text
      const before = removals
      const find = async (): Promise<void> => {
        if (!isSaved) return
        const { draft, alternatives } = await records.find(name, { isFresh: isLoaded })
        isLoaded = true
        version = draft
        loaded = draft?.content ?? null
        if (isSaved) show(loaded)
        await takeBack(alternatives)
      }
      // If the read fails, the form opens empty; saving reads the draft first and keeps it as a replaced version.
      await (isSaved ? inTurn(find).catch(() => undefined) : undefined)
      // Another form of this page sent and removed the draft during the read.
      if (removals !== before) return draftIn(text)
      return draftIn(loaded ?? (text === null ? adoptOther() : null))
    },
    write: (draft) => {
      // Another tab may have typed since.
      keepOther(textOf(copies.read(name)))
      show(JSON.stringify(draft))
      others.remove(own)
      isSaved = false
      saveAfter(SAVE_AFTER_MS)
      keepVersion()
      return copies.write(name, draft)
    },
    remove: () => {
      removals += 1
      const copy = textOf(copies.read(name))
      if (copy === null || own.includes(copy)) forgetCopy()
      others.remove(own)
      for (const sent of [...unanswered, ...(text === null ? [] : [text])]) removed.add(sent)
      text = null
      isSaved = false
      if (removed.size > 0) copies.write(REMOVED + name, { texts: [...removed] })
      saveAfter(0)
    },
    replaced: () => draftIn(lastOther()),
    takeReplaced: () => {
      const theirs = lastOther()
      if (theirs === null) return null
      others.keep([...(text === null ? [] : [text]), ...others.all().filter((replacedText) => replacedText !== theirs)])
      own = []
      adopt(theirs)
      return draftIn(theirs)
    },
    isSaved: () => isSaved,
    save,
    flush: async () => {
      if (text === null) adoptOther()
      clearTimeout(timer)
      await inTurn(send)
      await inTurn(sendOthers)
    },
    stop: async () => {
      clearTimeout(timer)
      isSaved = true
      await lastTurn
    },
  }
}

const textOf = (draft: unknown): string | null => (draft === null ? null : JSON.stringify(draft))

function draftIn(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function versionIn(kept: unknown): DraftVersion | undefined {
  if (typeof kept !== 'object' || kept === null || !('version' in kept)) return undefined
  const { version } = kept as { version: Partial<DraftVersion> | null }
  // The server had no draft when the copy was made; this page or another tab may have saved one since.
  if (version === null) return undefined
  const { id, version: number } = version
  return typeof id === 'string' && typeof number === 'number' ? { id, version: number } : undefined
}
