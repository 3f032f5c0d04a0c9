import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records/get-record.ts'
import type { CachePolicy } from '../cache-policy.ts'
import { createRecordCache } from '../record-cache.ts'
import { recordService } from '../testing/record-service.ts'
import { recordId, settle } from '../testing/scripted-service.ts'

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

it('renews a stale answer behind it, for subscribers too', async () => {
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
