const DAY_MS = 86_400_000

/** Days until a day, such as the last day of a service, by the UTC calendar: 0 on that day, negative after it. */
export function daysLeft(day: string, nowMs: number): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) - Math.floor(nowMs / DAY_MS)
}
