import {
  type CacheFetch,
  createRecordCache,
  FetchError,
  getListRecords,
  getRecord,
  type Snapshot,
  statistics,
} from 'record-cache'
import * as lifetimesMs from 'record-cache/lifetimes'
import { retryingFetch } from 'record-cache/retrying-fetch'

/** Reads a record and the first rows of a list, and follows the record until the program is stopped. */
export async function readOnce(fetch: CacheFetch, recordId: string): Promise<string[]> {
  const cache = createRecordCache({ fetch: retryingFetch(fetch, { now: Date.now }), now: Date.now })
  const { state, data, error } = await cache.invoke(getRecord, { recordId, fields: ['Case.Subject'] })
  if (error instanceof FetchError) return [state, String(error.status), error.message]
  const seen: string[] = []
  const subscription = cache.subscribe(getRecord, { recordId, fields: ['Case.Subject'] }, (snapshot) => {
    seen.push(snapshot.state)
  })
  const { data: list } = await cache.invoke(
    getListRecords,
    { objectApiName: 'Case', listViewApiName: 'AllCases', fields: ['Case.Subject'], pageSize: 5 },
    { cachePolicy: { type: 'stale-while-revalidate', staleDurationSeconds: 60 } },
  )
  subscription.unsubscribe()
  const rows = list?.records.map(({ fields }) => String(fields.Subject?.value)) ?? []
  const kept: Snapshot<unknown> | null = cache.peek(getRecord, { recordId, fields: ['Case.Subject'] })
  return [
    String(data?.fields.Subject?.value),
    ...rows,
    ...seen,
    kept?.state ?? '',
    String(statistics(cache).requestsSent),
  ]
}

export const recordLifetimeMs: number = lifetimesMs.record
