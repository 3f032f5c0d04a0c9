import { getListRecords, getRecord, getRecords } from 'record-cache'
import { type BenchOptions, type Row, rowByYardstick } from '../result.ts'
import { CASE_FIELDS, caseId, caseListJson, caseRecord } from './case-list.ts'
import { CASES_FOLLOWED, changedNumbers, ROWS_FOLLOWED, rowChanged } from './changed-numbers.ts'
import { type Contestant, groupOf, interleave } from './interleave.ts'
import { listening } from './listening.ts'
import { type PeerThread, withPeerTimes } from './peer-thread.ts'
import type { PeerWork } from './peer-work.ts'
import { listOfCases, type ServedCache, servedCache } from './served-cache.ts'

/** Time from the response with a change to the last callback. */
export async function changeRows(
  options: BenchOptions,
  peers: readonly PeerThread[],
  slowness: number,
): Promise<Row[]> {
  const runs = options.quick ? 300 : 1_200
  const peerRuns = options.quick ? 16 : 48
  const row = async (title: string, unit: 'us' | 'ms', most: number, product: Contestant, work: PeerWork) => {
    const times = await interleave([groupOf([product]), ...peers.map((peer) => peer.group(work))])
    const scale = unit === 'us' ? 1_000 : 1
    const scaled = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time * scale]))
    return withPeerTimes(
      rowByYardstick(title, unit, scaled.change ?? Number.NaN, most, slowness),
      peers,
      scaled,
      'change',
    )
  }
  const followed = (changes: number) => ({ kind: 'cases followed' as const, changes, runs: peerRuns })
  const [first, hundred] = [
    '1,000 subscriptions, 1 record changes -> callback',
    '1,000 subscriptions, 100 records change',
  ]
  return [
    await row(first, 'us', 5, await casesFollowed(1, runs), followed(1)),
    await row(hundred, 'ms', 0.3, await casesFollowed(100, runs), followed(100)),
    await row('One list subscription over 2,000 rows, 1 row changes', 'ms', 0.25, await listFollowed(runs), {
      kind: 'list followed',
      runs: peerRuns,
    }),
  ]
}

async function filledCache(count: number): Promise<ServedCache> {
  const served = servedCache()
  served.answer(JSON.parse(caseListJson(count)))
  await served.cache.invoke(getListRecords, listOfCases(count))
  return served
}

async function casesFollowed(changes: number, runs: number): Promise<Contestant> {
  const { cache, answer } = await filledCache(CASES_FOLLOWED)
  const { notify, after } = listening()
  for (let number = 0; number < CASES_FOLLOWED; number++) {
    cache.subscribe(getRecord, { recordId: caseId(number), fields: CASE_FIELDS }, notify)
  }
  return {
    name: 'change',
    runs,
    run(run) {
      const numbers = changedNumbers(run, changes)
      const results = numbers.map((number) => ({ statusCode: 200, result: caseRecord(number, run + 2) }))
      const refreshed = cache.refresh(getRecords, {
        records: [{ recordIds: numbers.map(caseId), fields: CASE_FIELDS }],
      })
      const body: unknown = JSON.parse(JSON.stringify({ hasErrors: false, results }))
      return after(changes, () => {
        answer(body)
        return refreshed
      })
    },
  }
}

async function listFollowed(runs: number): Promise<Contestant> {
  const { cache, answer } = await filledCache(ROWS_FOLLOWED)
  const { notify, after } = listening()
  cache.subscribe(getListRecords, listOfCases(ROWS_FOLLOWED), notify)
  return {
    name: 'change',
    runs,
    run(run) {
      const number = rowChanged(run)
      const refreshed = cache.refresh(getRecord, { recordId: caseId(number), fields: CASE_FIELDS })
      const body: unknown = JSON.parse(JSON.stringify(caseRecord(number, run + 2)))
      return after(1, () => {
        answer(body)
        return refreshed
      })
    },
  }
}
