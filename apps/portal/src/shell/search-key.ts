/** The event by which the key asks for the field of the header. What opens that field prevents its default. */
export const SEARCH_KEY = 'search-key'

/** What was typed after the key before the field was there; null where the key was not pressed, or the reader went elsewhere since. */
export function earlySearch(): string | null {
  return document.activeElement === document.body ? (document.documentElement.dataset.searchKey ?? null) : null
}

/** The document keeps no more of what is typed. */
export function endEarlySearch(): void {
  delete document.documentElement.dataset.searchKey
}
