import { installPeers } from './install-peers.ts'
import { bundleRows } from './record-cache-parts/bundle.ts'
import { changeRows } from './record-cache-parts/changes.ts'
import { firstListRows } from './record-cache-parts/first-lists.ts'
import { heapRows } from './record-cache-parts/heap.ts'
import { hitRows } from './record-cache-parts/hits.ts'
import { listRows } from './record-cache-parts/lists.ts'
import { mountRows } from './record-cache-parts/mounts.ts'
import { startPeers } from './record-cache-parts/peer-thread.ts'
import { yardstick } from './record-cache-parts/yardstick.ts'
import type { Bench } from './result.ts'

/** Compares the record cache with public ones: reading, following and holding cases of fourteen scalars and two parents. */
export const bench: Bench = async (options) => {
  // Without it some peers run the additional checks of their development mode.
  process.env.NODE_ENV = 'production'
  installPeers()
  const peers = await startPeers()
  try {
    const { row, slowness } = await yardstick()
    return [
      row,
      ...(await firstListRows(options)),
      ...(await listRows(options, peers)),
      ...(await hitRows(options, peers, slowness)),
      ...(await changeRows(options, peers, slowness)),
      ...(await mountRows(options)),
      ...(await bundleRows(peers)),
      ...(await heapRows(peers)),
    ]
  } finally {
    await Promise.all(peers.map((peer) => peer.stop()))
  }
}
