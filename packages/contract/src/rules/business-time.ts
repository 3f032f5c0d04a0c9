import { businessHours } from './answer-targets.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A Monday, 0000 UTC: weeks are counted from it. */
const MONDAY_MS = Date.UTC(1970, 0, 5)

const { firstWeekday, lastWeekday, fromHour, untilHour } = businessHours
const workdayMs = (untilHour - fromHour) * HOUR_MS
const workdaysOfWeek = lastWeekday - firstWeekday + 1

/**
 * The instant after a number of business hours. A due time that falls on the end of a business day is that end, not the start of the next
 * day.
 */
export function afterBusinessHours(from: string, hours: number): string {
  return new Date(instantOf(businessMsUntil(Date.parse(from)) + hours * HOUR_MS)).toISOString()
}

/** The business hours between two instants, the earlier one first. */
export function businessHoursBetween(from: string, to: string): number {
  return (businessMsUntil(Date.parse(to)) - businessMsUntil(Date.parse(from))) / HOUR_MS
}

/** When support opens next; null while it is open. */
export function nextOpening(now: string): string | null {
  const opens = instantOf(businessMsUntil(Date.parse(now)) + 1) - 1
  return opens > Date.parse(now) ? new Date(opens).toISOString() : null
}

/** The business time from the Monday of reference to an instant. */
function businessMsUntil(ms: number): number {
  const days = Math.floor((ms - MONDAY_MS) / DAY_MS)
  const ofDay = ms - MONDAY_MS - days * DAY_MS - fromHour * HOUR_MS
  const weeks = Math.floor(days / 7)
  const workday = days - weeks * 7 - (firstWeekday - 1)
  const worked = Math.min(Math.max(workday, 0), workdaysOfWeek) * workdayMs
  const isWorkday = workday >= 0 && workday < workdaysOfWeek
  return weeks * workdaysOfWeek * workdayMs + worked + (isWorkday ? Math.min(Math.max(ofDay, 0), workdayMs) : 0)
}

/** The first instant with this much business time since the Monday of reference. */
function instantOf(businessMs: number): number {
  const workdays = Math.ceil(businessMs / workdayMs) - 1
  const weeks = Math.floor(workdays / workdaysOfWeek)
  const days = weeks * 7 + (workdays - weeks * workdaysOfWeek) + firstWeekday - 1
  return MONDAY_MS + days * DAY_MS + fromHour * HOUR_MS + (businessMs - workdays * workdayMs)
}
