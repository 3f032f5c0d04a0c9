import { type Row, rowAtMost } from '../result.ts'
import { bundleSize } from './bundle-chunks.ts'
import type { PeerBundles } from './cache-peer.ts'
import type { PeerThread } from './peer-thread.ts'

const CASE_SCREENS = [
  'createRecordCache',
  'getRecord',
  'getListUi',
  'getListRecords',
  'getRelatedListRecords',
  'getObjectInfo',
  'getPicklistValuesByRecordType',
  'createRecord',
  'updateRecord',
  'createContentDocumentAndVersion',
]

/** Entries whose downloads are measured: the cache alone, everything, and the imports of the case screens. */
export const RECORD_CACHE_ENTRIES = {
  core: 'export { createRecordCache } from "record-cache"',
  all: 'export * from "record-cache"',
  caseScreens: `export { ${CASE_SCREENS.join(', ')} } from "record-cache"`,
}

export const PRODUCT_FOLDER = new URL('..', import.meta.url)
const PEERS_FOLDER = new URL('../peers/', import.meta.url)

/** Download size of the cache, minified and compressed. */
export async function bundleRows(peers: readonly PeerThread[]): Promise<Row[]> {
  const row = async (what: string, entry: string, most: number, bundle?: keyof PeerBundles): Promise<Row> => {
    const sizes: Record<string, number> = {}
    for (const { name, bundles } of bundle === undefined ? [] : peers) {
      sizes[name] = await bundleSize(bundles[bundle ?? 'cache'], PEERS_FOLDER)
    }
    const size = await bundleSize(entry, PRODUCT_FOLDER)
    return { ...rowAtMost(`Bundle, brotli: ${what}`, 'bytes', size, most), peers: sizes }
  }
  return [
    await row('core', RECORD_CACHE_ENTRIES.core, 5_000, 'cache'),
    await row('all adapters', RECORD_CACHE_ENTRIES.all, 20_000),
    await row('case screens', RECORD_CACHE_ENTRIES.caseScreens, 9_000, 'client'),
  ]
}
