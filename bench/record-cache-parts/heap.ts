import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getListRecords, type RecordCache } from 'record-cache'
import { type Row, rowAtMost } from '../result.ts'
import { caseListJson } from './case-list.ts'
import { listOfCases, servedCache } from './served-cache.ts'

const RECORDS = 20_000
const PAGE = 2_000

/** Bytes of heap for each cached case, with and without the snapshot of the list. Runs last: collecting garbage by force slows the rest. */
export async function heapRows(): Promise<Row[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const settledHeap = () => {
    for (let round = 0; round < 4; round++) collect()
    return process.memoryUsage().heapUsed
  }
  const held: RecordCache[] = []
  const fill = async (withSnapshot: boolean) => {
    const before = settledHeap()
    for (let filled = 0; filled < RECORDS; filled += PAGE) {
      const { cache, answer } = servedCache()
      answer(JSON.parse(caseListJson(PAGE)))
      const config = withSnapshot ? listOfCases(PAGE) : { ...listOfCases(PAGE), pageSize: 1 }
      await cache.invoke(getListRecords, config)
      held.push(cache)
    }
    return (settledHeap() - before) / RECORDS
  }
  const warmUp = await fill(true)
  const store = await fill(false)
  const withList = await fill(true)
  if (held.length === 0 || warmUp <= 0) throw new Error('Nothing was held')
  return [
    rowAtMost('Heap per cached Case: store', 'bytes', Math.round(store), 2_000),
    rowAtMost('Heap per cached Case: with list snapshot', 'bytes', Math.round(withList), 2_500),
  ]
}
