import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  )

it('answers the requested children, newest first, as many as a page holds', async () => {
  const params = {
    fields: ['Book__c.Title__c', 'Book__c.Loans__r.Status__c'],
    childRelationships: ['Book__c.Loans__r'],
  }
  const { records } = world.as('alice')
  const { childRelationships, fields } = await records.get(toyIds.dunes, params)
  expect(Object.keys(fields)).toEqual(['Title__c', 'Id'])
  const { Loans__r } = childRelationships
  expect(Loans__r).toMatchObject({ count: 2, pageSize: 50, nextPageToken: null, previousPageToken: null })
  expect(Loans__r?.records.map(({ id }) => id)).toEqual([toyIds.brunoOnDunes, toyIds.aliceOnDunes])
  expect(Object.keys(Loans__r?.records[0]?.fields ?? {}).sort()).toEqual([
    'CreatedDate',
    'Id',
    'LastModifiedById',
    'LastModifiedDate',
    'LoanNumber__c',
    'Status__c',
    'SystemModstamp',
  ])
  const small = await records.get(toyIds.dunes, { ...params, pageSize: 1 })
  expect(small.childRelationships.Loans__r).toMatchObject({
    count: 1,
    pageSize: 1,
    records: [{ id: toyIds.brunoOnDunes }],
  })
  expect((await records.get(toyIds.dunes, { fields: ['Title__c'] })).childRelationships).toEqual({})
})

it('brings children of those rows alone that the caller may list', async () => {
  const params = {
    fields: ['Id'],
    childRelationships: ['Loans__r'],
    optionalFields: ['Loans__r.StaffNote__c', 'Loans__r.Remark__c'],
  }
  const ofAlice = await world.as('alice').records.get(toyIds.dunes, params)
  expect(JSON.stringify(ofAlice)).not.toContain('Often late')
  expect(JSON.stringify(ofAlice)).not.toContain('Read twice')
  expect(JSON.stringify(await world.as('libby').records.get(toyIds.dunes, params))).toContain('Often late')
})

it('answers for a hidden relationship what it answers for an unknown one', async () => {
  const answered = (person: 'alice' | 'libby', name: string) =>
    world
      .as(person)
      .records.get(toyIds.dunes, { fields: ['Id'], childRelationships: [name] })
      .then(
        () => null,
        (error: Error) => error.message.replace(name, 'it'),
      )
  expect(await answered('libby', 'Vaults__r')).toBeNull()
  expect(await answered('alice', 'Vaults__r')).toBe(await answered('alice', 'Nothings__r'))
  expect(await answered('alice', 'Vaults__r')).toContain('No such column')
})

it('reads by forms, which are layouts named by their id', async () => {
  const { records } = world.as('alice')
  const byForm = await records.get(toyIds.dunes, { forms: ['00h000000000902AAA'] })
  expect(byForm).toEqual(await records.get(toyIds.dunes, { layoutTypes: ['Compact'] }))
  expect(await codeOf(records.get(toyIds.dunes, { forms: ['00h000000000999AAA'] }))).toBe(
    'ILLEGAL_QUERY_PARAMETER_VALUE',
  )
})

it('limits how much one record brings along', async () => {
  const { records } = world.as('alice')
  const many = Array.from({ length: 11 }, (_, index) => `Loans${index}__r`)
  expect(await codeOf(records.get(toyIds.dunes, { fields: ['Id'], childRelationships: many }))).toBe(
    'QUERY_TOO_COMPLICATED',
  )
  for (const pageSize of [0, 2_001]) {
    for (const childRelationships of [['Loans__r'], []]) {
      const params = { fields: ['Id'], childRelationships, pageSize }
      expect(await codeOf(records.get(toyIds.dunes, params))).toBe('NUMBER_OUTSIDE_VALID_RANGE')
    }
  }
  const oddMode = { fields: ['Id'], modes: ['Sideways'] }
  for (const [parameter, params] of [
    ['modes', oddMode],
    ['modes', { layoutTypes: ['Full'], modes: ['Sideways'] }],
    ['layoutTypes', { layoutTypes: ['Round'] }],
  ] as const)
    await expect(records.get(toyIds.dunes, params)).rejects.toMatchObject({
      code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
      facts: { parameter },
    })
  expect(await codeOf(records.get(toyIds.dunes, { childRelationships: ['Loans__r'] }))).toBe('MISSING_ARGUMENT')
})
