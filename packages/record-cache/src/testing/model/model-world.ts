import type { CacheRequest, CacheResponse } from '../../request.ts'
import { failure, ok, record } from '../scripted-service.ts'
import { answerTo, idsIn, isListRequest } from './answer-to.ts'
import { deliveredTruth, recordsIn } from './delivered.ts'
import { oddBody } from './odd-body.ts'
import { fieldIn, serviceStates } from './service-states.ts'

type Open = {
  /** The moment of the request. */
  requestedAt: number
  request: CacheRequest
  /** The versions that were known when it was asked. */
  floor: ReadonlyMap<string, number>
  answer: CacheResponse
  respond: (response: CacheResponse) => void
  fail: () => void
}

/** How an answer comes: as it was worked out, as one that was given before, broken, with an odd body, or not at all. */
export type Delivery = 'as it is' | 'as it was' | 'failed' | 'odd' | 'no answer'

/**
 * A service whose answers are worked out when it is asked and delivered when the test says so: late, out of order, twice or not at all.
 */
export function modelWorld() {
  const service = serviceStates()
  const truth = deliveredTruth()
  /** The last answer to each request, as JSON: the cache owns what it is handed. */
  const answered = new Map<string, string>()
  /** So many requests more are answered from what the service held so many changes ago. */
  const lag = { requests: 0, changes: 0 }
  const open: Open[] = []
  let moment = 0

  return {
    ...service,
    open,
    delivered: truth.records,
    /** Notifies the cache that records changed, without a version. */
    announce: (ids: readonly string[]) => truth.news(ids, ++moment),
    lag: (requests: number, changes: number) => Object.assign(lag, { requests, changes }),
    fetch(request: CacheRequest): Promise<CacheResponse> {
      return new Promise((resolve, reject) => {
        const answer = isWrite(request) ? write(request) : read(request)
        const floor = new Map([...truth.records].map(([id, { version }]) => [id, version]))
        const fail = () => reject(new Error('No answer'))
        open.push({ requestedAt: ++moment, request, floor, answer, respond: resolve, fail })
      })
    },
    /** Delivers the answer to an open request. */
    deliver(position: number, how: Delivery) {
      const [chosen] = open.splice(position % Math.max(1, open.length), 1)
      if (chosen === undefined) return
      const { request, requestedAt, answer, respond, fail } = chosen
      if (how === 'no answer') fail()
      else if (how === 'failed') respond(failure(500, 'INTERNAL_SERVER_ERROR', 'broken'))
      else if (how === 'odd') respond({ ...ok(null), body: oddBody(position, answer.body) })
      else {
        const value = how === 'as it was' ? givenBefore(chosen) : answer
        answered.set(keyOf(request), JSON.stringify(value))
        if (!isWrite(request)) truth.answer(request, value, requestedAt)
        respond(value)
      }
    },
  }

  function read(request: CacheRequest): CacheResponse {
    return answerTo(request, service.state(lag.requests-- > 0 ? lag.changes : 0))
  }

  /** A write is done when it is asked for. An update is answered with what was written, or without content. */
  function write(request: CacheRequest): CacheResponse {
    const [id = ''] = idsIn(request)
    if (service.isDeleted(id)) return failure(404, 'NOT_FOUND', 'Gone')
    if (request.method === 'DELETE') {
      service.remove(id)
      return { status: 204, statusText: 'No Content', body: undefined }
    }
    const { fields } = request.body as { fields: object }
    service.change(id, false)
    const version = service.versionOf(id)
    if ('B' in fields) return { status: 204, statusText: 'No Content', body: undefined }
    return ok(record('Case', id, version, { A: fieldIn(id, 'A', version) }))
  }

  /** An answer that is given twice is late, but never older than what was known when it was asked for. */
  function givenBefore({ request, floor, answer }: Open): CacheResponse {
    const kept = isListRequest(request) || isWrite(request) ? undefined : answered.get(keyOf(request))
    if (kept === undefined) return answer
    const before = JSON.parse(kept) as CacheResponse
    const isOlder = recordsIn(request, before).some(({ id, weakEtag }) => weakEtag < (floor.get(id) ?? 0))
    return isOlder ? answer : before
  }
}

export type ModelWorld = ReturnType<typeof modelWorld>

const isWrite = ({ method }: CacheRequest) => method === 'PATCH' || method === 'DELETE'

const keyOf = ({ path, query }: CacheRequest) => JSON.stringify([path, query])
