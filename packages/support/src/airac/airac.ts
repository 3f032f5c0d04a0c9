/** A cycle of aeronautical data: 28 days from a Thursday. `number` is YYCC, days are `YYYY-MM-DD` in UTC. */
export type AiracCycle = { number: string; effective: string; lastDay: string }

const DAY_MS = 86_400_000
const CYCLE_DAYS = 28
// Cycle 2001. Counting from the first Thursday of a year would go wrong in most years.
const ANCHOR_MS = Date.UTC(2020, 0, 2)

/** The cycle in effect at an instant, or the one `offset` cycles after it. Effect begins at midnight UTC here. */
export function airacCycleAt(instantMs: number, offset = 0): AiracCycle {
  const index = Math.floor((instantMs - ANCHOR_MS) / (CYCLE_DAYS * DAY_MS)) + offset
  const startMs = ANCHOR_MS + index * CYCLE_DAYS * DAY_MS
  return { number: numberOf(startMs), effective: dayOf(startMs), lastDay: dayOf(startMs + (CYCLE_DAYS - 1) * DAY_MS) }
}

/** A cycle is numbered by how many have become effective in its year. */
function numberOf(startMs: number): string {
  const year = new Date(startMs).getUTCFullYear()
  const daysIntoYear = Math.floor((startMs - Date.UTC(year, 0, 1)) / DAY_MS)
  const inYear = Math.floor(daysIntoYear / CYCLE_DAYS) + 1
  return `${String(year % 100).padStart(2, '0')}${String(inYear).padStart(2, '0')}`
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
