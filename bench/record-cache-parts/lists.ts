import { type BenchOptions, type Row, rowAgainstLimit } from '../result.ts'
import { groupOf, interleave } from './interleave.ts'
import { listContestants } from './list-contestants.ts'
import { type PeerThread, withPeerTimes } from './peer-thread.ts'

/** First and unchanged reads of a list, compared with parsing its JSON. */
export async function listRows(options: BenchOptions, peers: readonly PeerThread[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const [count, runs, first, again] of [
    [50, options.quick ? 600 : 1_500, 0.35, 0.1],
    [2_000, options.quick ? 16 : 40, 0.5, 0.2],
  ] as const) {
    const times = await interleave([
      groupOf(await listContestants(count, runs)),
      ...peers.map((peer) => peer.group({ kind: 'list', count, runs: Math.min(runs, 160) })),
    ])
    const { parse = Number.NaN } = times
    const row = (work: string, part: string, share: number) =>
      withPeerTimes(rowAgainstLimit(work, 'ms', times[part] ?? Number.NaN, parse, share), peers, times, part)
    rows.push(row(`Asking for a list of ${count}`, 'ask', 0.15))
    rows.push(row(`Ingest + first snapshot, list of ${count}`, 'first', first))
    rows.push(row(`The same unchanged, ${count}`, 'again', again))
  }
  return rows
}
