import {
  adoptPermissionEpoch,
  type CacheFetch,
  createRecordCache,
  getRecord,
  notify,
  pageTokenAt,
  type RecordCache,
  receive,
} from 'record-cache'
import { cacheOfPage, type DehydratedCache, dehydrate, hydrate } from 'record-cache/hydration'

/** The cache state that a server sends with a page. */
export async function stateOfPage(fetch: CacheFetch, recordId: string): Promise<DehydratedCache> {
  const cache = createRecordCache({ fetch, now: Date.now, maxEntries: 100 })
  await cache.invoke(getRecord, { recordId, fields: ['Case.Subject'], optionalFields: ['Case.Status'] })
  return dehydrate(cache)
}

/** A browser that hydrates it, and receives changes. */
export function browserCache(fetch: CacheFetch, state: DehydratedCache, changedId: string): RecordCache {
  const cache = createRecordCache({ fetch, now: Date.now, development: true })
  hydrate(cache, state)
  adoptPermissionEpoch(cache, 1)
  notify(cache, [changedId])
  receive(cache, { type: 'resync' })
  return cacheOfPage(cache)
}

export const thirdPage: string = pageTokenAt(50)
