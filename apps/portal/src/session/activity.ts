/** The user counts as active for this long after a key, a click or a touch. */
const PRESENCE_MS = 5_000

/** Distinguishes calls caused by the user from automatic calls of the page; only the former keep a session alive. */
export type Activity = {
  /** Records user activity. */
  note: () => void
  /** Whether a call made now counts as caused by the user. */
  isPresent: () => boolean
}

export function createActivity({ now }: { now: () => number }): Activity {
  let lastMs = Number.NEGATIVE_INFINITY
  return {
    note: () => {
      lastMs = now()
    },
    isPresent: () => now() - lastMs < PRESENCE_MS,
  }
}
