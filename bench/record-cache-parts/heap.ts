import { getListRecords } from 'record-cache'
import { type Row, rowAtMost } from '../result.ts'
import { bytesPerCase, HEAP_PAGE } from './bytes-per-case.ts'
import { caseListJson } from './case-list.ts'
import type { PeerThread } from './peer-thread.ts'
import { listOfCases, servedCache } from './served-cache.ts'

/**
 * Bytes of heap per cached case, with and without the snapshot of the list. Runs last because forced garbage collection slows the other
 * measurements.
 */
export async function heapRows(peers: readonly PeerThread[]): Promise<Row[]> {
  const json = caseListJson(HEAP_PAGE)
  const row = async (work: string, most: number, isRead: boolean): Promise<Row> => {
    const sizes: Record<string, number> = {}
    const product = await bytesPerCase(async () => {
      const { cache, answer } = servedCache()
      answer(JSON.parse(json))
      await cache.invoke(getListRecords, { ...listOfCases(HEAP_PAGE), pageSize: isRead ? HEAP_PAGE : 1 })
      return cache
    })
    for (const { name, heap } of peers) {
      const size = await heap(isRead)
      if (size !== undefined) sizes[name] = size
    }
    return { ...rowAtMost(work, 'bytes', product, most), peers: sizes }
  }
  return [
    await row('Heap per cached Case: store', 2_000, false),
    await row('Heap per cached Case: with list snapshot', 2_500, true),
  ]
}
