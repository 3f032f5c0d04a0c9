/** How a target stands: passed, less than an hour away, later, or stopped while support waits for the customer. */
export type DueState = 'late' | 'soon' | 'later' | 'stopped'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How a target stands now. @param due - when it is due, ISO 8601; '' where none runs. */
export function dueState(due: string, nowMs: number): DueState {
  if (due === '') return 'stopped'
  const leftMs = Date.parse(due) - nowMs
  return leftMs < 0 ? 'late' : leftMs < HOUR_MS ? 'soon' : 'later'
}

/** `12 min`, `5 h 42 min`, `3 days`: the time to or from an instant, without saying which. */
export function distance(due: string, nowMs: number): string {
  const ms = Math.abs(Date.parse(due) - nowMs)
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`
  if (ms < DAY_MS) {
    const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS)
    return minutes === 0 ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.floor(ms / HOUR_MS)} h ${minutes} min`
  }
  const days = Math.floor(ms / DAY_MS)
  return days === 1 ? '1 day' : `${days} days`
}
