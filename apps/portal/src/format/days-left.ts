const DAY_MS = 86_400_000

/** Days from a time to a day such as the last one of a service, by the calendar of UTC: 0 on that day, less than 0 when it is over. */
export function daysLeft(day: string, nowMs: number): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) - Math.floor(nowMs / DAY_MS)
}
