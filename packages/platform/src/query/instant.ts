import { FIRST_DAY, isDay } from 'contract'

/** A time in ISO 8601 as it is kept, in UTC; null when its day is none of the calendar or its year not one of 1 to 9999. */
export function instantOf(text: string): string | null {
  const ms = isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN
  const found = Number.isNaN(ms) ? null : new Date(ms).toISOString()
  return found !== null && /^\d{4}-/.test(found) && found >= FIRST_DAY ? found : null
}
