const NAME = 'navdesk-timed-out'

/** Keeps for the next page of this tab that the session has timed out. */
export function noteTimedOut(storage: Storage): void {
  try {
    storage.setItem(NAME, 'yes')
  } catch {
    // A browser that stores nothing: the sign-in page says that the session has expired.
  }
}

/** Whether the session has timed out on the page before; true once. */
export function takeTimedOut(storage: Storage): boolean {
  const isNoted = storage.getItem(NAME) !== null
  if (isNoted) storage.removeItem(NAME)
  return isNoted
}
