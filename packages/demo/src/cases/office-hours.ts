/** The hours at which people of a place write: from 8 to 18 by its clock, every day. */
export type OfficeHours = {
  /** The instant at a share (0 to 1) of the office hours of the local day of an instant. */
  during(ms: number, share: number): number
  /** The instant that is reached after so much office time. */
  after(ms: number, officeMs: number): number
  /** The office time between two instants; counted until `mostMs` only. */
  between(fromMs: number, toMs: number, mostMs: number): number
}

const DAY_MS = 86_400_000
const OPEN_MS = 8 * 3_600_000
const CLOSE_MS = 18 * 3_600_000

export function createOfficeHours(timeZone: string): OfficeHours {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const timeOfDay = (ms: number): number => {
    const part = { hour: 0, minute: 0, second: 0 }
    for (const { type, value } of clock.formatToParts(ms)) if (type in part) part[type as 'hour'] = Number(value)
    return (part.hour * 3600 + part.minute * 60 + part.second) * 1000 + (ms % 1000)
  }
  const opening = (ms: number): number => {
    const time = timeOfDay(ms)
    if (time < OPEN_MS) return ms - time + OPEN_MS
    return time < CLOSE_MS ? ms : ms - time + DAY_MS + OPEN_MS
  }
  const untilClose = (ms: number): number => CLOSE_MS - timeOfDay(ms)

  return {
    during: (ms, share) => ms - timeOfDay(ms) + OPEN_MS + Math.floor(share * (CLOSE_MS - OPEN_MS)),
    after: (ms, officeMs) => {
      let at = opening(ms)
      let left = officeMs
      for (let today = untilClose(at); left >= today; today = untilClose(at)) {
        left -= today
        at = opening(at + today)
      }
      return at + left
    },
    between: (fromMs, toMs, mostMs) => {
      let sum = 0
      for (let at = opening(fromMs); at < toMs && sum < mostMs; ) {
        const today = Math.min(untilClose(at), toMs - at)
        sum += today
        at = opening(at + today)
      }
      return Math.min(sum, mostMs)
    },
  }
}
