import { inBothZones, nextOpening, type OpenTimes } from 'contract'

/**
 * When support will answer, in both zones, and until when it is closed. A target of another calendar can be due while this one is closed: then
 * the opening is left out.
 */
export function answerPromise(due: string, nowMs: number, open: OpenTimes, timeZone = 'UTC'): string {
  const time = inBothZones(due, timeZone)
  if (Date.parse(due) < nowMs) return `An answer was due by ${time}. We will reply as soon as we can.`
  return [`We aim to answer by ${time}.`, closedUntil(nowMs, open, timeZone, due)].join(' ').trim()
}

/** Until when support is closed, in both zones; '' while it is open, and where it opens after `before`, ISO 8601. */
export function closedUntil(nowMs: number, open: OpenTimes, timeZone = 'UTC', before = '9'): string {
  const opens = nextOpening(open, nowMs)
  return opens !== null && opens < before ? `We are closed until ${inBothZones(opens, timeZone)}.` : ''
}
