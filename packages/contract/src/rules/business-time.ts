const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** When support is open: each opening and closing, in minutes since 1970, in order. */
export type OpenTimes = readonly (readonly [opens: number, closes: number])[]

/** The business time between two instants, the earlier one first, all in milliseconds. */
export function openMsBetween(open: OpenTimes, fromMs: number, toMs: number): number {
  return open.reduce((sum, [opens, closes]) => {
    const ms = Math.min(closes * MINUTE_MS, toMs) - Math.max(opens * MINUTE_MS, fromMs)
    return sum + Math.max(ms, 0)
  }, 0)
}

/**
 * The instant after a number of business hours; null if the times end before. One that falls on a closing is that closing, not the next
 * opening.
 */
export function afterOpenHours(open: OpenTimes, fromMs: number, hours: number): number | null {
  let left = hours * HOUR_MS
  if (left === 0) return fromMs
  for (const [opens, closes] of open) {
    const start = Math.max(opens * MINUTE_MS, fromMs)
    const length = closes * MINUTE_MS - start
    if (length <= 0) continue
    if (length >= left) return start + left
    left -= length
  }
  return null
}

/** When support opens next; null while it is open. */
export function nextOpening(open: OpenTimes, nowMs: number): string | null {
  const next = open.find(([, closes]) => closes * MINUTE_MS > nowMs)
  return next && next[0] * MINUTE_MS > nowMs ? new Date(next[0] * MINUTE_MS).toISOString() : null
}
