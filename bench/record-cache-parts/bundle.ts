import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { type Row, rowAtMost } from '../result.ts'

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

/** What a browser downloads of the cache, minified and compressed. */
export async function bundleRows(): Promise<Row[]> {
  return [
    rowAtMost('Bundle, brotli: core', 'bytes', await sizeOf('export { createRecordCache } from "record-cache"'), 5_000),
    rowAtMost('Bundle, brotli: all adapters', 'bytes', await sizeOf('export * from "record-cache"'), 20_000),
    rowAtMost(
      'Bundle, brotli: case screens',
      'bytes',
      await sizeOf(`export { ${CASE_SCREENS.join(', ')} } from "record-cache"`),
      9_000,
    ),
  ]
}

async function sizeOf(entry: string): Promise<number> {
  const id = 'virtual:entry'
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: new URL('..', import.meta.url).pathname,
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
