import * as exported from 'record-cache'
import { expect, it } from 'vitest'
import { PRODUCT_FOLDER, RECORD_CACHE_ENTRIES } from './bundle.ts'
import { bundleChunks } from './bundle-chunks.ts'

/** Adapters that are built on another adapter, or that report the failure of a part under the name of that adapter. */
const MADE_FROM = new Map([
  ...[
    'getListInfos',
    'getListRecords',
    'getListRecordsByObject',
    'getListUi',
    'getMruListRecords',
    'queryListRecordsByName',
  ].map((name) => [name, 'getListInfo'] as const),
  ...['getRecordByLayout', 'getRecords', 'getRecordUi'].map((name) => [name, 'getRecord'] as const),
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

/** The adapters whose names are in the code that a page with this entry downloads. */
async function adaptersIn(entry: string): Promise<string[]> {
  const chunks = await bundleChunks({ entry }, PRODUCT_FOLDER, false)
  const code = chunks.map((chunk) => chunk.code).join('')
  return adapters.filter((name) => code.includes(`"${name}"`)).sort()
}

it('downloads no adapter with the cache alone', async () => {
  expect(await adaptersIn(RECORD_CACHE_ENTRIES.core)).toEqual([])
})

it.each(adapters)('downloads no other adapter with %s', async (name) => {
  const result = await adaptersIn(`export { createRecordCache, ${name} } from "record-cache"`)
  expect(result).toEqual([...new Set([name, MADE_FROM.get(name) ?? []].flat())].sort())
})
