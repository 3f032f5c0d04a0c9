import { answerTargets, createBusinessCalendar, defaultCalendar, type SupportTimes } from 'contract'

const SHOWN_MS = 60 * 86_400_000

/** The support times of an installation that has not changed them, around a time. */
export function supportTimesAt(nowMs: number): SupportTimes {
  const open = createBusinessCalendar(defaultCalendar).openTimes(nowMs - SHOWN_MS, nowMs + SHOWN_MS)
  const targets = Object.entries(answerTargets).map(([tier, byImpact]) => [
    tier,
    Object.fromEntries(
      Object.entries(byImpact).map(([impact, { firstAnswerHours }]) => [impact, { firstAnswerHours, calendarId: '' }]),
    ),
  ])
  return {
    calendars: { '': { hours: 'Monday to Friday, 08:00 to 18:00 UTC', hoursOfDay: 10, open } },
    targets: Object.fromEntries(targets),
  }
}
