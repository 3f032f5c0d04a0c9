import { airacCycleAt } from 'contract'
import { dayInWords } from './fill-text.ts'

const SHOWN_CYCLES = 5

/** Text values of the cycles around an instant: numbers, days in words, and a table of this cycle and the next ones. */
export function cycleTextValues(instantMs: number): Record<string, string> {
  const cycle = airacCycleAt(instantMs)
  const next = airacCycleAt(instantMs, 1)
  const rows = Array.from({ length: SHOWN_CYCLES }, (_, offset) => {
    const { number, effective, lastDay } = airacCycleAt(instantMs, offset)
    return `<tr><td>${number}</td><td>${dayInWords(effective)}</td><td>${dayInWords(lastDay)}</td></tr>`
  })
  return {
    prev: airacCycleAt(instantMs, -1).number,
    cycle: cycle.number,
    next: next.number,
    cycleDate: dayInWords(cycle.effective),
    nextDate: dayInWords(next.effective),
    lastDay: dayInWords(cycle.lastDay),
    cycleTable: `<table><thead><tr><th>Cycle</th><th>Effective</th><th>Last day</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  }
}
