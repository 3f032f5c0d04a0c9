import type { DevClient } from 'dev-env'
import { type CacheRequest, type CacheResponse, createRecordCache, type RecordCache } from 'record-cache'

/** One exchange with the server. */
export type Exchange = { readonly request: CacheRequest; readonly response: CacheResponse }

/** A record cache of one person over HTTP, with a clock that stands still and everything that went over the wire. */
export type HttpCache = {
  readonly cache: RecordCache
  readonly clock: { nowMs: number }
  /** What was asked since the last call, with the answers that have come. */
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
      // The cache owns the body it gets; what is looked at afterwards is a copy.
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
