import { AppError } from 'contract'

const WINDOW_MS = 10_000
const MAX_REPORTS = 30
const MAX_PEOPLE = 10_000

/** Counts the presence reports of each person in this process. */
export type PresenceRateLimit = {
  /** @throws AppError `TOO_MANY_REQUESTS` for more reports than pages of a person send. */
  count(userId: string): void
}

/**
 * Limits the presence reports of each person, because each report makes the pages of the others request the presence.
 *
 * @param now - milliseconds since 1970.
 * @param scale - multiplies the limit.
 */
export function createPresenceRateLimit({ now, scale }: { now: () => number; scale: number }): PresenceRateLimit {
  const windows = new Map<string, { startedAt: number; reports: number }>()
  return {
    count: (userId) => {
      const at = now()
      const known = windows.get(userId)
      if (known && at - known.startedAt < WINDOW_MS) {
        if (++known.reports <= MAX_REPORTS * scale) return
        throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil((known.startedAt + WINDOW_MS - at) / 1000) })
      }
      if (windows.size >= MAX_PEOPLE) {
        for (const [id, { startedAt }] of windows) if (at - startedAt >= WINDOW_MS) windows.delete(id)
      }
      windows.set(userId, { startedAt: at, reports: 1 })
    },
  }
}
