import { functionalKeys } from '../../site/functional-storage.ts'

const MOST = 5

/** Recent searches of a user, or of guests, in this browser; the latest first. */
export function recentSearches(storage: Storage, userId: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Stores a search as the latest. Failures are ignored, because recent searches are optional. */
export function keepSearch(storage: Storage, userId: string | null, words: string): void {
  const lower = words.toLowerCase()
  const others = recentSearches(storage, userId).filter((search) => search.toLowerCase() !== lower)
  try {
    storage.setItem(keyOf(userId), JSON.stringify([words, ...others].slice(0, MOST)))
  } catch {
    // Storage quota exceeded.
  }
}

const keyOf = (userId: string | null): string => `${functionalKeys.searches}:${userId ?? 'visitor'}:`
