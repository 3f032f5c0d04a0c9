import { expect, it } from 'vitest'
import { getRecord, getRecords } from '../adapters/records.ts'
import { notify } from '../live/notify.ts'
import { receive } from '../live/receive.ts'
import { createRecordCache } from '../record-cache.ts'
import { modelWorld } from '../testing/model/model-world.ts'
import { ACCOUNTS, CASES } from '../testing/model/service-states.ts'
import { failure, gate, settle } from '../testing/scripted-service.ts'
import { threeCases } from '../testing/three-cases.ts'
import { CASE, updated } from '../testing/two-cases.ts'

const CONFIG = { recordId: CASE, fields: ['Case.Subject', 'Case.Status'] }

it('waits on when the answer to one conflict comes after another one has opened', async () => {
  const world = modelWorld()
  const cache = createRecordCache({ fetch: world.fetch, now: () => 1_000_000 })
  const recordId = CASES[3] ?? ''
  const refresh = (...fields: string[]) => cache.refresh(getRecord, { recordId, fields })
  const first = refresh('Case.A', 'Case.B')
  const reader = cache.invoke(getRecord, { recordId, optionalFields: ['Case.A', 'Case.Account.B', 'Case.Account.C'] })
  await settle()
  for (const changed of [recordId, '001000000000002AAA']) world.change(changed, false)
  const second = refresh('Case.B')
  cache.subscribe(getRecord, { recordId, fields: ['Case.A', 'Case.Account.B'] }, () => {})
  await settle()
  // In turn: A is known, then lost to a newer version; an older answer brings the account, a newer one brings less of it.
  for (const open of [0, 1, 0, 0, 0, 0]) {
    world.deliver(open, 'as it is')
    await settle()
  }
  expect(world.open).toHaveLength(0)
  expect((await reader).state).toBe('Fulfilled')
  expect((await reader).data?.fields.Account?.value).toMatchObject({
    weakEtag: 2,
    fields: { C: { value: 'C of 02 in 2' } },
  })
  expect([(await first).state, (await second).state]).toEqual(['Fulfilled', 'Fulfilled'])
})

it('refetches again for a change that arrives during a refetch', async () => {
  const world = modelWorld()
  const cache = createRecordCache({ fetch: world.fetch, now: () => 1_000_000 })
  const recordId = CASES[0] ?? ''
  const following = cache.subscribe(getRecord, { recordId, fields: ['Case.A'] }, () => {})
  const deliver = async () => {
    world.deliver(0, 'as it is')
    await settle()
  }
  const changeTo = async (version: number) => {
    world.change(recordId, false)
    receive(cache, updated(recordId, version))
    await settle()
  }
  await deliver()
  await changeTo(2)
  await changeTo(3)
  expect(world.open).toHaveLength(1)
  await deliver()
  expect(world.open).toHaveLength(1)
  await deliver()
  expect(following.snapshot).toMatchObject({ state: 'Fulfilled', data: { weakEtag: 3 } })
  expect(world.open).toHaveLength(0)
})

/** A cache over the service of the model, whose answers come when the test says so. */
function setUp() {
  const world = modelWorld()
  const cache = createRecordCache({ fetch: world.fetch, now: () => 1_000_000 })
  const [first = '', second = ''] = CASES
  const deliver = async (open = 0) => {
    world.deliver(open, 'as it is')
    await settle()
  }
  /** Asks for one field of the first case and for nothing else that is known of it. */
  const refreshOnly = (field: string) =>
    void cache.refresh(getRecords, { records: [{ recordIds: [first], fields: [`Case.${field}`] }] })
  return { world, cache, first, second, deliver, refreshOnly }
}

it('takes a newer parent out of an older answer', async () => {
  const { world, cache, first, deliver, refreshOnly } = setUp()
  const [account = ''] = ACCOUNTS
  const withParent = { recordId: first, fields: ['Case.Account.A'] }
  void cache.invoke(getRecord, withParent)
  await deliver()
  world.change(account, false)
  void cache.refresh(getRecord, withParent)
  world.change(first, false)
  refreshOnly('A')
  await settle()
  await deliver(1)
  await deliver()
  expect(cache.peek(getRecord, { recordId: account, fields: ['Account.A'] })?.data?.weakEtag).toBe(2)
})

it('shows a record as stale whose parent could not be read after news of it', async () => {
  const { world, cache, first, deliver } = setUp()
  const [account = ''] = ACCOUNTS
  const following = cache.subscribe(getRecord, { recordId: first, fields: ['Case.Account.A'] }, () => {})
  await deliver()
  world.change(account, false)
  receive(cache, { ...updated(account, 2), objectApiName: 'Account' })
  await settle()
  world.deliver(0, 'failed')
  await settle()
  expect(following.snapshot).toMatchObject({ state: 'Stale', data: { weakEtag: 1 } })
})

it('asks again for what a record lost while another one of its batch was asked for once more', async () => {
  const { world, cache, first, second, deliver, refreshOnly } = setUp()
  const config = { recordId: first, fields: ['Case.A'], optionalFields: ['Case.B'] }
  const following = cache.subscribe(getRecord, config, () => {})
  cache.subscribe(getRecord, { recordId: second, fields: ['Case.A'] }, () => {})
  await deliver()
  await deliver()
  for (const id of [first, second]) world.change(id, false)
  notify(cache, [first, second])
  await settle()
  notify(cache, [second])
  await deliver()
  // The second case is requested again; in this time the first arrives without the optional field.
  world.change(first, false)
  refreshOnly('A')
  await settle()
  await deliver(1)
  while (world.open.length > 0) await deliver()
  expect(following.snapshot).toMatchObject({
    state: 'Fulfilled',
    data: { weakEtag: 3, fields: { A: { value: 'A of 01 in 3' }, B: { value: 'B of 01 in 3' } } },
  })
})

it('ends the wait for fields whose follow-up failed, for subscribers, for readers who wait, and for later ones', async () => {
  const { service, clock, cache } = threeCases()
  await cache.invoke(getRecord, CONFIG)
  const received: unknown[] = []
  cache.subscribe(getRecord, CONFIG, ({ state, data, error }) =>
    received.push([state, data?.fields.Status?.value, error?.status]),
  )
  service.put('Case', CASE, { Subject: 'Changed', Status: 'Closed' })
  const { opened, open } = gate()
  let isBroken = true
  service.on(async ({ query }) => {
    if (query?.fields === 'Case.Subject') {
      // The new version comes without the field that others read.
      delete query.optionalFields
      return undefined
    }
    await opened
    return isBroken ? failure(500, 'INTERNAL_SERVER_ERROR', 'broken') : undefined
  })
  clock.nowMs += 30_000
  await cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Subject'] })
  const waiting = cache.invoke(getRecord, { recordId: CASE, fields: ['Case.Status'] })
  open()
  expect(await waiting).toMatchObject({ state: 'Error', error: { status: 500 } })
  expect(received).toEqual([['Error', 'Open', 500]])
  expect(cache.peek(getRecord, CONFIG)).toMatchObject({ state: 'Unfulfilled' })
  isBroken = false
  expect(await cache.invoke(getRecord, CONFIG)).toMatchObject({
    state: 'Fulfilled',
    data: { fields: { Status: { value: 'Closed' } } },
  })
})
