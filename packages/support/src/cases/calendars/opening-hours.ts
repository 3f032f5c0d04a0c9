import type { CalendarSettings, OpeningHours } from 'contract'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * Reads opening hours such as `08:00-12:00, 13:00-17:00`; an empty text is a closed day.
 *
 * @returns null for another text, and for hours that are not in order.
 */
export function readOpeningHours(text: string): OpeningHours | null {
  if (text.trim() === '') return []
  const hours = text.split(',').map((part) => {
    const [, opens, closes] = /^\s*(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})\s*$/.exec(part) ?? []
    return [minuteOf(opens), minuteOf(closes)] as const
  })
  const times = hours.flat()
  const isInOrder = times.every((time, index) => !Number.isNaN(time) && time > (times[index - 1] ?? -1))
  return isInOrder ? hours : null
}

/** Opening hours in the form in which they are stored. */
export const writeOpeningHours = (hours: OpeningHours): string =>
  hours.map(([opens, closes]) => `${clock(opens)}-${clock(closes)}`).join(', ')

/** The opening hours in words, such as `Monday to Friday, 08:00 to 18:00 UTC`. */
export function hoursInWords({ week, timeZone }: CalendarSettings): string {
  const days = weekdays.map((name, index) => ({ name, hours: hoursOf(week[index] ?? []) }))
  const spans: { first: string; last: string; hours: string }[] = []
  for (const { name, hours } of days) {
    const before = spans.at(-1)
    if (before?.hours === hours) before.last = name
    else spans.push({ first: name, last: name, hours })
  }
  const open = spans.filter(({ hours }) => hours !== '')
  const texts = open.map(({ first, last, hours }) => `${first === last ? first : `${first} to ${last}`}, ${hours}`)
  return `${texts.join('; ')} ${timeZone}`
}

/** The hours of a business day; null if the open days differ. */
export function hoursOfDay({ week }: CalendarSettings): number | null {
  const lengths = week.flatMap((hours) =>
    hours.length === 0 ? [] : [hours.reduce((sum, [opens, closes]) => sum + closes - opens, 0)],
  )
  const [length] = lengths
  return length !== undefined && lengths.every((each) => each === length) ? length / 60 : null
}

const hoursOf = (hours: OpeningHours): string =>
  hours.map(([opens, closes]) => `${clock(opens)} to ${clock(closes)}`).join(' and ')

/** The minutes since midnight of a time; NaN for none. */
function minuteOf(time: string | undefined): number {
  const [hours = Number.NaN, minutes = Number.NaN] = (time ?? '').split(':').map(Number)
  const minute = hours * 60 + minutes
  return minutes < 60 && minute <= 24 * 60 ? minute : Number.NaN
}

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
