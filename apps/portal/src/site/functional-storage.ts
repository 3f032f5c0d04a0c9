/** Storage keys that need functional cookies to be allowed: whole keys, or prefixes before a colon. */
export const functionalKeys = {
  /** Recent searches of each user. */
  searches: 'navdesk-searches',
  /** A small number that distinguishes visitors with the same network address. */
  articleBrowser: 'article-browser',
  /** Set when single-letter shortcuts are turned off. */
  keysOff: 'case-list-keys',
} as const

/** Removes everything that needs functional cookies to be allowed. */
export function forgetFunctional(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (Object.values(functionalKeys).some((stored) => key === stored || key.startsWith(`${stored}:`)))
      storage.removeItem(key)
  }
}
