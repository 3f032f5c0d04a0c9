import { expect, it } from 'vitest'
import { getRecord } from '../adapters/records.ts'
import type { CachePolicy } from '../cache-policy.ts'
import { notify } from '../live/notify.ts'
import { createRecordCache } from '../record-cache.ts'
import { modelWorld } from '../testing/model/model-world.ts'
import { ACCOUNTS, CASES } from '../testing/model/service-states.ts'
import { recordService } from '../testing/record-service.ts'
import { gate, ok, record, recordId, settle } from '../testing/scripted-service.ts'

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
  const received: unknown[] = []
  const following = cache.subscribe(getRecord, config, ({ state, data }) =>
    received.push([state, data?.fields.Subject?.value]),
  )
  expect(following.snapshot).toMatchObject({ state: 'Stale', data: { fields: { Subject: { value: 'No signal' } } } })
  await settle()
  expect(received).toEqual([['Fulfilled', 'Signal lost']])
})

it('requests on while news overtakes one answer after another about a record that was missing', async () => {
  const { service, cache } = setUp()
  service.rows.delete(CASE)
  expect(await cache.invoke(getRecord, config)).toMatchObject({ error: { status: 404 } })
  service.put('Case', CASE, { Subject: 'Back' })
  notify(cache, [CASE])
  let news = 6
  service.on(() => {
    if (news-- > 0) notify(cache, [CASE])
    return undefined
  })
  expect(await cache.invoke(getRecord, config)).toMatchObject({ state: 'Fulfilled' })
})

it('requests on where a newer answer came while an older one was on its way', async () => {
  const world = modelWorld()
  const cache = createRecordCache({ fetch: world.fetch, now: () => 1_000_000 })
  const [recordId = ''] = CASES
  const withParent = (field: string) => cache.invoke(getRecord, { recordId, fields: [`Case.Account.${field}`] })
  const deliver = async (open: number, how: 'as it is' | 'as it was' = 'as it is') => {
    world.deliver(open, how)
    await settle()
  }
  const reader = withParent('B')
  world.change(recordId, true)
  notify(cache, [recordId])
  void withParent('C')
  // The first answer is late, so that the reader requests again; then it gets the same answer once more, after the other account is known.
  await deliver(0)
  await deliver(0)
  await deliver(0, 'as it was')
  await deliver(0)
  expect(await reader).toMatchObject({
    state: 'Fulfilled',
    data: {
      weakEtag: 2,
      fields: { Account: { value: { id: ACCOUNTS[1], fields: { B: { value: 'B of 02 in 1' } } } } },
    },
  })
})

it('ends an aborted reader at once and alone, and sends nothing for it', async () => {
  const { service, cache } = setUp()
  const { opened, open } = gate()
  service.on(async () => {
    await opened
    return undefined
  })
  const [leaving, early] = [new AbortController(), new AbortController()]
  const others = [cache.invoke(getRecord, config), cache.invoke(getRecord, config)]
  const left = cache.invoke(getRecord, config, { signal: leaving.signal })
  leaving.abort()
  expect(await left).toMatchObject({ state: 'Error', data: undefined, error: { status: 0, statusText: 'Aborted' } })
  early.abort()
  expect(await cache.invoke(getRecord, config, { signal: early.signal })).toMatchObject({ state: 'Error' })
  open()
  for (const answered of await Promise.all(others)) expect(answered.state).toBe('Fulfilled')
  expect(service.taken()).toHaveLength(1)
})

it('does not let an aborted reader wait for a conflict of its record', async () => {
  const { service, cache } = setUp()
  service.put('Case', CASE, { Status: 'Open' })
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] })
  service.put('Case', CASE, { Subject: 'Signal' })
  const { opened, open } = gate()
  service.on(async ({ query }) => {
    if (query?.fields === undefined) await opened
    else return ok(record('Case', CASE, 9, { Subject: 'Signal' }))
    return undefined
  })
  await cache.refresh(getRecord, config)
  const leaving = new AbortController()
  const left = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status'] }, { signal: leaving.signal })
  leaving.abort()
  expect(await left).toMatchObject({ state: 'Error', error: { status: 0 } })
  open()
  await settle()
})
