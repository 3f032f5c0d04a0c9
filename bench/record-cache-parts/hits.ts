import { getListRecords, getRecord } from 'record-cache'
import { type BenchOptions, type Row, rowByYardstick } from '../result.ts'
import { CASE_FIELDS, caseListJson } from './case-list.ts'
import { groupOf, interleave } from './interleave.ts'
import { type PeerThread, withPeerTimes } from './peer-thread.ts'
import { RECORDS_READ, type Read, readings } from './readings.ts'
import { listOfCases, servedCache } from './served-cache.ts'

/** Cache hits of single records, in microseconds. */
export async function hitRows(options: BenchOptions, peers: readonly PeerThread[], slowness: number): Promise<Row[]> {
  const times = await interleave([
    groupOf(readings('', options.quick ? 8 : 16, filledCache)),
    ...peers.map((peer) => peer.group({ kind: 'hits', passes: 8 })),
  ])
  const row = (work: string, part: string, most: number, those: readonly PeerThread[]) =>
    withPeerTimes(rowByYardstick(work, 'us', times[part] ?? Number.NaN, most, slowness), those, times, part)
  const normalised = peers.filter(({ isNormalised }) => isNormalised)
  return [
    row('getRecord hit, 15 fields, fresh array each call', 'hit', 0.3, peers),
    // Only normalised caches compute a selection on the first hit.
    row('First hit of a selection', 'first hit', 1.5, normalised),
  ]
}

async function filledCache(): Promise<Read> {
  const fields = CASE_FIELDS.slice(0, 15)
  const { cache, answer } = servedCache()
  answer(JSON.parse(caseListJson(RECORDS_READ)))
  await cache.invoke(getListRecords, listOfCases(RECORDS_READ))
  return (recordId) => {
    const snapshot = cache.invoke(getRecord, { recordId, fields: [...fields] })
    return snapshot instanceof Promise ? undefined : snapshot.data
  }
}
