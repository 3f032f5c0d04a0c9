import { SEARCHES } from '../../session/drafts.ts'

const MOST = 5

/** What somebody has searched for lately in this browser, the last search first. */
export function recentSearches(storage: Storage, userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Keeps a search as the last one. A browser that keeps nothing does without. */
export function keepSearch(storage: Storage, userId: string, words: string): void {
  const lower = words.toLowerCase()
  const others = recentSearches(storage, userId).filter((one) => one.toLowerCase() !== lower)
  try {
    storage.setItem(keyOf(userId), JSON.stringify([words, ...others].slice(0, MOST)))
  } catch {
    // There is no room.
  }
}

const keyOf = (userId: string): string => `${SEARCHES}:${userId}:`
