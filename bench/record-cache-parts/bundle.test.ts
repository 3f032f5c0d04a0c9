import * as exported from 'record-cache'
import { beforeAll, expect, it } from 'vitest'
import { PRODUCT_FOLDER, RECORD_CACHE_ENTRIES } from './bundle.ts'
import { bundleChunks } from './bundle-chunks.ts'

/** Batches are made from the read of a single one. */
const MADE_FROM = new Map([
  ['getObjectInfos', 'getObjectInfo'],
  ['getRelatedListInfoBatch', 'getRelatedListInfo'],
  ['getRelatedListPreferencesBatch', 'getRelatedListPreferences'],
  ['getRelatedListRecordsBatch', 'getRelatedListRecords'],
  ['getRelatedListsActions', 'getRelatedListActions'],
  ['getRelatedListsCount', 'getRelatedListCount'],
])

const adapters = Object.entries(exported)
  .filter(([, value]) => typeof value === 'object' && 'kind' in value)
  .map(([name]) => name)

type Chunk = Awaited<ReturnType<typeof bundleChunks>>[number]

let chunks: readonly Chunk[] = []

beforeAll(async () => {
  const withAdapters = adapters.map((name) => [name, `export { createRecordCache, ${name} } from "record-cache"`])
  const entries: Record<string, string> = Object.fromEntries(withAdapters)
  chunks = await bundleChunks({ core: RECORD_CACHE_ENTRIES.core, ...entries }, PRODUCT_FOLDER, false)
}, 60_000)

/** The chunks that a page with this entry downloads. */
function downloaded(entry: string): readonly Chunk[] {
  const reached = new Set(chunks.filter(({ isEntry, name }) => isEntry && name === entry))
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  }
  return [...reached]
}

/** What of the adapters' files is in the download, and the names of it that others can use. */
const adapterFilesIn = (entry: string) =>
  downloaded(entry).flatMap(({ modules }) =>
    Object.entries(modules).filter(([file, { renderedLength }]) => file.includes('/adapters/') && renderedLength > 0),
  )

it('downloads no adapter with the cache alone', () => {
  expect(downloaded('core')).not.toEqual([])
  expect(adapterFilesIn('core')).toEqual([])
})

it.each(adapters)('downloads no other adapter with %s', (name) => {
  const names = adapterFilesIn(name).flatMap(([, { renderedExports }]) => renderedExports)
  const found = names.filter((one) => adapters.includes(one))
  expect(found.sort()).toEqual([name, MADE_FROM.get(name) ?? []].flat().sort())
})
