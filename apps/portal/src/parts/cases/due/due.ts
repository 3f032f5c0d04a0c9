import { businessHours, businessHoursBetween } from 'contract'
import { workTime } from '../work-time.ts'

/** State of a target: missed, less than a business hour away, later, or paused while support waits for the customer. */
type DueState = 'late' | 'soon' | 'later' | 'stopped'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const BUSINESS_DAY_MS = (businessHours.untilHour - businessHours.fromHour) * HOUR_MS

/** State of a target now. @param due - ISO 8601; '' for no target. */
export function dueState(due: string, nowMs: number): DueState {
  if (due === '') return 'stopped'
  if (Date.parse(due) < nowMs) return 'late'
  return businessHoursBetween(new Date(nowMs).toISOString(), due) < 1 ? 'soon' : 'later'
}

/** Like {@link distance} in business hours, in which targets are counted: nights and weekends do not count. */
export function businessDistance(due: string, nowMs: number): string {
  const ms = businessMs(due, nowMs)
  return ms < BUSINESS_DAY_MS ? withinDay(ms) : days(Math.floor(ms / BUSINESS_DAY_MS), 'business day')
}

/** Like {@link businessDistance}, without minutes from three hours on: `12 min`, `1 h 52 min`, `5 h`, `3 days`. */
export function shortDistance(due: string, nowMs: number): string {
  const ms = businessMs(due, nowMs)
  if (ms >= BUSINESS_DAY_MS) return days(Math.floor(ms / BUSINESS_DAY_MS), 'day')
  return withinDay(ms < 3 * HOUR_MS ? ms : ms - (ms % HOUR_MS))
}

/** The business time to or from an instant, without its direction. */
function businessMs(due: string, nowMs: number): number {
  const now = new Date(nowMs).toISOString()
  const [from, to] = Date.parse(due) < nowMs ? [due, now] : [now, due]
  return businessHoursBetween(from, to) * HOUR_MS
}

/** `12 min`, `5 h 42 min`, `3 days`: the time to or from an instant, without its direction. */
export function distance(due: string, nowMs: number): string {
  const ms = Math.abs(Date.parse(due) - nowMs)
  return ms < DAY_MS ? withinDay(ms) : days(Math.floor(ms / DAY_MS), 'day')
}

const withinDay = (ms: number): string => workTime(Math.floor(ms / MINUTE_MS))

const days = (count: number, name: string): string => (count === 1 ? `1 ${name}` : `${count} ${name}s`)
