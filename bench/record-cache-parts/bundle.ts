import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { type Row, rowAtMost } from '../result.ts'
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

const PRODUCT_FOLDER = new URL('..', import.meta.url)
const PEERS_FOLDER = new URL('../peers/', import.meta.url)

/** What a browser downloads of the cache, minified and compressed. */
export async function bundleRows(peers: readonly PeerThread[]): Promise<Row[]> {
  const row = async (what: string, entry: string, most: number, bundle?: keyof PeerBundles): Promise<Row> => {
    const sizes: Record<string, number> = {}
    for (const { name, bundles } of bundle === undefined ? [] : peers) {
      sizes[name] = await sizeOf(bundles[bundle ?? 'cache'], PEERS_FOLDER)
    }
    const size = await sizeOf(entry, PRODUCT_FOLDER)
    return { ...rowAtMost(`Bundle, brotli: ${what}`, 'bytes', size, most), peers: sizes }
  }
  return [
    await row('core', 'export { createRecordCache } from "record-cache"', 5_000, 'cache'),
    await row('all adapters', 'export * from "record-cache"', 20_000),
    await row('case screens', `export { ${CASE_SCREENS.join(', ')} } from "record-cache"`, 9_000, 'client'),
  ]
}

/** @param folder - whose packages the entry imports. */
async function sizeOf(entry: string, folder: URL): Promise<number> {
  const id = 'virtual:entry'
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: folder.pathname,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict' },
    },
  })
  const [result] = [output].flat()
  if (result === undefined || !('output' in result)) throw new Error('The build gave no output')
  const code = result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
  return brotliCompressSync(code).length
}
