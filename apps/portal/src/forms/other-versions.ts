import type { Drafts } from '../session/drafts.ts'

/** Key prefix for the texts of the other versions of a draft. */
export const OTHERS = 'others:'
const MOST_OTHERS = 9

/** Versions of a draft by other tabs or devices that this browser has overwritten. */
export type OtherVersions = {
  /** The texts, the latest last. */
  all: () => readonly string[]
  /** Replaces all texts; beyond the limit the oldest are dropped. */
  keep: (texts: readonly string[]) => void
  add: (text: string) => void
  remove: (texts: readonly string[]) => void
  /** Whether they are stored, so that the next page can read them. */
  isKept: () => boolean
}

/**
 * Reads and stores the other versions of a draft; all tabs of this browser share them.
 *
 * @param onChange - called when the list changes.
 */
export function createOtherVersions(name: string, copies: Drafts, onChange: () => void): OtherVersions {
  const place = OTHERS + name
  // Null while this browser can store the texts.
  let inMemory: readonly string[] | null = null
  const all = (): readonly string[] => inMemory ?? textsIn(copies.read(place))
  const keep = (wanted: readonly string[]): void => {
    const texts = wanted.slice(-MOST_OTHERS)
    if (texts.length === 0) copies.remove(place)
    inMemory = texts.length === 0 || copies.write(place, { texts }) ? null : texts
    onChange()
  }
  return {
    all,
    keep,
    add: (added) => keep([...all().filter((text) => text !== added), added]),
    remove: (texts) => {
      const left = all().filter((text) => !texts.includes(text))
      if (left.length < all().length) keep(left)
    },
    isKept: () => inMemory === null,
  }
}

/** The texts in a stored copy; none when it is malformed. */
export function textsIn(kept: unknown): string[] {
  const texts = typeof kept === 'object' && kept !== null && 'texts' in kept ? kept.texts : []
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}
