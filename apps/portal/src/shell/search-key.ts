/** The event of the key / that opens the search field of the header. The listener that opens it prevents its default. */
export const SEARCH_KEY = 'search-key'

/** Text typed after the key / before the field was loaded; null when the key was not pressed, or an element has the focus since. */
export function earlySearch(): string | null {
  return document.activeElement === document.body ? (document.documentElement.dataset.searchKey ?? null) : null
}

/** Stops storing keystrokes in the document. */
export function endEarlySearch(): void {
  delete document.documentElement.dataset.searchKey
}
