import { bundleRows } from './record-cache-parts/bundle.ts'
import { heapRows } from './record-cache-parts/heap.ts'
import { listRows } from './record-cache-parts/lists.ts'
import { changeRows, hitRows } from './record-cache-parts/records.ts'
import type { Bench } from './result.ts'

/** The record cache: reading, following and holding cases of fourteen scalars and two parents. */
export const bench: Bench = async (options) => [
  ...(await listRows(options)),
  ...(await hitRows(options)),
  ...(await changeRows(options)),
  ...(await bundleRows()),
  ...(await heapRows()),
]
