import { expect, it } from 'vitest'
import { getRecord } from './adapters/records/get-record.ts'
import type { CachePolicy } from './cache-policy.ts'
import { notify } from './live/notify.ts'
import { createRecordCache } from './record-cache.ts'
import { recordService } from './testing/record-service.ts'
import { failure, recordId, settle } from './testing/scripted-service.ts'

const CASE = recordId('500', 1)
const config = { recordId: CASE, fields: ['Case.Subject'] }

function setUp(development = true) {
  const service = recordService()
  service.put('Case', CASE, { Subject: 'No signal' })
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development })
  return { service, clock, cache }
}

/** The policy, the age of what is in the cache in milliseconds (null: nothing), the state answered, and the requests sent. */
const TABLE: [CachePolicy, number | null, string, number][] = [
  [{ type: 'cache-then-network' }, null, 'Fulfilled', 1],
  [{ type: 'cache-then-network' }, 29_999, 'Fulfilled', 0],
  [{ type: 'cache-then-network' }, 30_000, 'Fulfilled', 1],
  [{ type: 'cache-and-network' }, null, 'Fulfilled', 1],
  [{ type: 'cache-and-network' }, 0, 'Fulfilled', 1],
  [{ type: 'cache-and-network' }, 30_000, 'Stale', 1],
  [{ type: 'no-cache' }, 0, 'Fulfilled', 1],
  [{ type: 'only-if-cached' }, 0, 'Fulfilled', 0],
  [{ type: 'only-if-cached' }, 30_000, 'Error 504', 0],
  [{ type: 'only-if-cached' }, null, 'Error 504', 0],
  [{ type: 'stale-while-revalidate', staleDurationSeconds: 10 }, 0, 'Fulfilled', 0],
  [{ type: 'stale-while-revalidate', staleDurationSeconds: 10 }, 39_999, 'Stale', 1],
  [{ type: 'stale-while-revalidate', staleDurationSeconds: 10 }, 40_000, 'Fulfilled', 1],
  [{ type: 'valid-at', timestampMs: 1_029_999 }, 60_000, 'Fulfilled', 0],
  [{ type: 'valid-at', timestampMs: 1_030_000 }, 0, 'Fulfilled', 1],
  [{ type: 'valid-at', timestampMs: 1_030_000, basePolicy: { type: 'only-if-cached' } }, 0, 'Error 504', 0],
]

it.each(TABLE)('answers %j at an age of %s ms with %s and %i requests', async (cachePolicy, ageMs, state, requests) => {
  const { service, clock, cache } = setUp()
  if (ageMs !== null) {
    await cache.invoke(getRecord, config)
    clock.nowMs += ageMs
  }
  service.taken()
  const { state: answered, error } = await cache.invoke(getRecord, config, { cachePolicy })
  await settle()
  expect(error === undefined ? answered : `${answered} ${error.status}`).toBe(state)
  expect(service.taken()).toHaveLength(requests)
})

it('answers 504 with its text when only the cache may be used', () => {
  const { cache } = setUp()
  const snapshot = cache.invoke(getRecord, config, { cachePolicy: { type: 'only-if-cached' } })
  expect(snapshot).toMatchObject({ state: 'Error', error: { status: 504, statusText: 'Gateway Timeout' } })
})

it('freezes what it hands out in development only', async () => {
  for (const development of [true, false]) {
    const { cache } = setUp(development)
    const { data } = await cache.invoke(getRecord, config)
    expect(Object.isFrozen(data)).toBe(development)
    expect(Object.isFrozen(data?.fields)).toBe(development)
    expect(Object.isFrozen(data?.fields.Subject)).toBe(development)
  }
})

it('renews a stale answer behind it, for followers too', async () => {
  const { service, clock, cache } = setUp()
  await cache.invoke(getRecord, config)
  clock.nowMs += 60_000
  service.put('Case', CASE, { Subject: 'Signal lost' })
  const heard: unknown[] = []
  const following = cache.subscribe(getRecord, config, ({ state, data }) =>
    heard.push([state, data?.fields.Subject?.value]),
  )
  expect(following.snapshot).toMatchObject({ state: 'Stale', data: { fields: { Subject: { value: 'No signal' } } } })
  await settle()
  expect(heard).toEqual([['Fulfilled', 'Signal lost']])
})

it('splits a list of fields that is too long for one address, and asks halves when the service finds it too complicated', async () => {
  const { service, cache } = setUp()
  const many = Array.from({ length: 300 }, (_, number) => `Field_with_a_long_name_number_${number}__c`)
  service.put('Case', CASE, Object.fromEntries(many.map((name) => [name, name])))
  const snapshot = await cache.invoke(getRecord, { recordId: CASE, fields: many.map((name) => `Case.${name}`) })
  expect(Object.keys(snapshot.data?.fields ?? {})).toHaveLength(300)
  expect(service.taken()).toHaveLength(2)

  const other = createRecordCache({ fetch: service.fetch, now: () => 0 })
  service.on((request) => {
    const isTooMuch = (request.query?.fields?.split(',').length ?? 0) > 60
    const body = [{ errorCode: 'QUERY_TOO_COMPLICATED', message: 'Too much' }]
    return isTooMuch ? { status: 400, statusText: 'Bad Request', body } : undefined
  })
  const halved = await other.invoke(getRecord, {
    recordId: CASE,
    fields: many.slice(0, 100).map((name) => `Case.${name}`),
  })
  expect(Object.keys(halved.data?.fields ?? {})).toHaveLength(100)
})

it('asks portions too for what a new version leaves open and for what news concerns, and tells nobody of a failure', async () => {
  const { service, clock, cache } = setUp()
  const many = Array.from({ length: 100 }, (_, number) => `Field${number}__c`)
  const other = recordId('500', 2)
  for (const id of [CASE, other]) service.put('Case', id, Object.fromEntries(many.map((name) => [name, 'old'])))
  service.on(({ query = {} }) => {
    const asked = [query.fields ?? [], query.optionalFields ?? []].flat().join().split(',')
    return asked.length > 60 ? failure(400, 'QUERY_TOO_COMPLICATED', 'Too much') : undefined
  })
  const fields = many.map((name) => `Case.${name}`)
  const heard: unknown[] = []
  for (const id of [CASE, other]) {
    cache.subscribe(getRecord, { recordId: id, fields }, ({ state, data }) =>
      heard.push([state, id, data?.fields.Field99__c?.value]),
    )
  }
  await settle()
  heard.length = 0
  service.put('Case', CASE, { Field99__c: 'newer' })
  clock.nowMs += 30_000
  await cache.invoke(getRecord, { recordId: CASE, fields })
  await settle()
  expect(heard).toEqual([['Fulfilled', CASE, 'newer']])
  heard.length = 0
  for (const id of [CASE, other]) service.put('Case', id, { Field99__c: 'newest' })
  notify(cache, [CASE, other])
  await settle()
  expect(heard).toEqual([
    ['Fulfilled', CASE, 'newest'],
    ['Fulfilled', other, 'newest'],
  ])
})
