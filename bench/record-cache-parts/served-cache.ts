import { type CacheResponse, createRecordCache, type GetListRecordsConfig, type RecordCache } from 'record-cache'
import { CASE_FIELDS } from './case-list.ts'

/** A cache with its service. */
export type ServedCache = {
  cache: RecordCache
  /** Answers the oldest pending request, or else the next one, with a parsed body, which the cache then owns. */
  answer: (body: unknown) => void
}

/** A cache whose service returns the responses of the benchmark when `answer` is called. */
export function servedCache(): ServedCache {
  const open: ((response: CacheResponse) => void)[] = []
  const ready: CacheResponse[] = []
  const fetch = () => {
    const response = ready.shift()
    if (response !== undefined) return Promise.resolve(response)
    return new Promise<CacheResponse>((resolve) => open.push(resolve))
  }
  return {
    cache: createRecordCache({ fetch, now: Date.now, maxEntries: 1_000_000 }),
    answer(body) {
      const response = { status: 200, statusText: 'OK', body }
      const resolve = open.shift()
      if (resolve === undefined) ready.push(response)
      else resolve(response)
    },
  }
}

/** The list config that reads all cases of a payload. */
export const listOfCases = (count: number): GetListRecordsConfig => ({
  objectApiName: 'Case',
  listViewApiName: 'AllCases',
  pageSize: count,
  fields: CASE_FIELDS,
})
