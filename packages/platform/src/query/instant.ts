import { FIRST_DAY, isDay } from 'contract'

/** An ISO 8601 time in its stored form, in UTC; null when the day does not exist or the year is not 1 to 9999. */
export function instantOf(text: string): string | null {
  const ms = isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  const instant = Number.isNaN(ms) ? null : new Date(ms).toISOString()
  return instant !== null && /^\d{4}-/.test(instant) && instant >= FIRST_DAY ? instant : null
}
