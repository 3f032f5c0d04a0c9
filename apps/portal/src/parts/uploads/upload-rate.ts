/** Length of the sliding window over which the rate is measured. */
const WINDOW_MS = 8_000
/** Shortest time span that gives a usable rate. */
const SHORTEST_MS = 1_000

/** Measures how fast bytes are sent. */
export type UploadRate = {
  /** @returns bytes per second; null until there is enough data. */
  at: (nowMs: number, sentBytes: number) => number | null
}

export function createUploadRate(): UploadRate {
  const samples: { atMs: number; sentBytes: number }[] = []
  return {
    at: (atMs, sentBytes) => {
      samples.push({ atMs, sentBytes })
      // Keeps one sample from before the window, so that slow connections also have a rate.
      while (samples[1] !== undefined && samples[1].atMs <= atMs - WINDOW_MS) samples.shift()
      const [first] = samples
      if (first === undefined || atMs - first.atMs < SHORTEST_MS) return null
      return ((sentBytes - first.sentBytes) / (atMs - first.atMs)) * 1_000
    },
  }
}
