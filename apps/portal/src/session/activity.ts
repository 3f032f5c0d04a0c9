/** A person counts as present for this long after a key, a click or a touch. */
const PRESENCE_MS = 5_000

/** Tells calls that a person caused from calls that the page makes by itself; only the former keep a session alive. */
export type Activity = {
  /** Somebody did something just now. */
  note: () => void
  /** Whether a call made now was caused by somebody. */
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
