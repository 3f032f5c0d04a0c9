import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Cases in one cache. */
export const HEAP_PAGE = 2_000
const CACHES = 10

/** Bytes of heap per case, over ten caches filled with one page each. A first fill of ten caches is not counted. */
export async function bytesPerCase(fill: () => unknown): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const settledHeap = () => {
    for (let round = 0; round < 4; round++) collect()
    return process.memoryUsage().heapUsed
  }
  const held: unknown[] = []
  const heapOfCaches = async () => {
    const before = settledHeap()
    for (let filled = 0; filled < CACHES; filled++) held.push(await fill())
    return settledHeap() - before
  }
  await heapOfCaches()
  const bytes = await heapOfCaches()
  if (held.length !== 2 * CACHES) throw new Error('Something was not held')
  return Math.round(bytes / (CACHES * HEAP_PAGE))
}
