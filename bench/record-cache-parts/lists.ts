import { getListRecords } from 'record-cache'
import { type BenchOptions, type Row, rowAgainstLimit } from '../result.ts'
import { caseListJson } from './case-list.ts'
import { type Contestant, groupOf, interleave, timed } from './interleave.ts'
import { besidePeers, type PeerThread } from './peer-thread.ts'
import { listOfCases, servedCache } from './served-cache.ts'

/** Reading a list for the first time and again unchanged, against parsing its JSON. */
export async function listRows(options: BenchOptions, peers: readonly PeerThread[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [count, runs, first, again] of [
    [50, options.quick ? 600 : 1_500, 0.35, 0.1],
    [2_000, options.quick ? 16 : 40, 0.5, 0.2],
  ] as const) {
    const times = await interleave([
      groupOf(await productRuns(count, runs)),
      ...peers.map((peer) => peer.group({ kind: 'list', count, runs: Math.min(runs, 160) })),
    ])
    const { parse = Number.NaN } = times
    const row = (work: string, part: string, share: number) =>
      besidePeers(rowAgainstLimit(work, 'ms', times[part] ?? Number.NaN, parse, share), peers, times, part)
    rows.push(row(`Ingest + first snapshot, list of ${count}`, 'first', first))
    rows.push(row(`The same unchanged, ${count}`, 'again', again))
  }
  return rows
}

async function productRuns(count: number, runs: number): Promise<Contestant[]> {
  const json = caseListJson(count)
  const known = servedCache()
  known.answer(JSON.parse(json))
  await known.cache.invoke(getListRecords, listOfCases(count))
  return [
    { name: 'parse', runs, run: () => timed(() => JSON.parse(json)) },
    {
      name: 'first',
      runs,
      run() {
        const fresh = servedCache()
        fresh.answer(JSON.parse(json))
        return timed(() => fresh.cache.invoke(getListRecords, listOfCases(count)))
      },
    },
    {
      name: 'again',
      runs,
      run() {
        known.answer(JSON.parse(json))
        return timed(() => known.cache.refresh(getListRecords, listOfCases(count)))
      },
    },
  ]
}
