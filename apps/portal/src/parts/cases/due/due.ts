import { openMsBetween, type ShownCalendar, type SupportTimes } from 'contract'
import { workTime } from '../work-time.ts'

/** State of a target: missed, less than a business hour away, later, or paused while support waits for the customer. */
type DueState = 'late' | 'soon' | 'later' | 'stopped'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The page knows the opening hours of sixty days before and after it was rendered. */
const KNOWN_MS = 50 * DAY_MS

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
export const businessDistance = (due: string, nowMs: number, calendar: ShownCalendar): string =>
  inBusinessTime(due, nowMs, calendar, 'business day')

/** Like {@link businessDistance}, without minutes from three hours on: `12 min`, `1 h 52 min`, `5 h`, `3 days`. */
export const shortDistance = (due: string, nowMs: number, calendar: ShownCalendar): string =>
  inBusinessTime(due, nowMs, calendar, 'day', 3 * HOUR_MS)

/**
 * @param wholeHoursFromMs - from when on only whole hours are said.
 * @returns the time by the clock for an instant whose opening hours the page does not know.
 */
function inBusinessTime(
  due: string,
  nowMs: number,
  { open, hoursOfDay }: ShownCalendar,
  dayName: string,
  wholeHoursFromMs = Number.POSITIVE_INFINITY,
): string {
  const dueMs = Date.parse(due)
  if (Math.abs(dueMs - nowMs) > KNOWN_MS) return distance(due, nowMs)
  const ms = openMsBetween(open, Math.min(dueMs, nowMs), Math.max(dueMs, nowMs))
  // Where the days differ in length, times are said in hours.
  const dayMs = (hoursOfDay ?? Number.POSITIVE_INFINITY) * HOUR_MS
  return ms >= dayMs
    ? days(Math.floor(ms / dayMs), dayName)
    : withinDay(ms < wholeHoursFromMs ? ms : ms - (ms % HOUR_MS))
}

/** `12 min`, `5 h 42 min`, `3 days`: the time to or from an instant, without its direction. */
export function distance(due: string, nowMs: number): string {
  const ms = Math.abs(Date.parse(due) - nowMs)
  return ms < DAY_MS ? withinDay(ms) : days(Math.floor(ms / DAY_MS), 'day')
}

const withinDay = (ms: number): string => workTime(Math.floor(ms / MINUTE_MS))

const days = (count: number, name: string): string => (count === 1 ? `1 ${name}` : `${count} ${name}s`)
