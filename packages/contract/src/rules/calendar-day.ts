/** The first day of the calendar: it has no year 0. */
export const FIRST_DAY = '0001-01-01'

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, of the years 1 to 9999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}
