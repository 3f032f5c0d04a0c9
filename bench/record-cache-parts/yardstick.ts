import type { Row } from '../result.ts'
import { caseListJson } from './case-list.ts'
import { groupOf, interleave, timed } from './interleave.ts'

/** Milliseconds that `JSON.parse` of a list of 50 cases takes on the machine that absolute goals were set on. */
const USUAL_MS = 0.36

/** How long parsing a list of 50 cases takes here, and how many times slower this machine is than the usual one. */
export async function yardstick(): Promise<{ row: Row; slowness: number }> {
  const json = caseListJson(50)
  const { parse = Number.NaN } = await interleave([
    groupOf([{ name: 'parse', runs: 800, run: () => timed(() => JSON.parse(json)) }]),
  ])
  const row = { work: 'JSON.parse of a list of 50', unit: 'ms', product: parse, limit: USUAL_MS, peers: {} }
  const slowness = parse / USUAL_MS
  return { row: { ...row, ratio: slowness, reach: 'the yardstick', holds: true }, slowness }
}
