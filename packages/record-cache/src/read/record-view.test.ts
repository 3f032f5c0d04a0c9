import { expect, it } from 'vitest'
import { type GetRecordConfig, getRecord } from '../adapters/records.ts'
import { dehydrate, hydrate } from '../hydration/hydration.ts'
import { createRecordCache } from '../record-cache.ts'
import { recordService } from '../testing/record-service.ts'
import { failure, gate, ok, recordId, settle } from '../testing/scripted-service.ts'

const CASE = recordId('500', 1)
const ACCOUNT = recordId('001', 1)

function setUp() {
  const service = recordService()
  service.put('Account', ACCOUNT, { Name: 'Osprey Ridge', Tier: 'Prime' })
  service.put('Case', CASE, { Subject: 'No signal', Status: 'Open', AccountId: ACCOUNT, ContactId: null })
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  const read = (...fields: string[]) => cache.invoke(getRecord, { recordId: CASE, fields })
  return { service, clock, cache, read }
}

it('asks once and answers the same object while nothing changes', async () => {
  const { service, read } = setUp()
  const first = await read('Case.Subject', 'Case.Account.Name')
  expect(first).toMatchObject({
    state: 'Fulfilled',
    data: {
      fields: { Subject: { value: 'No signal' }, Account: { value: { fields: { Name: { value: 'Osprey Ridge' } } } } },
    },
  })
  expect(read('Case.Account.Name', 'Case.Subject')).toBe(first)
  expect(service.taken()).toEqual([`GET records/${CASE}?fields=Case.Account.Name,Case.Subject`])
})

it('answers the same object after other fields of the record, or of its parent, have come', async () => {
  const { cache, read } = setUp()
  const first = await read('Case.Subject', 'Case.Account.Name')
  await read('Case.Status')
  await cache.invoke(getRecord, { recordId: ACCOUNT, fields: ['Account.Tier'] })
  expect(read('Case.Subject', 'Case.Account.Name')).toBe(first)
})

it('asks for wanted fields as fields and for everything known as optional fields', async () => {
  const { service, read } = setUp()
  await read('Case.Subject', 'Case.Account.Name')
  service.taken()
  await read('Case.Status')
  expect(service.taken()).toEqual([
    `GET records/${CASE}?fields=Case.Status&optionalFields=Case.Account.Name,Case.Subject`,
  ])
})

it('lets a reader of fewer fields wait for a request in flight for more', async () => {
  const { service, cache, read } = setUp()
  const [more, fewer, optional] = await Promise.all([
    read('Case.Subject', 'Case.Status'),
    read('Case.Subject'),
    cache.invoke(getRecord, { recordId: CASE, optionalFields: ['Case.Status'] }),
  ])
  expect([more.state, fewer.state, optional.state]).toEqual(['Fulfilled', 'Fulfilled', 'Fulfilled'])
  expect(service.taken()).toHaveLength(1)
})

it('asks for itself when the request it waited for failed', async () => {
  const { service, read } = setUp()
  const answers = [failure(500, 'INTERNAL_SERVER_ERROR', 'broken')]
  service.on(() => answers.pop())
  const [more, fewer] = await Promise.all([read('Case.Subject', 'Case.Status'), read('Case.Subject')])
  expect([more.state, fewer.state]).toEqual(['Error', 'Fulfilled'])
  expect(service.taken()).toHaveLength(2)
})

it('keeps a 404 and asks each time after another failure', async () => {
  const { service, cache } = setUp()
  const missing = { recordId: recordId('500', 9), fields: ['Case.Subject'] }
  await cache.invoke(getRecord, missing)
  expect(await cache.invoke(getRecord, missing)).toMatchObject({ state: 'Error', error: { status: 404 } })
  expect(service.taken()).toHaveLength(1)
  service.on(() => failure(500, 'INTERNAL_SERVER_ERROR', 'broken'))
  const second = { recordId: CASE, fields: ['Case.Subject'] }
  await cache.invoke(getRecord, second)
  expect(await cache.invoke(getRecord, second)).toMatchObject({ state: 'Error', error: { status: 500 } })
  expect(service.taken()).toHaveLength(2)
})

it('asks again after 30 seconds, and emits nothing when the answer is the same', async () => {
  const { service, clock, cache, read } = setUp()
  const received: unknown[] = []
  await read('Case.Subject')
  cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Subject'] }, (snapshot) => received.push(snapshot))
  clock.nowMs += 29_999
  await read('Case.Subject')
  expect(service.taken()).toHaveLength(1)
  clock.nowMs += 1
  await read('Case.Subject')
  expect(service.taken()).toHaveLength(1)
  expect(received).toEqual([])
})

