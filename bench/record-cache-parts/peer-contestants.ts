import { type CachePeer, type FlatCase, flatCase, flatCaseListJson, type PeerCache } from './cache-peer.ts'
import { caseId, caseRecord } from './case-list.ts'
import { CASES_FOLLOWED, changedNumbers, ROWS_FOLLOWED, rowChanged } from './changed-numbers.ts'
import { type Contestant, timed } from './interleave.ts'
import { listening } from './listening.ts'
import type { PeerWork } from './peer-work.ts'
import { RECORDS_READ, readings } from './readings.ts'

/** The contestants of a public cache for one workload, named after the cache. */
export function peerContestants(peer: CachePeer, work: PeerWork): Contestant[] {
  if (work.kind === 'list') return listTaken(peer, work.count, work.runs)
  if (work.kind === 'hits') return casesRead(peer, work.passes)
  return [work.kind === 'list followed' ? listFollowed(peer, work.runs) : casesFollowed(peer, work.changes, work.runs)]
}

function listTaken({ name, create }: CachePeer, count: number, runs: number): Contestant[] {
  const json = flatCaseListJson(count)
  const known = create()
  const rowCount = known.takeList(JSON.parse(json)).length
  if (rowCount !== count) throw new Error(`${name} gave ${rowCount} of ${count} rows`)
  const take = (cache: PeerCache) => {
    const rows: FlatCase[] = JSON.parse(json)
    return timed(() => cache.takeList(rows))
  }
  return [
    { name: `${name} first`, runs, run: () => take(create()) },
    { name: `${name} again`, runs, run: () => take(known) },
  ]
}

function casesRead({ name, create, isNormalised }: CachePeer, passes: number): Contestant[] {
  return readings(`${name} `, passes, async () => {
    const cache = create()
    const cases: FlatCase[] = JSON.parse(flatCaseListJson(RECORDS_READ))
    if (isNormalised) cache.takeList(cases)
    else cache.takeCases(cases)
    return cache.readCase
  })
}

function casesFollowed({ name, create, isNormalised }: CachePeer, changes: number, runs: number): Contestant {
  const cache = create()
  const cases = (): FlatCase[] => JSON.parse(flatCaseListJson(CASES_FOLLOWED))
  cache.takeList(cases())
  if (!isNormalised) cache.takeCases(cases())
  const { notify, after } = listening()
  for (let number = 0; number < CASES_FOLLOWED; number++) cache.followCase(caseId(number), notify)
  return {
    name: `${name} change`,
    runs,
    run(run) {
      const rows = changedNumbers(run, changes).map((number) => changedCase(number, run))
      return after(changes, () => cache.takeCases(rows))
    },
  }
}

function listFollowed({ name, create }: CachePeer, runs: number): Contestant {
  const cache = create()
  cache.takeList(JSON.parse(flatCaseListJson(ROWS_FOLLOWED)))
  const { notify, after } = listening()
  cache.followList(notify)
  return {
    name: `${name} change`,
    runs,
    run(run) {
      const row = changedCase(rowChanged(run), run)
      return after(1, () => cache.takeRow(row))
    },
  }
}

/** A later version of a case, created by `JSON.parse` like every response. */
const changedCase = (number: number, run: number): FlatCase =>
  JSON.parse(JSON.stringify(flatCase(caseRecord(number, run + 2))))
