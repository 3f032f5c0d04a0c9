import { messages } from './messages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The only locale of the portal. */
export const LOCALE = 'en-US'

/** Formats instants (ISO 8601) in the time zone of the reader. */
export type DateFormats = {
  /** `Jun 22, 2026` */
  day: (instant: string) => string
  /** `13:28` */
  time: (instant: string) => string
  /** `Jun 22, 13:28`; with the year unless it is the current one. */
  dayAndTime: (instant: string, nowMs: number) => string
  /** `18:28 UTC`, with the day if it differs in UTC; '' for a reader in UTC. */
  utc: (instant: string, nowMs: number) => string
  /** `38 min ago` within a day, then `Jun 18`; with the year unless it is the current one. */
  relative: (instant: string, nowMs: number) => string
  /** `Jun 22, 2026, 13:28:05 GMT-5`, for a title or an accessible name. */
  exact: (instant: string) => string
}

/** @param timeZone - an IANA name, such as `America/Chicago`; absent means that of the device. */
export function createDateFormats(timeZone: string | undefined): DateFormats {
  const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(LOCALE, { timeZone, hourCycle: 'h23', ...options })
  const year = formatter({ year: 'numeric' })
  const shortDay = formatter({ month: 'short', day: 'numeric' })
  const day = formatter({ month: 'short', day: 'numeric', year: 'numeric' })
  const time = formatter({ hour: '2-digit', minute: '2-digit' })
  const exact = formatter({ dateStyle: 'medium', timeStyle: 'long' })

  const dayOf = (instant: Date, nowMs: number): string =>
    year.format(instant) === year.format(nowMs) ? shortDay.format(instant) : day.format(instant)

  const dayAndTime = (instant: string, nowMs: number): string => {
    const at = new Date(instant)
    return `${dayOf(at, nowMs)}, ${time.format(at)}`
  }

  return {
    day: (instant) => day.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    dayAndTime,
    utc: (instant, nowMs) => {
      const there = timeZone === 'UTC' ? null : createDateFormats('UTC').dayAndTime(instant, nowMs)
      if (there === null || there === dayAndTime(instant, nowMs)) return ''
      const at = new Date(instant)
      const isSameDay = there.startsWith(`${dayOf(at, nowMs)},`)
      return `${isSameDay ? there.slice(there.lastIndexOf(' ') + 1) : there} UTC`
    },
    relative: (instant, nowMs) => {
      const at = new Date(instant)
      const ageMs = nowMs - at.getTime()
      if (ageMs < MINUTE_MS) return messages.justNow
      if (ageMs < HOUR_MS) return messages.minutesAgo(Math.floor(ageMs / MINUTE_MS))
      if (ageMs < DAY_MS) return messages.hoursAgo(Math.floor(ageMs / HOUR_MS))
      return dayOf(at, nowMs)
    },
    exact: (instant) => exact.format(new Date(instant)),
  }
}

/** A calendar day (`YYYY-MM-DD`) without a time zone, as `Jun 11` or, with the year, `Jun 11, 2026`. */
export function formatCalendarDay(day: string, withYear = false): string {
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(Date.parse(`${day}T00:00:00Z`))
}
