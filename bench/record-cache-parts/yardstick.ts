import type { Row } from '../result.ts'
import { caseListJson } from './case-list.ts'
import { groupOf, interleave, timed } from './interleave.ts'

/** Milliseconds that `JSON.parse` of a list of 50 cases takes on the reference machine of the absolute goals. */
const USUAL_MS = 0.36

/** Time to parse a list of 50 cases on this machine, and how many times slower it is than the reference machine. */
export async function yardstick(): Promise<{ row: Row; slowness: number }> {
  const json = caseListJson(50)
  const { parse = Number.NaN } = await interleave([
    groupOf([{ name: 'parse', runs: 800, run: () => timed(() => JSON.parse(json)) }]),
  ])
  const row = { work: 'JSON.parse of a list of 50', unit: 'ms', product: parse, limit: USUAL_MS, peers: {} }
  const slowness = parse / USUAL_MS
  return { row: { ...row, ratio: slowness, reach: 'the yardstick', holds: true }, slowness }
}
