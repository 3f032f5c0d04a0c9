/** A cycle of aeronautical data: 28 days from a Thursday. Days are `YYYY-MM-DD` in UTC. */
export type AiracCycle = {
  /** Year and count within the year, such as `2611`. */
  number: string
  /** First day. */
  effective: string
  /** Last day. */
  lastDay: string
}

/** The cycle in effect with its current day (1 to 28), and the next cycle with the day from which its data can be downloaded. */
export type AiracStatus = { current: AiracCycle; day: number; next: AiracCycle & { downloadFrom: string } }

/** Days in a cycle of aeronautical data. */
export const AIRAC_CYCLE_DAYS = 28

const DAY_MS = 86_400_000

/** The first day of cycle 2001. Cycles are counted from it, because few years begin a cycle on their first Thursday. */
const ANCHOR_MS = Date.UTC(2020, 0, 2)

/** The next cycle can be downloaded this many days before it becomes effective. */
const DOWNLOAD_LEAD_DAYS = 7

/** The cycle in effect at an instant, or the one `offset` cycles after it. A cycle takes effect at midnight UTC. */
export function airacCycleAt(instantMs: number, offset = 0): AiracCycle {
  return cycleFrom(firstDayAt(instantMs) + offset * AIRAC_CYCLE_DAYS)
}

/** The state of the data cycles at an instant. */
export function airacStatus(nowMs: number): AiracStatus {
  const first = firstDayAt(nowMs)
  const next = first + AIRAC_CYCLE_DAYS
  return {
    current: cycleFrom(first),
    day: daysAfterAnchor(nowMs) - first + 1,
    next: { ...cycleFrom(next), downloadFrom: dayAt(next - DOWNLOAD_LEAD_DAYS) },
  }
}

/** Whether there is a cycle of this number, such as `2611`. */
export function isAiracCycleNumber(number: string): boolean {
  const [, year, count] = /^(\d\d)(\d\d)$/.exec(number) ?? []
  if (year === undefined) return false
  // On January 28 the first cycle of every year is in effect.
  return airacCycleAt(Date.UTC(2000 + Number(year), 0, 28), Number(count) - 1).number === number
}

/** The first day of the cycle in effect, in days after the anchor. */
const firstDayAt = (instantMs: number): number =>
  Math.floor(daysAfterAnchor(instantMs) / AIRAC_CYCLE_DAYS) * AIRAC_CYCLE_DAYS

const daysAfterAnchor = (instantMs: number): number => Math.floor((instantMs - ANCHOR_MS) / DAY_MS)

/** A cycle's number is its year and its count among the cycles that became effective in that year. */
function cycleFrom(firstDay: number): AiracCycle {
  const effective = dayAt(firstDay)
  const year = Number(effective.slice(0, 4))
  const dayOfYear = (Date.parse(effective) - Date.UTC(year, 0, 1)) / DAY_MS
  const count = Math.floor(dayOfYear / AIRAC_CYCLE_DAYS) + 1
  return {
    number: String(year % 100).padStart(2, '0') + String(count).padStart(2, '0'),
    effective,
    lastDay: dayAt(firstDay + AIRAC_CYCLE_DAYS - 1),
  }
}

const dayAt = (days: number): string => new Date(ANCHOR_MS + days * DAY_MS).toISOString().slice(0, 10)
