import { expect, it } from 'vitest'
import { createContentDocumentAndVersion } from './adapters/content.ts'
import { createRecord, updateRecord } from './adapters/record-writes.ts'
import { getRecord } from './adapters/records.ts'
import { getRelatedListRecords } from './adapters/related-lists.ts'
import { createRecordCache } from './record-cache.ts'
import type { CacheRequest, CacheResponse } from './request.ts'
import { retryingFetch } from './retrying-fetch.ts'
import { failure, ok, record, recordId } from './testing/scripted-service.ts'

const NOW_MS = Date.parse('2026-03-04T05:06:07Z')
const CASE = recordId('500', 1)
const GET: CacheRequest = { method: 'GET', path: '/records/1' }
const busy = (status: number, retryAfter?: string): CacheResponse => ({
  ...failure(status, 'SERVER_UNAVAILABLE', 'Busy'),
  ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
})

/** A service with a script of answers; an Error stands for no answer. Waits are noted and over at once. */
function setUp(...answers: (CacheResponse | Error)[]) {
  const waits: number[] = []
  const requests: CacheRequest[] = []
  const fetch = retryingFetch(
    async (request) => {
      requests.push(request)
      const answer = answers.shift() ?? ok(record('Case', CASE, 1, { Subject: 'No signal' }))
      if (answer instanceof Error) throw answer
      return answer
    },
    {
      now: () => NOW_MS,
      random: () => 0,
      wait: async (ms) => {
        waits.push(ms)
      },
    },
  )
  return { fetch, waits, requests }
}

it.each([
  ['no answer', [new Error('lost'), new Error('lost')], [150, 300], 200],
  ['a 503', [busy(503)], [150], 200],
  ['a 503 that says when', [busy(503, '2')], [2_000], 200],
  ['a 429 that says when', [busy(429, '3')], [3_000], 200],
  ['a 429 that names the instant', [busy(429, 'Wed, 04 Mar 2026 05:06:11 GMT')], [4_000], 200],
  ['four times a 503', [busy(503), busy(503), busy(503), busy(503)], [150, 300, 600], 503],
  ['a 429 that does not say when', [busy(429)], [], 429],
  ['a 503 that wants too much time', [busy(503, '60')], [], 503],
  ['a 503 that says nonsense', [busy(503, 'soon')], [150], 200],
  ['a 500', [busy(500)], [], 500],
  ['a 404', [busy(404)], [], 404],
])('asks again after %s as it should', async (_, answers, waited, status) => {
  const { fetch, waits } = setUp(...answers)
  expect((await fetch(GET)).status).toBe(status)
  expect(waits).toEqual(waited)
})

it('rejects with the last failure when no answer ever comes', async () => {
  const { fetch, requests } = setUp(...['a', 'b', 'c', 'd'].map((text) => new Error(text)))
  await expect(fetch(GET)).rejects.toThrow('d')
  expect(requests).toHaveLength(4)
})

it('repeats nothing while there is no connection, and repeats again once there is', async () => {
  const requests: CacheRequest[] = []
  let isOffline = true
  const fetch = retryingFetch(
    async (request) => {
      requests.push(request)
      throw new Error('lost')
    },
    { now: () => NOW_MS, wait: () => Promise.resolve(), isOffline: () => isOffline },
  )
  await expect(fetch(GET)).rejects.toThrow('lost')
  expect(requests).toHaveLength(1)
  isOffline = false
  await expect(fetch(GET)).rejects.toThrow('lost')
  expect(requests).toHaveLength(5)
})

it('asks again for reads of any method and for creations with a key, not for other writes', async () => {
  const send = async (act: (cache: ReturnType<typeof createRecordCache>) => unknown) => {
    const { fetch, requests } = setUp(busy(503))
    await Promise.resolve(act(createRecordCache({ fetch, now: () => NOW_MS }))).catch(() => undefined)
    return requests.length
  }
  const created = { apiName: 'Case', fields: { Subject: 'No signal' } }
  expect(await send((cache) => cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] }))).toBe(2)
  const comments = { parentRecordId: CASE, relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'] }
  const { fetch, requests } = setUp(busy(503), busy(400))
  await createRecordCache({ fetch, now: () => NOW_MS }).invoke(getRelatedListRecords, comments)
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST'])
  expect(await send((cache) => cache.send(createRecord, created, { idempotencyKey: 'key' }))).toBe(2)
  expect(await send((cache) => cache.send(createRecord, created))).toBe(1)
  const upload = { fileData: new Blob(['abc']) }
  expect(await send((cache) => cache.send(createContentDocumentAndVersion, upload, { idempotencyKey: 'key' }))).toBe(1)
  expect(
    await send((cache) => cache.send(updateRecord, { fields: { Id: CASE, Subject: 'X' } }, { idempotencyKey: 'key' })),
  ).toBe(1)
})

it('stops retrying once no reader waits', async () => {
  const leaving = new AbortController()
  let requests = 0
  const fetch = retryingFetch(
    async () => {
      requests++
      return busy(503)
    },
    { now: () => NOW_MS, wait: async () => leaving.abort() },
  )
  expect((await fetch({ ...GET, signal: leaving.signal })).status).toBe(503)
  expect(requests).toBe(1)
})

it('waits by a timer of the host that an abort ends', async () => {
  const leaving = new AbortController()
  const fetch = retryingFetch(async () => busy(503, '9'), { now: () => NOW_MS })
  const answer = fetch({ ...GET, signal: leaving.signal })
  leaving.abort()
  expect((await answer).status).toBe(503)
})

it('counts a Retry-After date by the clock of the service, where its answer has one', async () => {
  const at = (seconds: number) => new Date(NOW_MS + 3_600_000 + seconds * 1_000).toUTCString()
  const answer = busy(503, at(4))
  const { fetch, waits } = setUp({ ...answer, headers: { ...answer.headers, Date: at(0) } })
  expect((await fetch(GET)).status).toBe(200)
  expect(waits).toEqual([4_000])
})
