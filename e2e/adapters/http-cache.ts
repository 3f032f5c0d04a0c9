import type { DevClient } from 'dev-env'
import { type CacheRequest, type CacheResponse, createRecordCache, type RecordCache } from 'record-cache'

/** A request to the server and its answer. */
export type Exchange = { readonly request: CacheRequest; readonly response: CacheResponse }

/** A record cache of one person over HTTP, with a settable clock and a log of all exchanges. */
export type HttpCache = {
  readonly cache: RecordCache
  readonly clock: { nowMs: number }
  /** The exchanges since the last call. */
  readonly taken: () => Exchange[]
}

export function httpCache(person: DevClient): HttpCache {
  let exchanges: Exchange[] = []
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({
    now: () => clock.nowMs,
    development: true,
    fetch: async (request) => {
      const { method, query, headers = {}, body, signal } = request
      const search = new URLSearchParams(query).toString()
      const answer = await person.request(method, search === '' ? request.path : `${request.path}?${search}`, {
        headers,
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      })
      const response = {
        status: answer.status,
        statusText: String(answer.status),
        body: answer.text === '' ? undefined : answer.body,
        headers: Object.fromEntries(answer.headers),
      }
      // A copy for the log, because the cache may change the body that it gets.
      exchanges.push({ request, response: structuredClone(response) })
      return response
    },
  })
  return {
    cache,
    clock,
    taken: () => {
      const taken = exchanges
      exchanges = []
      return taken
    },
  }
}