it('tells subscriptions of a new version, and fetches once what the new answer lacks', async () => {
  const { service, cache, clock, read } = setUp()
  const received: unknown[] = []
  await read('Case.Subject', 'Case.Status')
  cache.subscribe(getRecord, { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] }, (snapshot) =>
    received.push(snapshot.data?.fields),
  )
  service.taken()
  service.put('Case', CASE, { Subject: 'Signal lost', Status: 'Closed' })
  service.on((request) => {
    if (request.query?.fields !== 'Case.Subject') return undefined
    delete request.query.optionalFields
    return undefined
  })
  clock.nowMs += 30_000
  await read('Case.Subject')
  await settle()
  expect(service.taken()).toEqual([
    `GET records/${CASE}?fields=Case.Subject`,
    `GET records/${CASE}?optionalFields=Case.Status,Case.Subject`,
  ])
  expect(received).toEqual([
    {
      Status: { displayValue: 'Closed', value: 'Closed' },
      Subject: { displayValue: 'Signal lost', value: 'Signal lost' },
    },
  ])
})

it('ends the wait and tells subscribers when the follow-up of a conflict fails', async () => {
  const { service, cache, clock, read } = setUp()
  const received: [string, unknown][] = []
  await read('Case.Subject', 'Case.Status')
  const config = { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] }
  cache.subscribe(getRecord, config, (snapshot) => received.push([snapshot.state, snapshot.data?.fields.Status?.value]))
  service.put('Case', CASE, { Subject: 'Signal lost', Status: 'Closed' })
  let isBroken = true
  service.on((request) => {
    if (request.query?.fields === 'Case.Subject') delete request.query.optionalFields
    else if (isBroken) return failure(500, 'INTERNAL_SERVER_ERROR', 'broken')
    return undefined
  })
  clock.nowMs += 30_000
  await read('Case.Subject')
  await settle()
  expect(received).toEqual([['Error', 'Open']])
  isBroken = false
  expect(await cache.invoke(getRecord, config)).toMatchObject({
    state: 'Fulfilled',
    data: { fields: { Status: { value: 'Closed' } } },
  })
})

it('lets readers wait for a conflict without further requests', async () => {
  const { service, cache, clock, read } = setUp()
  await read('Case.Subject', 'Case.Status')
  service.put('Case', CASE, { Status: 'Closed' })
  const { opened, open } = gate()
  service.on(async (request) => {
    if (request.query?.fields === 'Case.Subject') delete request.query.optionalFields
    else await opened
    return undefined
  })
  clock.nowMs += 30_000
  await read('Case.Subject')
  service.taken()
  const waiting = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status'] })
  expect(service.taken()).toEqual([])
  open()
  expect(await waiting).toMatchObject({ state: 'Fulfilled', data: { fields: { Status: { value: 'Closed' } } } })
  expect(service.taken()).toEqual([])
})

it('answers the error value INVALID_CONFIG, and asks nothing, for configs it does not take', () => {
  const { service, cache } = setUp()
  for (const config of [
    { recordId: 'nonsense', fields: ['Case.Subject'] },
    { recordId: CASE },
    { recordId: CASE, fields: [] },
  ] as GetRecordConfig[]) {
    expect(cache.invoke(getRecord, config)).toMatchObject({
      state: 'Error',
      error: { status: 400, errors: [{ type: 'INVALID_CONFIG' }] },
    })
    expect(cache.peek(getRecord, config)).toBeNull()
  }
  expect(service.taken()).toEqual([])
})

it('hydrates without a request and without sharing state', async () => {
  const { service, cache, clock, read } = setUp()
  const rendered = await read('Case.Subject', 'Case.Account.Name')
  const state = JSON.parse(JSON.stringify(dehydrate(cache)))
  service.taken()
  const browser = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs + 5, development: true })
  hydrate(browser, state)
  const snapshot = browser.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject', 'Case.Account.Name'] })
  expect(snapshot).toEqual(rendered)
  expect(service.taken()).toEqual([])
})

it('takes a wrapped 404 for a 404', async () => {
  const { service, cache, read } = setUp()
  const result = [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }]
  service.on(() => ok({ hasErrors: true, results: [{ statusCode: 404, result }] }))
  expect(await read('Case.Subject')).toMatchObject({ state: 'Error', error: { status: 404 } })
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Status'] })).toMatchObject({ error: { status: 404 } })
})

it('makes nothing fresh again when the clock goes back', async () => {
  const { cache, clock, read } = setUp()
  await read('Case.Subject')
  clock.nowMs -= 1_000_000
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Subject'] })).toMatchObject({ state: 'Fulfilled' })
  clock.nowMs += 30_000
  expect(cache.peek(getRecord, { recordId: CASE, fields: ['Case.Subject'] })).toMatchObject({ state: 'Stale' })
})
