import { AppError } from 'contract'

const WINDOW_MS = 10_000
const TELLS = 30
const MOST_PEOPLE = 10_000

/** Counts what people tell, in this process. */
export type TellBudget = {
  /** @throws AppError `TOO_MANY_REQUESTS` when somebody tells more than a person does. */
  count(userId: string): void
}

/**
 * Everything that somebody tells makes others ask: it is limited for each person, so that nobody keeps them busy.
 *
 * @param now - milliseconds since 1970.
 * @param scale - multiplies the limit.
 */
export function createTellBudget({ now, scale }: { now: () => number; scale: number }): TellBudget {
  const windows = new Map<string, { startedAt: number; tells: number }>()
  return {
    count: (userId) => {
      const at = now()
      const known = windows.get(userId)
      if (known && at - known.startedAt < WINDOW_MS) {
        if (++known.tells <= TELLS * scale) return
        throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil((known.startedAt + WINDOW_MS - at) / 1000) })
      }
      if (windows.size >= MOST_PEOPLE) {
        for (const [id, { startedAt }] of windows) if (at - startedAt >= WINDOW_MS) windows.delete(id)
      }
      windows.set(userId, { startedAt: at, tells: 1 })
    },
  }
}
