import type { DraftCopy } from './draft-copy.ts'
import { type DraftRecords, type DraftVersion, isOutdated, type StoredDraft } from './draft-records.ts'

/** Attempts to save while other tabs save too: each save invalidates the version that the other tabs know. */
const MOST_ATTEMPTS = 5

/** A draft as the form shows it. */
export type ShownDraft = {
  /** As JSON; null when there is none. */
  text: string | null
  /** The server has it. */
  isSaved: boolean
}

type Parts = {
  records: DraftRecords
  copy: DraftCopy
  shown: ShownDraft
  /** The user is leaving the page. The copy must stay: the next page may have been rendered before this save. */
  isLeaving: () => boolean
  /** Keeps a text of another tab or device that this save overwrites. */
  keepOther: (text: string) => void
}

export type DraftSender = {
  /** Sends the shown draft, or its removal, to the server. @throws FetchError */
  send: () => Promise<void>
  /** Notes the version that the server has; null when it has none. */
  setVersion: (version: DraftVersion | null) => void
  /** Stores in this browser the version on which its copy is based. */
  keepVersion: () => void
  /** Stores in this browser that the draft is removed. */
  keepRemoval: () => void
}

/** Saves one draft on the server; it overwrites only the version that this tab knows. */
export function createDraftSender(name: string, { records, copy, shown, isLeaving, keepOther }: Parts): DraftSender {
  // Null when the server has no draft, undefined when that is unknown.
  let version: DraftVersion | null | undefined = copy.version

  const isKnown = (draft: StoredDraft): boolean =>
    (version?.id === draft.id && version.version === draft.version) || copy.isRemoved(draft)

  /** Reads the current version before it is replaced: browsers log a request with a wrong version as an error of the page. */
  const learnVersion = async (): Promise<void> => {
    const { draft } = await records.find(name, { isFresh: true })
    if (draft && !isKnown(draft)) keepOther(draft.content)
    version = draft
  }

  const sendText = async (sent: string): Promise<void> => {
    // Without a known draft, creating one reveals whether another tab has created it since.
    if (version !== null) await learnVersion()
    // The user has emptied the form since.
    if (shown.text === null) return
    copy.unanswered.add(sent)
    // The user may leave the page before the answer.
    if (copy.text() !== null) copy.keepVersion(version)
    version = await records.write(name, sent, version ?? null)
    copy.unanswered.clear()
    // The user may have emptied the form since: until the server has removed the draft, a next page must not restore it.
    if (shown.text !== null) copy.forgetRemoval()
    shown.isSaved = shown.text === sent
    // The user may have typed since, here or in another tab.
    const text = copy.text()
    if (text === sent && !isLeaving()) copy.forget()
    else if (text !== null && (text === sent || !shown.isSaved)) copy.keepVersion(version)
  }

  const sendRemoval = async (): Promise<void> => {
    if (!version && copy.removed.size > 0) {
      const { draft: current } = await records.find(name, { isFresh: true })
      // Keeps a version that another tab or device has written since.
      version = current && copy.isRemoved(current) ? current : undefined
    }
    if (version) {
      // Deletes without reading first: the user may leave at any moment, and the server would keep a discarded draft.
      const known = version
      // Unknown until the answer: without one, the next attempt reads the server first.
      version = undefined
      await records.remove(known)
      version = null
    }
    if (!isLeaving()) copy.forgetRemoval()
    shown.isSaved = shown.text === null
  }

  return {
    send: async () => {
      for (let attempt = 1; !shown.isSaved; attempt++) {
        try {
          // Input typed during the request is saved later, by its own timer.
          return await (shown.text === null ? sendRemoval() : sendText(shown.text))
        } catch (error) {
          if (!isOutdated(error) || attempt === MOST_ATTEMPTS) throw error
          // Another tab or device was faster: read the version again.
          version = undefined
        }
      }
    },
    setVersion: (current) => {
      version = current
    },
    keepVersion: () => copy.keepVersion(version),
    keepRemoval: () => copy.keepRemoval(version),
  }
}
