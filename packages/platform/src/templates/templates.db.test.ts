import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const paper = '012000000000901AAA'
const audio = '012000000000902AAA'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

it('starts a new record with its defaults, in the fields that the caller may set', async () => {
  const { layout, objectInfos, record } = await world.as('libby').recordDefaults.create('book__C')
  expect(layout).toEqual(await world.as('libby').layouts.get('Book__c', { mode: 'Create', recordTypeId: paper }))
  expect(objectInfos).toEqual({ Book__c: await world.as('libby').objectInfo.get('Book__c') })
  expect(record).toMatchObject({
    apiName: 'Book__c',
    id: null,
    weakEtag: 0,
    recordTypeId: paper,
    recordTypeInfo: { name: 'Paper book', recordTypeId: paper },
    lastModifiedDate: null,
  })
  expect(record.fields.IsRare__c).toEqual({ displayValue: null, value: false })
  expect(record.fields.RecordTypeId).toEqual({ displayValue: null, value: paper })
  expect(record.fields).not.toHaveProperty('CreatedDate')
  const loan = await world.as('libby').recordDefaults.templateCreate('Loan__c')
  expect(loan.record.fields.Status__c).toEqual({ displayValue: 'Lent', value: 'Out' })
})

it('gives two profiles different forms', async () => {
  const names = async (person: 'alice' | 'libby') =>
    Object.keys((await world.as(person).recordDefaults.templateCreate('Loan__c')).record.fields).sort()
  expect(await names('alice')).toEqual(['BookId__c', 'DueDate__c', 'Remark__c'])
  expect(await names('libby')).toEqual([
    'BookId__c',
    'DueDate__c',
    'Rank__c',
    'ReaderId__c',
    'Remark__c',
    'StaffNote__c',
    'Status__c',
  ])
})

it('adds optional fields that the caller can read, and leaves out the others', async () => {
  const optionalFields = ['Loan__c.Status__c', 'Loan__c.Book__r.Title__c', 'Loan__c.StaffNote__c', 'Loan__c.Nope__c']
  const { record } = await world.as('alice').recordDefaults.templateCreate('Loan__c', { optionalFields })
  expect(Object.keys(record.fields).sort()).toEqual(['BookId__c', 'Book__r', 'DueDate__c', 'Remark__c', 'Status__c'])
})

it('copies what the caller can read and set, and nothing else', async () => {
  const ofLibby = await world.as('libby').recordDefaults.templateClone(toyIds.aliceOnDunes.slice(0, 15))
  expect(ofLibby.record).toMatchObject({
    apiName: 'Loan__c',
    cloneSourceId: toyIds.aliceOnDunes,
    recordTypeId: '012000000000000AAA',
    fields: {
      BookId__c: { value: toyIds.dunes },
      Book__r: { displayValue: 'Dunes of the north', value: { id: toyIds.dunes } },
      StaffNote__c: { value: 'Often late' },
    },
  })
  expect(ofLibby.record.fields).not.toHaveProperty('LoanNumber__c')
  const ofAlice = await world.as('alice').recordDefaults.templateClone(toyIds.aliceOnDunes)
  expect(Object.keys(ofAlice.record.fields).sort()).toEqual([
    ...['BookId__c', 'Book__r', 'CloneSourceId', 'DueDate__c', 'Remark__c'],
  ])
  // Alice reads the rows of her branch, but the remarks of others not.
  const ofBruno = await world.as('alice').recordDefaults.templateClone(toyIds.brunoOnDunes)
  expect(ofBruno.record.fields.Remark__c).toEqual({ displayValue: null, value: null })
  expect(JSON.stringify(ofBruno)).not.toContain('Read twice')
  expect(JSON.stringify(ofAlice)).not.toContain('Often late')
})

it('takes optional fields into a copy that the caller can read, parents included', async () => {
  const optionalFields = ['Loan__c.Status__c', 'Loan__c.Book__r.Isbn__c', 'Loan__c.StaffNote__c']
  const { record } = await world.as('alice').recordDefaults.templateClone(toyIds.aliceOnDunes, { optionalFields })
  expect(record.fields).toMatchObject({
    Status__c: { value: 'Out' },
    Book__r: { value: { fields: { Title__c: { value: 'Dunes of the north' }, Isbn__c: { value: '978-1' } } } },
  })
  expect(record.fields).not.toHaveProperty('StaffNote__c')
})

it('leaves out of a copy what its record type does not offer', async () => {
  const { records, recordDefaults } = world.as('libby')
  const fields = { Title__c: 'Stored', Shelf__c: 'Cellar', RecordTypeId: paper }
  const { id } = await records.create('Book__c', fields)
  expect((await recordDefaults.templateClone(id)).record).toMatchObject({
    recordTypeId: paper,
    fields: { Shelf__c: { value: 'Cellar' }, RecordTypeId: { value: paper } },
  })
  expect((await recordDefaults.templateClone(id, { recordTypeId: audio })).record).toMatchObject({
    recordTypeId: audio,
    fields: { Shelf__c: { value: null }, RecordTypeId: { value: audio } },
  })
})

it('answers for hidden objects as for missing ones, and what can be read but not made', async () => {
  const { recordDefaults } = world.as('alice')
  for (const name of ['Vault__c', 'NoSuchObject']) {
    expect(await codeOf(recordDefaults.create(name))).toBe('NOT_FOUND')
    expect(await codeOf(recordDefaults.templateCreate(name))).toBe('NOT_FOUND')
  }
  for (const id of [toyIds.vault, toyIds.carolOnSouthern, 'b03000000000099AAA']) {
    expect(await codeOf(recordDefaults.templateClone(id))).toBe('NOT_FOUND')
  }
  expect(await codeOf(recordDefaults.templateClone(toyIds.dunes))).toBe('INSUFFICIENT_ACCESS')
  expect(await codeOf(recordDefaults.create('Book__c'))).toBe('INSUFFICIENT_ACCESS')
})

const refusals: Readonly<Record<string, (gateway: Gateway) => Promise<unknown>>> = {
  NOT_FOUND: ({ recordDefaults }) => recordDefaults.create('Book__c', { recordTypeId: '012000000000999AAA' }),
  ILLEGAL_QUERY_PARAMETER_VALUE: ({ recordDefaults }) => recordDefaults.create('Book__c', { formFactor: 'Huge' }),
  INVALID_ID_FIELD: ({ recordDefaults }) => recordDefaults.templateClone('nonsense'),
  QUERY_TOO_COMPLICATED: ({ recordDefaults }) =>
    recordDefaults.templateCreate('Book__c', { optionalFields: Array.from({ length: 201 }, () => 'Book__c.Title__c') }),
}
it.each(Object.keys(refusals))('answers %s to a request that cannot be met', async (code) => {
  expect(await codeOf(refusals[code]?.(world.as('libby')) ?? Promise.resolve())).toBe(code)
})
