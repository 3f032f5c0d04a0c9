/**
 * An instant in UTC and in the time of a reader, for screens and mails: `Mon Nov 30, 10:00 UTC (03:00 your time)`.
 *
 * @param timeZone - an IANA name; for a reader in UTC the second part is left out.
 */
export function inBothZones(instant: string, timeZone: string): string {
  const [inUtc, local] = [dayAndTime(instant, 'UTC'), dayAndTime(instant, timeZone)]
  if (local === inUtc) return `${inUtc} UTC`
  const day = inUtc.slice(0, inUtc.indexOf(',') + 2)
  return `${inUtc} UTC (${local.replace(day, '')} your time)`
}

const dayAndTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(Date.parse(instant))
    .replace(',', '')
