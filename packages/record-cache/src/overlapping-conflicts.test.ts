import { expect, it } from 'vitest'
import { getRecord } from './adapters/records/get-record.ts'
import { receive } from './live/receive.ts'
import { createRecordCache } from './record-cache.ts'
import { CASES, modelWorld } from './testing/model-world.ts'
import { settle } from './testing/scripted-service.ts'
import { updated } from './testing/two-cases.ts'

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

it('asks once more for news that comes while the answer to news before it is awaited', async () => {
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
