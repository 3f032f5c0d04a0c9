import type { Drafts } from '../session/drafts.ts'

/** Stored with the copy of a draft: the texts of its other versions. */
export const OTHERS = 'others:'
const MOST_OTHERS = 9

/** Versions of one draft that this browser has replaced: other tabs or devices had written them. */
export type OtherVersions = {
  /** The texts, the latest last. */
  all: () => readonly string[]
  /** Keeps these in place of all; of too many the oldest go. */
  keep: (texts: readonly string[]) => void
  add: (text: string) => void
  remove: (texts: readonly string[]) => void
  /** Whether the next page of this browser finds them. */
  isKept: () => boolean
}

/**
 * The other versions of a draft, which all tabs of this browser share.
 *
 * @param onChange - called when there are others than before.
 */
export function createOtherVersions(name: string, copies: Drafts, onChange: () => void): OtherVersions {
  const place = OTHERS + name
  // Null unless this browser keeps nothing.
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
    add: (text) => keep([...all().filter((one) => one !== text), text]),
    remove: (texts) => {
      const left = all().filter((one) => !texts.includes(one))
      if (left.length < all().length) keep(left)
    },
    isKept: () => inMemory === null,
  }
}

/** The texts that a copy in the browser lists; none where it cannot be read. */
export function textsIn(kept: unknown): string[] {
  const texts = typeof kept === 'object' && kept !== null && 'texts' in kept ? kept.texts : []
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
}
