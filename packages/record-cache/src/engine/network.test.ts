import { expect, it } from 'vitest'
import { getListUi } from '../adapters/lists.ts'
import { getRecord, getRecords } from '../adapters/records.ts'
import { receive } from '../live/receive.ts'
import { createRecordCache, type RecordCache } from '../record-cache.ts'
import type { CacheResponse } from '../request.ts'
import { statistics } from '../statistics.ts'
import { gate, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, OTHER, twoCases, updated } from '../testing/two-cases.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Status'] }

/** A cache over a service that answers when the test says so, and aborts a request as a browser does: shortly after its signal. */
function setUp() {
  const { service } = twoCases()
  const open: { signal: AbortSignal | undefined; answer: () => void }[] = []
  const cache = createRecordCache({
    now: () => 1_000_000,
    fetch: (request) =>
      new Promise<CacheResponse>((resolve, reject) => {
        open.push({ signal: request.signal, answer: () => resolve(service.fetch(request)) })
        request.signal?.addEventListener('abort', () => void settle().then(() => reject(new Error('given up'))))
      }),
  })
  const aborted = () => open.map(({ signal }) => signal?.aborted)
  return { cache, open, aborted }
}

type Subscribe = (cache: RecordCache, signal: AbortSignal) => unknown

const READS: [string, Subscribe][] = [
  ['a record', (cache, signal) => cache.subscribe(getRecord, CONFIG, () => {}, { signal })],
  [
    'a batch',
    (cache, signal) =>
      cache.subscribe(getRecords, { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] }, () => {}, {
        signal,
      }),
  ],
  [
    'a list',
    (cache, signal) =>
      cache.subscribe(getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases' }, () => {}, { signal }),
  ],
  ['a record, once', (cache, signal) => cache.invoke(getRecord, CONFIG, { signal })],
]

it.each(READS)('aborts the request of %s when its last reader leaves', async (_, read) => {
  const { cache, aborted } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  read(cache, first.signal)
  read(cache, second.signal)
  first.abort()
  await settle()
  expect(aborted()).toEqual([false])
  second.abort()
  await settle()
  expect(aborted()).toEqual([true])
})

it('does not abort a request that a reader without a signal waits for', async () => {
  const { cache, open, aborted } = setUp()
  const { unsubscribe } = cache.subscribe(getRecord, CONFIG, () => {})
  const answer = cache.invoke(getRecord, CONFIG)
  unsubscribe()
  await settle()
  expect(aborted()).toEqual([false])
  open[0]?.answer()
  expect(await answer).toMatchObject({ state: 'Fulfilled' })
})

it('hides an aborted request from later readers', async () => {
  const { cache, open } = setUp()
  cache.subscribe(getRecord, CONFIG, () => {}).unsubscribe()
  await Promise.resolve()
  await Promise.resolve()
  const received: string[] = []
  cache.subscribe(getRecord, CONFIG, ({ state }) => received.push(state))
  await settle()
  await settle()
  expect(received).toEqual([])
  open[1]?.answer()
  await settle()
  expect(received).toEqual(['Fulfilled'])
})

it('does not subscribe a reader whose signal is aborted already', async () => {
  const { cache, open } = setUp()
  const received: unknown[] = []
  cache.subscribe(getRecord, CONFIG, (snapshot) => received.push(snapshot), { signal: AbortSignal.abort() })
  await settle()
  for (const { answer } of open) answer()
  await settle()
  expect(received).toEqual([])
  expect(statistics(cache).subscriptions).toBe(0)
})

it('lets a request for fewer fields join the one in flight for more', async () => {
  const { service, cache } = threeCases()
  const { opened, open } = gate()
  service.on(() => opened.then(() => undefined))
  const read = (...fields: string[]) => cache.invoke(getRecord, { recordId: CASE, fields })
  const reads = [
    read('Case.Subject', 'Case.Status', 'Case.Account.Name'),
    read('Case.Status'),
    read('Case.Account.Name', 'Case.Subject'),
    cache.invoke(getRecord, { recordId: CASE, optionalFields: ['Case.Subject'] }),
  ]
  open()
  for (const answer of reads) expect(await answer).toMatchObject({ state: 'Fulfilled' })
  expect(service.taken()).toHaveLength(1)
})

it('aborts a request when its last reader leaves, not earlier', async () => {
  const { service, cache } = twoCases()
  const { opened } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const first = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  const second = cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  first.unsubscribe()
  await settle()
  expect(service.requests.map((request) => request.signal?.aborted)).toEqual([false])
  second.unsubscribe()
  await settle()
  expect(service.requests.map((request) => request.signal?.aborted)).toEqual([true])
})

it('joins no request that was sent before a change', async () => {
  const { service, cache } = twoCases()
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const before = cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases' })
  service.put('Case', CASE, { Status: 'Closed' })
  receive(cache, updated(CASE, 2))
  await settle()
  const after = cache.invoke(getListUi, { objectApiName: 'Case', listViewApiName: 'AllCases' })
  open()
  expect([(await before).state, (await after).state]).toEqual(['Fulfilled', 'Fulfilled'])
  expect(service.taken()).toHaveLength(2)
})
