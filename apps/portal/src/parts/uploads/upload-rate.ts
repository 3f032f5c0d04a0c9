/** The rate is that of so many of the last milliseconds. */
const WINDOW_MS = 8_000
/** A shorter time tells no rate. */
const SHORTEST_MS = 1_000

/** Measures how fast bytes are sent. */
export type UploadRate = {
  /** @returns bytes per second; null while that cannot be told. */
  at: (nowMs: number, sentBytes: number) => number | null
}

export function createUploadRate(): UploadRate {
  const known: { atMs: number; sentBytes: number }[] = []
  return {
    at: (atMs, sentBytes) => {
      known.push({ atMs, sentBytes })
      // One from before the window stays, so that a slow line has a rate too.
      while (known[1] !== undefined && known[1].atMs <= atMs - WINDOW_MS) known.shift()
      const [first] = known
      if (first === undefined || atMs - first.atMs < SHORTEST_MS) return null
      return ((sentBytes - first.sentBytes) / (atMs - first.atMs)) * 1_000
    },
  }
}
