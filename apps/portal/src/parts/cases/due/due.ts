import { openMsBetween, type ShownCalendar, type SupportTimes } from 'contract'
import { workTime } from '../work-time.ts'

/** State of a target: missed, less than a business hour away, later, or paused while support waits for the customer. */
type DueState = 'late' | 'soon' | 'later' | 'stopped'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The calendar of a target; the default one for a target without, and for one that was added after the page was rendered. */
export const calendarOf = ({ calendars }: SupportTimes, id = ''): ShownCalendar => calendars[id] ?? calendars['']

/** State of a target now. @param due - ISO 8601; '' for no target. */
export function dueState(due: string, nowMs: number, { open }: ShownCalendar): DueState {
  if (due === '') return 'stopped'
  const dueMs = Date.parse(due)
  if (dueMs < nowMs) return 'late'
  return openMsBetween(open, nowMs, dueMs) < HOUR_MS ? 'soon' : 'later'
}

/** Like {@link distance} in business hours, in which targets are counted: nights and weekends do not count. */
export function businessDistance(due: string, nowMs: number, calendar: ShownCalendar): string {
  const ms = businessMs(due, nowMs, calendar)
  if (ms === null) return distance(due, nowMs)
  const day = dayMs(calendar)
  return ms < day ? withinDay(ms) : days(Math.floor(ms / day), 'business day')
}

/** Like {@link businessDistance}, without minutes from three hours on: `12 min`, `1 h 52 min`, `5 h`, `3 days`. */
export function shortDistance(due: string, nowMs: number, calendar: ShownCalendar): string {
  const ms = businessMs(due, nowMs, calendar)
  if (ms === null) return distance(due, nowMs)
  const day = dayMs(calendar)
  if (ms >= day) return days(Math.floor(ms / day), 'day')
  return withinDay(ms < 3 * HOUR_MS ? ms : ms - (ms % HOUR_MS))
}

/** The length of a business day. Where the days differ, times are said in hours. */
const dayMs = ({ hoursOfDay }: ShownCalendar): number =>
  hoursOfDay === null ? Number.POSITIVE_INFINITY : hoursOfDay * HOUR_MS

/** The business time to or from an instant, without its direction; null for an instant outside the known opening hours. */
function businessMs(due: string, nowMs: number, { open }: ShownCalendar): number | null {
  const dueMs = Date.parse(due)
  const [first, last] = [open[0]?.[0] ?? 0, open.at(-1)?.[1] ?? 0]
  if (dueMs < first * MINUTE_MS || dueMs > last * MINUTE_MS) return null
  return dueMs < nowMs ? openMsBetween(open, dueMs, nowMs) : openMsBetween(open, nowMs, dueMs)
}

/** `12 min`, `5 h 42 min`, `3 days`: the time to or from an instant, without its direction. */
export function distance(due: string, nowMs: number): string {
  const ms = Math.abs(Date.parse(due) - nowMs)
  return ms < DAY_MS ? withinDay(ms) : days(Math.floor(ms / DAY_MS), 'day')
}

const withinDay = (ms: number): string => workTime(Math.floor(ms / MINUTE_MS))

const days = (count: number, name: string): string => (count === 1 ? `1 ${name}` : `${count} ${name}s`)
