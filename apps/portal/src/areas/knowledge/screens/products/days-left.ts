const DAY_MS = 86_400_000

/** Days from a time to the end of the last day of a service, by the calendar of UTC: 0 on the last day, less than 0 when it is over. */
export function daysLeft(lastDay: string, nowMs: number): number {
  return Math.floor(Date.parse(`${lastDay}T00:00:00Z`) / DAY_MS) - Math.floor(nowMs / DAY_MS)
}
