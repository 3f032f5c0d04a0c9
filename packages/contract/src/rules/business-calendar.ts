import { afterOpenHours, type OpenTimes, openMsBetween } from './business-time.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The opening hours of one weekday: each opening and closing in minutes since midnight, in order; empty for a closed day. */
export type OpeningHours = readonly (readonly [opens: number, closes: number])[]

/** A calendar of business time, as it is set up. */
export type CalendarSettings = {
  timeZone: string
  /** The seven weekdays, Monday first. */
  week: readonly OpeningHours[]
  /** Days without opening hours, such as `2026-12-25`. */
  holidays: readonly string[]
}

/** A calendar of business time. Instants are ISO 8601 in UTC. */
export type BusinessCalendar = {
  /** The instant after a number of business hours. */
  after(from: string, hours: number): string
  /** The business hours between two instants, the earlier one first. */
  between(from: string, to: string): number
  /** The opening hours of the days from one instant to another, and of the day before and after. */
  openTimes(fromMs: number, untilMs: number): OpenTimes
}

/** A calendar as pages show it. */
export type ShownCalendar = {
  /** The opening hours in words, such as `Monday to Friday, 08:00 to 18:00 UTC`. */
  hours: string
  /** The hours of a business day; null if the days differ. */
  hoursOfDay: number | null
  /** The opening hours of some weeks before and after the page was rendered. */
  open: OpenTimes
}

/** When support is open, and within how many hours it answers, as pages show it. */
export type SupportTimes = {
  /** By id; the default calendar has the id ''. */
  calendars: { readonly '': ShownCalendar; readonly [id: string]: ShownCalendar | undefined }
  /** By support tier, then by impact. */
  targets: Readonly<Record<string, Readonly<Record<string, { firstAnswerHours: number; calendarId: string }>>>>
}

const workday: OpeningHours = [[8 * 60, 18 * 60]]

/** The business hours of support until an administrator changes them. */
export const defaultCalendar: CalendarSettings = {
  timeZone: 'UTC',
  week: [workday, workday, workday, workday, workday, [], []],
  holidays: [],
}

/** Days that are looked at together for the end of a number of hours. */
const PORTION_DAYS = 30
/** A calendar in which the end of the hours is further away has no opening hours. */
const MOST_PORTIONS = 1_024

export function createBusinessCalendar({ timeZone, week, holidays }: CalendarSettings): BusinessCalendar {
  const offsetAt = timeZone === 'UTC' ? () => 0 : offsetsOf(timeZone)
  const closed = new Set(holidays)
  /** The minute in UTC of a local time. Of a time that a change of the clocks skips or repeats, either is right. */
  const minuteAt = (day: number, minuteOfDay: number): number => {
    const local = day * DAY_MS + minuteOfDay * MINUTE_MS
    return (local - offsetAt(local - offsetAt(local))) / MINUTE_MS
  }
  const dayAt = (ms: number): number => Math.floor((ms + offsetAt(ms)) / DAY_MS)
  const openTimes = (fromMs: number, untilMs: number): OpenTimes => {
    const [first, last] = [dayAt(fromMs) - 1, dayAt(untilMs) + 1]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((day) => !closed.has(new Date(day * DAY_MS).toISOString().slice(0, 10)))
      .flatMap((day) =>
        // The first day of 1970 was a Thursday.
        (week[(day + 3) % 7] ?? []).map(([opens, closes]): readonly [number, number] => [
          minuteAt(day, opens),
          minuteAt(day, closes),
        ]),
      )
  }
  return {
    openTimes,
    after: (from, hours) => {
      const fromMs = Date.parse(from)
      for (let portions = 1; portions <= MOST_PORTIONS; portions *= 2) {
        const untilMs = fromMs + portions * PORTION_DAYS * DAY_MS
        const end = afterOpenHours(openTimes(fromMs, untilMs), fromMs, hours)
        if (end !== null) return new Date(end).toISOString()
      }
      throw new Error('The calendar has no opening hours')
    },
    between: (from, to) => {
      const [fromMs, toMs] = [Date.parse(from), Date.parse(to)]
      return openMsBetween(openTimes(fromMs, toMs), fromMs, toMs) / HOUR_MS
    },
  }
}

/** The offset of a time zone from UTC at an instant, both in milliseconds. */
function offsetsOf(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (ms) => {
    const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
  }
}
