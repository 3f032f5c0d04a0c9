import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const loan = { BookId__c: toyIds.dunes, Remark__c: 'For the train' }

it('sets what rules, defaults, numbers and copies decide', async () => {
  const created = await world.as('alice').records.create('Loan__c', loan)
  expect(created.fields).toMatchObject({
    ReaderId__c: { value: toyIds.alice },
    BranchId__c: { value: toyIds.north },
    Status__c: { value: 'Out', displayValue: 'Lent' },
    Remark__c: { value: 'For the train' },
    CreatedById: { value: world.principalOf('alice').userId },
  })
  expect(created.fields.LoanNumber__c?.value).toMatch(/^00\d{4}$/)
})

it('gives each number once, however many ask at the same time', async () => {
  const created = await Promise.all(Array.from({ length: 30 }, () => world.as('alice').records.create('Loan__c', loan)))
  expect(new Set(created.map((record) => record.fields.LoanNumber__c?.value)).size).toBe(30)
})

it('refuses a field that the caller may read but not set, and one the caller cannot see', async () => {
  const { records } = world.as('alice')
  await expect(records.create('Loan__c', { ...loan, Status__c: 'Returned' })).rejects.toMatchObject({
    code: 'FIELD_NOT_WRITEABLE',
    field: 'Status__c',
    facts: { label: 'Status' },
  })
  for (const hidden of ['StaffNote__c', 'NoSuchField__c', '__proto__', '_version']) {
    await expect(records.create('Loan__c', { ...loan, [hidden]: 'x' })).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  }
  await expect(records.create('Book__c', { Title__c: 'New' })).rejects.toMatchObject({ code: 'INSUFFICIENT_ACCESS' })
  await expect(records.create('Vault__c', { Name: 'Mine' })).rejects.toMatchObject({ code: 'INVALID_TYPE' })
})

it('lets a lookup lead only to records that the caller sees', async () => {
  const { records } = world.as('alice')
  const refused = async (id: string) =>
    records.create('Loan__c', { BookId__c: id }).then(
      () => null,
      (error: Error) => error.message,
    )
  expect(await refused(toyIds.southern)).toBe(await refused('b02000000000999AAA'))
  await expect(records.create('Loan__c', { BookId__c: toyIds.north })).rejects.toMatchObject({
    code: 'INVALID_CROSS_REFERENCE_KEY',
  })
})

it.each([
  [{ Title__c: 'x'.repeat(256) }, 'STRING_TOO_LONG'],
  [{ Title__c: 'nul \0 byte' }, 'INVALID_VALUE'],
  [{ Title__c: 'lone \ud800 half' }, 'INVALID_VALUE'],
  [{ Title__c: '   ' }, 'REQUIRED_FIELD_MISSING'],
  [{ Title__c: '\u200b\u3164\u00ad' }, 'REQUIRED_FIELD_MISSING'],
  [{ Title__c: 12 }, 'INVALID_VALUE'],
  [{ Title__c: 'A', Pages__c: 100_000 }, 'INVALID_VALUE'],
  [{ Title__c: 'A', Pages__c: 1.5 }, 'INVALID_VALUE'],
  [{ Title__c: 'A', Pages__c: '12' }, 'INVALID_VALUE'],
  [{ Title__c: 'A', BoughtOn__c: '2026-02-30' }, 'INVALID_VALUE'],
  [{ Title__c: 'A', BoughtOn__c: 'infinity' }, 'INVALID_VALUE'],
  [{ Title__c: 'A', Genre__c: 'Poetry' }, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'],
  [{ Title__c: 'A', IsRare__c: 'yes' }, 'INVALID_VALUE'],
  [{ Title__c: 'A', BranchId__c: 'b02000000000001AAA' }, 'INVALID_CROSS_REFERENCE_KEY'],
])('refuses %j with %s', async (fields, code) => {
  await expect(world.as('libby').records.create('Book__c', fields)).rejects.toMatchObject({ code })
})

it('makes one record of one key, however often and at once it is sent', async () => {
  const { records } = world.as('bruno')
  const send = () => records.create('Loan__c', loan, { idempotencyKey: 'a-key' })
  const ids = (await Promise.all(Array.from({ length: 8 }, send))).map(({ id }) => id)
  expect(new Set([...ids, (await send()).id]).size).toBe(1)
  await expect(
    records.create('Loan__c', { ...loan, Remark__c: 'else' }, { idempotencyKey: 'a-key' }),
  ).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const second = await world.as('alice').records.create('Loan__c', loan, { idempotencyKey: 'a-key' })
  expect(second.id).not.toBe(ids[0])
})

it('keeps the creation in the history and announces it to those who may know', async () => {
  const announced: string[] = []
  const stop = await world.database.listen(world.platform.events.channel, (payload) => announced.push(payload))
  const created = await world.as('alice').records.create('Loan__c', loan)
  await expect.poll(() => announced.length).toBe(1)
  await stop()
  const visible = (person: 'alice' | 'bruno' | 'carol' | 'libby') =>
    world.platform.events.visibleTo(world.principalOf(person), announced[0] ?? '')
  const event = {
    type: 'record',
    operation: 'created',
    objectApiName: 'Loan__c',
    id: created.id,
    weakEtag: 1,
    parentIds: [toyIds.dunes],
  }
  expect([visible('alice'), visible('bruno'), visible('libby'), visible('carol')]).toEqual([event, event, event, null])
  expect(announced[0]).not.toContain('For the train')
  const { rows } = await world.database.query(
    'select "Field", "ReaderId__c" from records."LoanHistory__c" where "ParentId" = $1',
    [created.id],
  )
  expect(rows).toEqual([['created', toyIds.alice]])
})
