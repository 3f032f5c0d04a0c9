const NAME = 'navdesk-timed-out'

/** Stores for the next page of this tab that the session has timed out. */
export function noteTimedOut(storage: Storage): void {
  try {
    storage.setItem(NAME, 'yes')
  } catch {
    // Without storage, the sign-in page still says that the session has expired.
  }
}

/** Whether the session timed out on the previous page; true once. */
export function takeTimedOut(storage: Storage): boolean {
  const isNoted = storage.getItem(NAME) !== null
  if (isNoted) storage.removeItem(NAME)
  return isNoted
}
