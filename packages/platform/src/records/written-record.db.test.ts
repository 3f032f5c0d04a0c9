import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
  // A past time: within the second of a write, the answered time differs from the later one.
  await world.setNow('2026-06-01T10:00:00.000Z')
})
afterAll(() => world.close())

/** The record of an answer as it is read afterwards, by the same fields. */
const readAgain = (person: ToyPerson, { id, fields }: RecordShape) =>
  world.as(person).records.get(id, { fields: Object.keys(fields) })

it('answers what reading the record gives, for values of every kind, those left out, and the sum of all changes', async () => {
  const { records } = world.as('libby')
  const created = await records.create('Book__c', {
    Title__c: 'Tides <i>and</i> Ébbs 🌊',
    Genre__c: 'Novel',
    Pages__c: 312,
    Price__c: 19.990000000001,
    Wear__c: 12.5,
    BoughtOn__c: '2026-02-28',
    Summary__c: ' spaces \n stay ',
    BranchId__c: toyIds.north,
  })
  expect(await readAgain('libby', created)).toEqual(created)
  const changed = await records.update(created.id, { Pages__c: 313, Genre__c: null, IsRare__c: true, Price__c: 0.1 })
  expect(await readAgain('libby', changed)).toEqual(changed)
  const untouched = await records.update(created.id, { Pages__c: 313 })
  expect(untouched).toEqual(changed)
  const { results } = await records.batch({
    allOrNone: true,
    operations: [7, 8].map((Pages__c) => ({ type: 'UPDATE', records: [{ id: created.id, fields: { Pages__c } }] })),
  })
  expect(results.map(({ result }) => 'weakEtag' in result && result.weakEtag)).toEqual([3, 4])
  expect(await readAgain('libby', changed)).toEqual(results[1]?.result)
})

it('shows each caller what that caller reads of the record, and no more', async () => {
  const loan = await world.as('alice').records.create('Loan__c', { BookId__c: toyIds.dunes, Remark__c: 'first' })
  expect(await readAgain('alice', loan)).toEqual(loan)
  expect(Object.keys(loan.fields)).not.toContain('StaffNote__c')
  const changed = await world.as('libby').records.update(loan.id, { StaffNote__c: 'Torn cover' })
  expect(changed.fields).toMatchObject({ StaffNote__c: { value: 'Torn cover' }, Remark__c: { value: 'first' } })
  expect(await readAgain('libby', changed)).toEqual(changed)
})
