import { expect, it, vi } from 'vitest'
import { getListUi } from './adapters/lists/get-list-ui.ts'
import { getRecord } from './adapters/records/get-record.ts'
import { getRecords } from './adapters/records/get-records.ts'
import { dehydrate } from './hydration/hydration.ts'
import { notify } from './live/notify.ts'
import { receive } from './live/receive.ts'
import { createRecordCache } from './record-cache.ts'
import { statistics } from './statistics.ts'
import { project } from './testing/record-service.ts'
import { failure, gate, ok, recordId, settle } from './testing/scripted-service.ts'
import { CASE, OTHER, setUp, updated } from './testing/two-cases.ts'

const ALL = { objectApiName: 'Case', listViewApiName: 'AllCases' }

it('asks, on a live event, only for what is followed and has not come yet', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  service.taken()
  heard.length = 0
  service.put('Case', CASE, { Status: 'Resolved' })
  service.put('Case', OTHER, { Status: 'Resolved' })
  receive(cache, updated(CASE, 1))
  await settle()
  expect(service.taken()).toEqual([])
  receive(cache, updated(CASE, 2))
  receive(cache, updated(OTHER, 2))
  await settle()
  expect(service.taken()).toEqual([`GET records/${CASE}?optionalFields=Case.Status`])
  expect(heard).toEqual(['Resolved'])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Stale' })
})

