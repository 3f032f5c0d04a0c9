import { callAddresses, isAddedCall } from 'contract/testing'
import { expect, it } from 'vitest'
import * as exported from '../index.ts'
import * as lifetimes from '../lifetimes.ts'
import { createRecordCache } from '../record-cache.ts'
import { everyCallService } from '../testing/every-call-service.ts'
import { readRows } from '../testing/read-rows.ts'
import { ok, record, recordId, settle } from '../testing/scripted-service.ts'
import { writeRows } from '../testing/write-rows.ts'

const lifetimesMs = { ...lifetimes }

const CASE = recordId('500', 1)

/** Lifetimes that no answer has, only failures, or things that are made up of others. */
const OF_NO_ANSWER = [
  'avatarError',
  'batchError',
  'listInfoError',
  'recordError',
  'recordUi',
  'relatedListActionsError',
]

function setUp() {
  const service = everyCallService()
  service.put('Account', recordId('001', 1), { Name: 'Osprey Ridge' })
  for (const number of [1, 2])
    service.put('Case', recordId('500', number), { Subject: 'Map', AccountId: recordId('001', 1) })
  service.put('CaseComment', recordId('00a', 1), { CommentBody: 'Thanks', ParentId: CASE })
  service.on(({ method, path, body }) => {
    if (method === 'PATCH' && path.endsWith(CASE)) return ok(record('Case', CASE, 2, { Subject: 'Map' }))
    if (method !== 'POST' || !path.endsWith('/records')) return undefined
    return ok(record('CaseComment', recordId('00a', 2), 1, (body as { fields: { ParentId: string } }).fields), 201)
  })
  const clock = { nowMs: 1_000_000 }
  const cache = createRecordCache({ fetch: service.fetch, now: () => clock.nowMs, development: true })
  return { service, clock, cache }
}

it('has an adapter for every specified call', () => {
  const held = [...readRows, ...writeRows].flatMap((row) => row.calls)
  expect([...callAddresses.keys()].filter((name) => !isAddedCall(name) && !held.includes(name))).toEqual([])
})

it('holds every adapter of a specified call, under its own name, and every lifetime', () => {
  const added = [...callAddresses.keys()].filter(isAddedCall).map((name) => name.split('.')[1])
  const held = new Map([...readRows, ...writeRows].map(({ adapter }) => [adapter.name, adapter]))
  for (const [name, value] of Object.entries(exported)) {
    const isAdapter = typeof value === 'object' && 'kind' in value
    if (isAdapter && (held.has(name) || !added.includes(name))) expect([name, held.get(name)]).toEqual([name, value])
  }
  const used = new Set([...readRows.map(({ lifetime }) => lifetime), ...OF_NO_ANSWER])
  expect([...used].sort()).toEqual(Object.keys(lifetimesMs).sort())
})

it.each(readRows.map((row) => [row.adapter.name, row] as const))(
  'reads, keeps for its lifetime, refreshes and follows: %s',
  async (_, { adapter, config, sent, lifetime }) => {
    const { service, clock, cache } = setUp()
    const invoke = () => cache.invoke(adapter, config as never)
    const first = await invoke()
    expect(service.taken()).toEqual([sent])
    expect(first).toMatchObject({ state: 'Fulfilled', error: undefined })
    expect(first.data).toBeDefined()
    clock.nowMs += lifetimesMs[lifetime] - 1
    expect(await invoke()).toBe(first)
    expect(service.taken()).toEqual([])
    clock.nowMs += 1
    expect(await invoke()).toMatchObject({ state: 'Fulfilled' })
    expect(service.taken()).toHaveLength(1)
    expect(await cache.refresh(adapter, config as never)).toMatchObject({ state: 'Fulfilled' })
    expect(service.taken()).toHaveLength(1)
    const { snapshot, unsubscribe } = cache.subscribe(adapter, config as never, () => {})
    await settle()
    expect(snapshot.data).toEqual(first.data)
    expect(cache.peek(adapter, config as never)?.data).toBe(snapshot.data)
    unsubscribe()
    expect(service.taken()).toEqual([])
  },
)

it.each(writeRows.map((row) => [row.adapter.name, row] as const))('writes: %s', async (_, { adapter, input, sent }) => {
  const { service, cache } = setUp()
  await cache.send(adapter, input as never)
  expect(service.taken()).toEqual([sent])
})

it.each(writeRows.map((row) => [row.adapter.name, row] as const))(
  'rethrows a refused write, frozen: %s',
  async (_, { adapter, input }) => {
    const { service, cache } = setUp()
    service.on(() => ({
      status: 403,
      statusText: 'Forbidden',
      body: [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No' }],
    }))
    const error = await cache.send(adapter, input as never).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 403, errors: [{ type: 'INSUFFICIENT_ACCESS' }] })
    expect(Object.isFrozen(error)).toBe(true)
  },
)
