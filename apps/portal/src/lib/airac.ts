const DAY_MS = 86_400_000

/** Days in a cycle of aeronautical data. */
export const CYCLE_DAYS = 28

/** Cycle 2001 became effective on 2 January 2020; every other cycle is a whole number of cycles away from it. */
const ANCHOR_MS = Date.UTC(2020, 0, 2)

/** The next cycle can be downloaded this many days before it becomes effective. */
const DOWNLOAD_LEAD_DAYS = 8

export type AiracCycle = {
  /** Year and count within the year, such as `2611`. */
  number: string
  /** First day, `YYYY-MM-DD` in UTC. */
  effective: string
  /** Last day, `YYYY-MM-DD` in UTC. */
  lastDay: string
}

/** The cycle in force, its day (1 to 28), and the one after it with the day from which its data can be had. */
export type AiracStatus = { current: AiracCycle; day: number; next: AiracCycle & { downloadFrom: string } }

/** The state of the data cycles at an instant. */
export function airacStatus(nowMs: number): AiracStatus {
  const days = Math.floor((nowMs - ANCHOR_MS) / DAY_MS)
  const start = Math.floor(days / CYCLE_DAYS) * CYCLE_DAYS
  const next = start + CYCLE_DAYS
  return {
    current: cycleFrom(start),
    day: days - start + 1,
    next: { ...cycleFrom(next), downloadFrom: dayAt(next - DOWNLOAD_LEAD_DAYS) },
  }
}

function cycleFrom(daysAfterAnchor: number): AiracCycle {
  const effective = dayAt(daysAfterAnchor)
  const year = Number(effective.slice(0, 4))
  const dayOfYear = (Date.parse(effective) - Date.UTC(year, 0, 1)) / DAY_MS
  const count = Math.floor(dayOfYear / CYCLE_DAYS) + 1
  return {
    number: String(year % 100).padStart(2, '0') + String(count).padStart(2, '0'),
    effective,
    lastDay: dayAt(daysAfterAnchor + CYCLE_DAYS - 1),
  }
}

function dayAt(daysAfterAnchor: number): string {
  return new Date(ANCHOR_MS + daysAfterAnchor * DAY_MS).toISOString().slice(0, 10)
}
