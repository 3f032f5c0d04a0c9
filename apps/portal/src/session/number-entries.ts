/**
 * Numbers the history entries that the browser creates without the router, such as for a second mailed link in the same tab. The router
 * needs these numbers to compute how far to go back, and warns of an entry without one. Call it before the router subscribes.
 *
 * @returns a function to call after each navigation of the router.
 */
export function numberEntries(): () => void {
  let last = 0
  const note = (): void => {
    last = numberOf(history.state) ?? last
  }
  addEventListener('popstate', () => {
    if (numberOf(history.state) === null) history.replaceState({ idx: last + 1 }, '')
    note()
  })
  return note
}

function numberOf(state: unknown): number | null {
  const number: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : null
  return typeof number === 'number' ? number : null
}