it('takes live events together: one request for several records, one for a list', async () => {
  const { service, cache, follow } = setUp()
  follow(CASE, 'Case.Status')
  follow(OTHER, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  for (const id of [CASE, OTHER]) {
    service.put('Case', id, { Status: 'Resolved' })
    receive(cache, updated(id, 2))
  }
  await settle()
  expect(service.taken()).toEqual([
    'POST list-records/Case/AllCases',
    `GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status,Case.Subject`,
  ])
})

it('asks once more when a live event comes while the answer to one before is awaited', async () => {
  const { service, cache } = setUp()
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  const { opened, open } = gate()
  service.on(async (request) => {
    if (request.path.includes('list-records')) await opened
    return undefined
  })
  for (const version of [2, 3, 4]) {
    receive(cache, updated(recordId('500', 9), version))
    await settle()
  }
  expect(service.taken()).toHaveLength(1)
  open()
  await settle()
  expect(service.taken()).toHaveLength(1)
})

it('lets nobody join a request that was asked before the news', async () => {
  const { service, cache } = setUp()
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const before = cache.invoke(getListUi, ALL)
  receive(cache, updated(CASE, 2))
  await settle()
  const after = cache.invoke(getListUi, ALL)
  open()
  expect([(await before).state, (await after).state]).toEqual(['Fulfilled', 'Fulfilled'])
  expect(service.taken()).toHaveLength(2)
})

it('tells a follower of a deleted record by its 404, and forgets others', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  await settle()
  heard.length = 0
  for (const id of [CASE, OTHER]) {
    service.rows.delete(id)
    receive(cache, { ...updated(id, 2), operation: 'deleted' })
  }
  await settle()
  expect(heard).toEqual([404])
  expect(cache.peek(getRecord, { recordId: OTHER, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
})

it('asks anew for everything that is followed after a resync', async () => {
  const { service, cache, follow } = setUp()
  follow(CASE, 'Case.Status')
  cache.subscribe(getListUi, ALL, () => {})
  await settle()
  service.taken()
  receive(cache, { type: 'resync' })
  await settle()
  expect(service.taken().sort()).toEqual([
    `GET records/${CASE}?fields=Case.Status&optionalFields=Case.Subject`,
    'POST list-records/Case/AllCases',
  ])
})

it('asks for all records of a change notification, in one request, sixty times in sixty seconds', async () => {
  const { service, clock, cache } = setUp()
  await cache.invoke(getRecords, { records: [{ recordIds: [CASE, OTHER], fields: ['Case.Status'] }] })
  service.taken()
  notify(cache, [CASE, OTHER, recordId('500', 3)])
  await settle()
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER}?optionalFields=Case.Status`])
  for (let call = 0; call < 70; call++) {
    notify(cache, [CASE])
    await settle()
  }
  expect(service.taken()).toHaveLength(59)
  clock.nowMs += 60_000
  notify(cache, [CASE])
  await settle()
  expect(service.taken()).toHaveLength(1)
})

it('knows nothing after a reset, tells nobody, and takes no answer to what was asked before', async () => {
  const { service, cache, follow } = setUp()
  const heard = follow(CASE, 'Case.Status')
  await settle()
  heard.length = 0
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const waiting = cache.invoke(getRecord, { recordId: OTHER, fields: ['Case.Status'] })
  receive(cache, { type: 'signed-out' })
  open()
  expect(await waiting).toMatchObject({ state: 'Error', data: undefined })
  expect(statistics(cache)).toMatchObject({ subscriptions: 0, requestsInFlight: 0 })
  expect(JSON.stringify(dehydrate(cache))).not.toContain('Open')
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Unfulfilled' })
  expect(heard).toEqual([])
})

it('aborts a request when its last reader leaves, not before', async () => {
  const { service, cache } = setUp()
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

it('asks again for a batch member that failed only after its window, and keeps a missing one', async () => {
  const { service, clock, cache } = setUp()
  const config = { records: [{ recordIds: [CASE, OTHER, recordId('500', 3)], fields: ['Case.Status'] }] }
  service.on((request) => {
    if (!request.path.includes(OTHER)) return undefined
    const refused = failure(403, 'INSUFFICIENT_ACCESS', 'No')
    const row = service.rows.get(CASE)
    return ok({
      hasErrors: true,
      results: (request.path.split('/').at(-1) ?? '').split(',').map((id) => {
        if (id === OTHER) return { statusCode: 403, result: refused.body }
        if (id !== CASE || row === undefined) return { statusCode: 404, result: failure(404, 'NOT_FOUND', 'Gone').body }
        return { statusCode: 200, result: project(service.rows, CASE, row, [['Status']]) }
      }),
    })
  })
  const answer = await cache.invoke(getRecords, config)
  expect(answer.data?.results.map((item) => item.statusCode)).toEqual([200, 403, 404])
  clock.nowMs += 29_000
  expect(cache.invoke(getRecords, config)).toBe(answer)
  expect(cache.peek(getRecord, { recordId: recordId('500', 3), fields: ['Case.Status'] })).toMatchObject({
    error: { status: 404 },
  })
  service.taken()
  clock.nowMs += 900_000
  await cache.invoke(getRecords, config)
  expect(service.taken()).toEqual([`GET records/batch/${CASE},${OTHER},${recordId('500', 3)}?fields=Case.Status`])
})

it('keeps to its bound, sparing what is followed', async () => {
  const { service, clock } = setUp()
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: 50 })
  cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Status'] }, () => {})
  for (let number = 10; number < 300; number++) {
    service.put('Case', recordId('500', number), { Status: 'Open' })
    await cache.invoke(getRecord, { recordId: recordId('500', number), fields: ['Case.Status'] })
    expect(statistics(cache).records).toBeLessThanOrEqual(50)
  }
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ state: 'Fulfilled' })
  expect(cache.peek(getRecord, { recordId: recordId('500', 299), fields: ['Case.Status'] })).toMatchObject({
    state: 'Fulfilled',
  })
  expect(cache.peek(getRecord, { recordId: recordId('500', 10), fields: ['Case.Status'] })).toMatchObject({
    state: 'Unfulfilled',
  })
})

it('lets the others hear when a listener fails, and does not hide the failure', async () => {
  const { service, cache, follow } = setUp()
  const config = { recordId: CASE, fields: ['Case.Status'] }
  await cache.invoke(getRecord, config)
  cache.subscribe(getRecord, config, () => {
    throw new Error('The screen failed')
  })
  const heard = follow(CASE, 'Case.Status')
  service.put('Case', CASE, { Status: 'Resolved' })
  const later: (() => void)[] = []
  const spy = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((act) => later.push(act))
  const snapshot = await cache.refresh(getRecord, config)
  spy.mockRestore()
  expect(snapshot).toMatchObject({ state: 'Fulfilled', data: { fields: { Status: { value: 'Resolved' } } } })
  expect(heard).toEqual(['Resolved'])
  expect(() => later.at(-1)?.()).toThrow('The screen failed')
})

it('lets go of lists whose rows it let go of, and reads them anew', async () => {
  const { service, clock } = setUp()
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, maxEntries: 20 })
  await cache.invoke(getListUi, ALL)
  for (let number = 10; number < 60; number++) {
    service.put('Product2', recordId('01t', number), { Name: 'Chart' })
    await cache.invoke(getRecord, { recordId: recordId('01t', number), fields: ['Product2.Name'] })
  }
  service.taken()
  expect(await cache.invoke(getListUi, ALL)).toMatchObject({ state: 'Fulfilled', data: { records: { count: 2 } } })
  expect(service.taken()).toEqual(['POST list-records/Case/AllCases'])
})
