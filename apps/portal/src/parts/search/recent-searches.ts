import { functionalKeys } from '../../site/functional-storage.ts'

const MOST = 5

/** What somebody, or a visitor, has searched for lately in this browser, the last search first. */
export function recentSearches(storage: Storage, userId: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps a search as the last one. A browser that keeps nothing does without. */
export function keepSearch(storage: Storage, userId: string | null, words: string): void {
  const lower = words.toLowerCase()
  const others = recentSearches(storage, userId).filter((one) => one.toLowerCase() !== lower)
  try {
    storage.setItem(keyOf(userId), JSON.stringify([words, ...others].slice(0, MOST)))
  } catch {
    // There is no room.
  }
}

const keyOf = (userId: string | null): string => `${functionalKeys.searches}:${userId ?? 'visitor'}:`
