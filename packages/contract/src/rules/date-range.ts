/** The five presets of the created-date filter. */
export const datePresets = ['last7', 'last30', 'last60', 'yearToDate', 'previousYear'] as const

export type DatePreset = (typeof datePresets)[number]

/** Inclusive calendar days, `YYYY-MM-DD`, in the user's time zone. */
export type DateRange = { start: string; end: string }

/** What is wrong with each day of a range; empty when the range is valid. */
export type DateRangeProblems = { start?: 'startRequired'; end?: 'endRequired' | 'endBeforeStart' }

/** Each preset as a relative date, as a list view keeps it. `last7` is today and the six days before it. */
export const presetDates = {
  last7: 'LAST_N_DAYS:6',
  last30: 'LAST_N_DAYS:29',
  last60: 'LAST_N_DAYS:59',
  yearToDate: 'THIS_YEAR',
  previousYear: 'LAST_YEAR',
} as const satisfies Record<DatePreset, string>

/** The days of a preset, until today at the latest. */
export function presetRange(preset: DatePreset, today: string): DateRange {
  const days = relativeDays(presetDates[preset], today)
  if (days === null) throw new Error(`${presetDates[preset]} is not a relative date`)
  return { start: days.start, end: days.end < today ? days.end : today }
}

/**
 * The days of a relative date: `TODAY`, `YESTERDAY`, `LAST_N_DAYS:7` (today and the seven days before it, up to 3,650),
 * `THIS_MONTH`, `LAST_MONTH`, `THIS_YEAR`, `LAST_YEAR`; null for another text.
 */
export function relativeDays(text: string, today: string): DateRange | null {
  const days = /^LAST_N_DAYS:([1-9]\d{0,3})$/.exec(text)?.[1]
  if (days !== undefined) return Number(days) <= 3_650 ? { start: addDays(today, -Number(days)), end: today } : null
  const year = Number(today.slice(0, 4))
  const firstOfMonth = `${today.slice(0, 7)}-01`
  switch (text) {
    case 'TODAY':
      return { start: today, end: today }
    case 'YESTERDAY':
      return { start: addDays(today, -1), end: addDays(today, -1) }
    case 'THIS_MONTH':
      return { start: firstOfMonth, end: addDays(`${addDays(firstOfMonth, 31).slice(0, 7)}-01`, -1) }
    case 'LAST_MONTH': {
      const end = addDays(firstOfMonth, -1)
      return { start: `${end.slice(0, 7)}-01`, end }
    }
    case 'THIS_YEAR':
      return { start: `${year}-01-01`, end: `${year}-12-31` }
    case 'LAST_YEAR':
      return { start: `${year - 1}-01-01`, end: `${year - 1}-12-31` }
    default:
      return null
  }
}

/** The problems of a range as typed: both days are required, and the end is not before the start. */
export function dateRangeProblems({ start, end }: DateRange): DateRangeProblems {
  if (start !== '' && end !== '') return end < start ? { end: 'endBeforeStart' } : {}
  return { ...(start === '' ? { start: 'startRequired' } : {}), ...(end === '' ? { end: 'endRequired' } : {}) }
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instantMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instantMs)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The instants that bound a range in a time zone: the first instant of `start`, and that of the day after `end` (exclusive). */
export function rangeInstants(range: DateRange, timeZone: string): { from: string; before: string } {
  return {
    from: new Date(startOfDay(range.start, timeZone)).toISOString(),
    before: new Date(startOfDay(addDays(range.end, 1), timeZone)).toISOString(),
  }
}

/** The day so many days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first instant whose local day is `day`. Clock changes can skip midnight, so the instant is corrected until it fits. */
function startOfDay(day: string, timeZone: string): number {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`)
  const first = midnightUtc - offsetMs(timeZone, midnightUtc)
  const second = midnightUtc - offsetMs(timeZone, first)
  const earlier = Math.min(first, second)
  return dayIn(timeZone, earlier) === day ? earlier : Math.max(first, second)
}

function offsetMs(timeZone: string, instantMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instantMs / 1000) * 1000
}
