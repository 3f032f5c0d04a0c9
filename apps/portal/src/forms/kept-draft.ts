import type { Drafts } from '../session/drafts.ts'
import { type DraftRecords, type DraftVersion, isOutdated, mayPass, type StoredDraft } from './draft-records.ts'
import { createOtherVersions, textsIn } from './other-versions.ts'

/** A draft is sent this long after the last key, so that the server has it within two seconds. */
const SAVE_AFTER_MS = 1_000
const TRY_AGAIN_MS = 10_000
/** Several tabs that write at once replace each other's versions: each tries this often. */
const MOST_ATTEMPTS = 5
/** How many of its last texts a page recognises as its own when another tab has sent one of them. */
const MOST_OWN = 100

/**
 * Stored with the copy of a draft: the version of the server that it replaces, and the texts that were sent without an answer until now. A copy
 * without an answer of the server is marked so.
 */
export const VERSION_OF = 'version:'
/** A draft that was removed here and may still be on the server: the texts that it may have. */
export const REMOVED = 'removed:'

/** One draft of the reader: on the server, and in this browser from each key until the server has it. */
export type KeptDraft = {
  read: () => unknown
  /**
   * The draft of the server, unless this browser has a later one; without any, another version that was left. What is typed
   * during the read replaces the draft that it returns.
   */
  load: () => Promise<unknown>
  /** @returns false when this browser keeps no copy. */
  write: (draft: unknown) => boolean
  /** Removes the draft that this tab knows; one that another tab has written since stays. */
  remove: () => void
  /** What another tab or device had written when this browser replaced it, the latest first; null when there is no such draft. */
  replaced: () => unknown
  /** Answers the replaced draft, and takes the own one for replaced: it comes after all others. */
  takeReplaced: () => unknown
  isSaved: () => boolean
  /** Sends what the server does not have; a failure is tried again. */
  save: () => Promise<void>
  /** The same at once, with what other tabs left in this browser, other versions included. @throws when the server does not have it. */
  flush: () => Promise<void>
  /** Sends nothing more of what was written until now, and waits for what is on its way. */
  stop: () => Promise<void>
}

type Parts = {
  records: DraftRecords
  /** The copies in this browser. */
  copies: Drafts
  /** Called when a draft was replaced, or a replaced one is shown or gone. */
  onReplaced: () => void
}

/**
 * One draft of a form. The later key wins: where another tab or device has written since, its draft is replaced by what is typed here.
 * This browser keeps what was replaced, through reloads too, and shows it on request, or when the form is opened with nothing else.
 */
export function createKeptDraft(name: string, { records, copies, onReplaced }: Parts): KeptDraft {
  // As JSON; null when there is none.
  let text = textOf(copies.read(name))
  // What this page has shown and written, the latest last.
  let own: readonly string[] = text === null ? [] : [text]
  // Null where the server has none, undefined where that is not known.
  let version: DraftVersion | null | undefined = versionIn(copies.read(VERSION_OF + name))
  let isSaved = text === null && copies.read(REMOVED + name) === null
  const others = createOtherVersions(name, copies, onReplaced)
  // The page was rendered with the draft of that moment.
  let isLoaded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastTurn: Promise<unknown> = Promise.resolve()
  let removals = 0
  // Sent without an answer, by this page or an earlier one: the server may have stored it.
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
  const keepOther = (other: string | null): void => {
    if (other !== null && !own.includes(other) && !unanswered.has(other)) others.add(other)
  }
  const lastOther = (): string | null => others.all().findLast((other) => !own.includes(other)) ?? null

  const isKnown = ({ id, version: number, content }: StoredDraft): boolean =>
    (version?.id === id && version.version === number) || removed.has(content)

  /** Reads what the server has, before it is replaced: a refused version would be reported as an error of the page. */
  const learnVersion = async (): Promise<void> => {
    const { draft } = await records.find(name, { isFresh: true })
    if (draft && !isKnown(draft)) keepOther(draft.content)
    version = draft
  }

  const send = async (): Promise<void> => {
    for (let attempt = 1; !isSaved; attempt++) {
      try {
        // Input typed during the request is sent after its own last key.
        return await (text === null ? sendRemoval() : sendText(text))
      } catch (error) {
        if (!isOutdated(error) || attempt === MOST_ATTEMPTS) throw error
        // Another tab or device was faster: look again.
        version = undefined
      }
    }
  }

  const sendText = async (sent: string): Promise<void> => {
    // Where there was none, its creation says whether there is one now.
    if (version !== null) await learnVersion()
    unanswered.add(sent)
    // The page may be left before the answer.
    if (copies.read(name) !== null) keepVersion()
    version = await records.write(name, sent, version ?? null)
    unanswered.clear()
    forgetRemoval()
    isSaved = text === sent
    // Something may have been typed since, here or in another tab.
    const copy = textOf(copies.read(name))
    if (copy === sent) forgetCopy()
    else if (copy !== null && !isSaved) keepVersion()
  }

  const sendRemoval = async (): Promise<void> => {
    if (!version && removed.size > 0) {
      const { draft: found } = await records.find(name, { isFresh: true })
      // Another tab or device may have written it since: that one stays.
      version = found && removed.has(found.content) ? found : undefined
    }
    if (version) {
      // At once, without a look before: the page may be left at any moment, and the server would keep what was discarded.
      const known = version
      // Without an answer it may be gone: the next send reads the server first.
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

  /** What another tab left in this browser, or wrote before it was replaced, becomes the draft of this one. */
  const adoptOther = (): string | null => {
    const other = textOf(copies.read(name)) ?? lastOther()
    if (other === null) return null
    others.remove([other])
    adopt(other)
    return other
  }
  const adopt = (shown: string): void => {
    show(shown)
    isSaved = false
    copies.write(name, draftIn(shown))
    keepVersion()
    saveAfter(SAVE_AFTER_MS)
  }
  /** Takes versions that were stored alongside the draft, at a log out, back into this browser. */
  const takeBack = async (beside: readonly StoredDraft[]): Promise<void> => {
    for (const stored of beside) {
      keepOther(stored.content)
      // What is not removed is found once more.
      if (others.isKept()) await records.remove(stored).catch(() => undefined)
    }
  }
  const sendOthers = async (): Promise<void> => {
    keepOther(textOf(copies.read(name)))
    for (const other of others.all()) if (!own.includes(other)) await records.writeAlongside(name, other)
  }

  return {
    read: () => draftIn(text),
    load: async () => {
      let loaded = text
      const before = removals
      const find = async (): Promise<void> => {
        if (!isSaved) return
        const { draft, beside } = await records.find(name, { isFresh: isLoaded })
        isLoaded = true
        version = draft
        loaded = draft?.content ?? null
        if (isSaved) show(loaded)
        await takeBack(beside)
      }
      // Without an answer the form is empty, and what is typed into it is compared with the draft before it replaces that.
      await (isSaved ? inTurn(find).catch(() => undefined) : undefined)
      // Sent by another form of this page, it was removed on the way.
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
      others.keep([...(text === null ? [] : [text]), ...others.all().filter((other) => other !== theirs)])
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
  // There was none when the copy was made; it may have been sent since, by this page before it was left or by another tab.
  if (version === null) return undefined
  const { id, version: number } = version
  return typeof id === 'string' && typeof number === 'number' ? { id, version: number } : undefined
}
