import type { Drafts } from '../session/drafts.ts'
import type { DraftVersion, StoredDraft } from './draft-records.ts'
import { textsIn } from './other-versions.ts'

/**
 * Key prefix for the server version on which the copy of a draft is based, and for texts that were sent but not answered. An unknown
 * version is absent.
 */
export const VERSION_OF = 'version:'
/** Key prefix for a removed draft that may still be on the server: its version, and texts that were sent or shown. */
export const REMOVED = 'removed:'

/** The copy of one draft in this browser, which all its tabs share. Texts are drafts as JSON. */
export type DraftCopy = {
  /** Null when there is none. */
  text: () => string | null
  /** @returns false when this browser cannot store it. */
  write: (draft: unknown) => boolean
  forget: () => void
  /** Texts that this page or an earlier one sent without an answer: the server may have stored them. */
  unanswered: Set<string>
  /** The server version on which the copy of an earlier page is based; undefined if unknown. */
  version: DraftVersion | undefined
  /** Stores the version on which the copy is based, and the unanswered texts. */
  keepVersion: (version: DraftVersion | null | undefined) => void
  /** An earlier page removed the draft, and the server may still have it. */
  hasRemoval: boolean
  /** Texts of the removed draft. */
  removed: Set<string>
  /** Whether a draft of the server is the one that an earlier page removed. */
  isRemoved: (draft: StoredDraft) => boolean
  /** Stores the removed texts, and the version that the server had, until the server has removed the draft. */
  keepRemoval: (version: DraftVersion | null | undefined) => void
  forgetRemoval: () => void
}

export function createDraftCopy(name: string, copies: Drafts): DraftCopy {
  const unanswered = new Set(textsIn(copies.read(VERSION_OF + name)))
  const removed = new Set(textsIn(copies.read(REMOVED + name)))
  let removedVersion = versionIn(copies.read(REMOVED + name))
  return {
    text: () => textOf(copies.read(name)),
    write: (draft) => copies.write(name, draft),
    forget: () => {
      copies.remove(name)
      copies.remove(VERSION_OF + name)
    },
    unanswered,
    version: versionIn(copies.read(VERSION_OF + name)),
    keepVersion: (version) => {
      copies.write(VERSION_OF + name, { ...(version === undefined ? {} : { version }), texts: [...unanswered] })
    },
    hasRemoval: copies.read(REMOVED + name) !== null,
    removed,
    isRemoved: ({ id, version, content }) =>
      removed.has(content) || (removedVersion?.id === id && removedVersion.version === version),
    keepRemoval: (version) => {
      // Unknown while the removal is being sent.
      removedVersion = version ?? removedVersion
      if (removed.size > 0) copies.write(REMOVED + name, { version: removedVersion ?? null, texts: [...removed] })
    },
    forgetRemoval: () => {
      removedVersion = undefined
      removed.clear()
      copies.remove(REMOVED + name)
    },
  }
}

const textOf = (draft: unknown): string | null => (draft === null ? null : JSON.stringify(draft))

function versionIn(kept: unknown): DraftVersion | undefined {
  if (typeof kept !== 'object' || kept === null || !('version' in kept)) return undefined
  const { version } = kept as { version: Partial<DraftVersion> | null }
  // The server had no draft when the copy was made; this page or another tab may have saved one since.
  if (version === null) return undefined
  const { id, version: number } = version
  return typeof id === 'string' && typeof number === 'number' ? { id, version: number } : undefined
}
