/** Counts how often something happens for each key, within the last while. Per process. */
export type SlidingWindow = {
  /** Counts one, unless the limit is reached. */
  admits(key: string): boolean
}

export function createSlidingWindow({
  count,
  milliseconds,
  now,
}: {
  count: number
  milliseconds: number
  now: () => number
}): SlidingWindow {
  const times = new Map<string, number[]>()
  return {
    admits: (key) => {
      const begin = now() - milliseconds
      const recent = (times.get(key) ?? []).filter((time) => time > begin)
      const isAdmitted = recent.length < count
      // Behind all others, so that the first ones are those that were counted longest ago.
      times.delete(key)
      times.set(key, isAdmitted ? [...recent, now()] : recent)
      for (const [old, [...of]] of times) {
        if ((of.at(-1) ?? 0) > begin) break
        times.delete(old)
      }
      return isAdmitted
    },
  }
}
