import { inBothZones, nextOpening } from 'contract'

/** When support will answer, in both zones, and until when it is closed. */
export function answerPromise(due: string, nowMs: number, timeZone = 'UTC'): string {
  const now = new Date(nowMs).toISOString()
  const time = inBothZones(due, timeZone)
  if (due < now) return `An answer was due by ${time}. We will reply as soon as we can.`
  return [`We aim to answer by ${time}.`, closedUntil(now, timeZone)].join(' ').trim()
}

/** Until when support is closed, in both zones; '' while it is open. */
export function closedUntil(now: string, timeZone = 'UTC'): string {
  const opens = nextOpening(now)
  return opens === null ? '' : `We are closed until ${inBothZones(opens, timeZone)}.`
}
