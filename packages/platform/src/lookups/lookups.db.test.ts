import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { LookupParams } from './lookup-records.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
  await world.setNow('2026-06-01T10:00:00.000Z')
  for (const id of [toyIds.dunes, toyIds.tides]) {
    await world.as('alice').records.get(id, { fields: ['Title__c'], updateMru: true })
    await world.advance(1_000)
  }
})
afterAll(() => world.close())

const lookup = (person: ToyPerson, field: string, params: LookupParams = {}, object = 'Loan__c') =>
  world.as(person).lookups.records(object, field, params)

const idsFor = async (person: ToyPerson, field: string, params: LookupParams = {}) =>
  (await lookup(person, field, params)).records.map(({ id }) => id)

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : error),
  )
}

it('offers what was used recently, newest first, and narrows it by what is typed', async () => {
  expect(await idsFor('alice', 'BookId__c')).toEqual([toyIds.tides, toyIds.dunes])
  expect(await idsFor('alice', 'BookId__c', { searchType: 'recent', q: 'DUNE' })).toEqual([toyIds.dunes])
  expect(await idsFor('bruno', 'BookId__c')).toEqual([])
})

it('finds records by what is typed, of those that the caller can see', async () => {
  expect(await idsFor('alice', 'BookId__c', { q: 'du' })).toEqual([toyIds.dunes])
  expect(await idsFor('alice', 'BookId__c', { q: 'southern' })).toEqual([])
  expect(await idsFor('libby', 'BookId__c', { q: 'southern' })).toEqual([toyIds.southern])
  // Readers have no words to be searched by: they are found by their names.
  expect(await idsFor('alice', 'ReaderId__c', { q: 'br', searchType: 'TypeAhead' })).toEqual([toyIds.bruno])
  expect(await idsFor('alice', 'ReaderId__c', { q: 'er', searchType: 'TypeAhead' })).toEqual([])
  expect(await idsFor('alice', 'ReaderId__c', { q: 'er', searchType: 'Search' })).toEqual([toyIds.alice])
  expect(await idsFor('alice', 'ReaderId__c', { q: 'carol' })).toEqual([])
})

it('never lists people of another branch for any two letters', async () => {
  const seen = new Set<string>()
  for (const first of 'abcdefghijklmnopqrstuvwxyz') {
    for (const second of 'aeiour') {
      for (const id of await idsFor('alice', 'ReaderId__c', { q: first + second })) seen.add(id)
    }
  }
  expect([...seen].sort()).toEqual([toyIds.alice, toyIds.bruno])
})

it('wants two letters of people who are not internal', async () => {
  for (const params of [{ q: 'd' }, { q: ' d ', searchType: 'TypeAhead' }, { searchType: 'Search' }]) {
    expect(await refusal(lookup('alice', 'BookId__c', params))).toEqual([
      'ILLEGAL_QUERY_PARAMETER_VALUE',
      expect.stringContaining(' q '),
    ])
  }
  expect(await idsFor('libby', 'ReaderId__c', { q: 'c', searchType: 'TypeAhead' })).toEqual([toyIds.carol])
})

it('answers one page of at most twenty in the shape of the wire', async () => {
  const books = Array.from({ length: 30 }, (_, index) => ({
    CreatedDate: '2026-06-01T00:00:00.000Z',
    BranchId__c: toyIds.north,
    Title__c: `Many ${String(index).padStart(2, '0')}`,
  }))
  await world.load('Book__c', books)
  const orderBy = [{ fieldApiName: 'Title__c', isAscending: false }]
  const { records, ...first } = await lookup('alice', 'BookId__c', { q: 'many', orderBy })
  const path = '/services/data/v65.0/ui-api/lookups/Loan__c/BookId__c'
  expect(first).toEqual({
    count: 20,
    currentPageToken: null,
    currentPageUrl: `${path}?page=1&pageSize=20&q=many`,
    nextPageToken: '2',
    nextPageUrl: `${path}?page=2&pageSize=20&q=many`,
    previousPageToken: null,
    previousPageUrl: null,
  })
  expect(records[0]?.fields.Title__c?.value).toBe('Many 29')
  const second = await lookup('alice', 'BookId__c', { q: 'many', orderBy, page: 2 })
  expect(second).toMatchObject({ count: 10, nextPageToken: null, previousPageToken: '1' })
  expect(Object.keys(records[0]?.fields ?? {})).not.toContain('Supplier__c')
  for (const params of [{ pageSize: 21 }, { pageSize: 0 }, { page: 0 }, { page: 51 }]) {
    expect(await refusal(lookup('alice', 'BookId__c', params))).toEqual([
      'NUMBER_OUTSIDE_VALID_RANGE',
      expect.any(String),
    ])
  }
})

it('keeps to what the record being edited says, the screen before the database and a binding before both', async () => {
  const bound = (params: LookupParams) => idsFor('libby', 'ReaderId__c', { q: 'e', searchType: 'Search', ...params })
  expect((await bound({})).length).toBe(2)
  expect(await bound({ sourceRecordId: toyIds.carolOnSouthern })).toEqual([toyIds.carol])
  const sourceRecord = { apiName: 'Loan__c', fields: { BranchId__c: toyIds.north } }
  expect(await bound({ sourceRecord })).toEqual([toyIds.alice])
  expect(await bound({ sourceRecordId: toyIds.carolOnSouthern, sourceRecord })).toEqual([toyIds.alice])
  const dependentFieldBindings = `BranchId__c=${toyIds.south}`
  expect(await bound({ sourceRecord, dependentFieldBindings })).toEqual([toyIds.carol])
  // Alice cannot read the branch of her colleagues, and must not learn it from what is offered.
  expect(await idsFor('alice', 'ReaderId__c', { q: 'bruno', dependentFieldBindings })).toEqual([toyIds.bruno])
})

it('offers what the field names, to those who may read by what it is chosen', async () => {
  const offered = async (person: ToyPerson) => {
    const { records } = await lookup(person, 'ParentId', { q: '0010', searchType: 'Search' }, 'LoanHistory__c')
    return records.map(({ id }) => id).toSorted()
  }
  expect(await offered('libby')).toEqual([])
  await world.as('libby').records.update(toyIds.aliceOnDunes, { Remark__c: 'Large print' })
  expect(await offered('libby')).toEqual([toyIds.aliceOnDunes])
  // Alice cannot read the remarks of others, and must not learn them from what is offered.
  expect(await offered('alice')).toEqual([toyIds.aliceOnDunes, toyIds.brunoOnDunes])
})

it('refuses bindings that mean nothing, and hidden source records as missing ones', async () => {
  const missing = 'b03000000000077AAA'
  expect(await refusal(lookup('alice', 'ReaderId__c', { sourceRecordId: toyIds.carolOnSouthern }))).toEqual(
    await refusal(lookup('alice', 'ReaderId__c', { sourceRecordId: missing })),
  )
  expect(await refusal(lookup('alice', 'ReaderId__c', { sourceRecordId: toyIds.dunes }))).toEqual([
    'NOT_FOUND',
    expect.any(String),
  ])
  const wrong: [LookupParams, string][] = [
    [{ dependentFieldBindings: 'BranchId__c' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    [{ dependentFieldBindings: 'Status__c=Out' }, 'INVALID_FIELD'],
    [{ sourceRecord: { fields: { StaffNote__c: 'x' } } }, 'INVALID_FIELD'],
    [{ sourceRecord: { fields: { Nothing__c: 'x' } } }, 'INVALID_FIELD'],
    [{ sourceRecord: { apiName: 'Book__c', fields: {} } }, 'INVALID_API_INPUT'],
    [{ searchType: 'Guess' }, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
    [{ orderBy: [{ fieldApiName: 'Email__c.x', isAscending: true }] }, 'INVALID_FIELD'],
    [{ targetApiName: 'Vault__c' }, 'NOT_FOUND'],
  ]
  for (const [params, code] of wrong) {
    expect(await refusal(lookup('alice', 'ReaderId__c', params)), JSON.stringify(params)).toEqual([
      code,
      expect.any(String),
    ])
  }
})

it('answers for a hidden field or object as for one that does not exist', async () => {
  const { lookups } = world.as('alice')
  for (const ask of [
    (object: string, field: string) => lookups.records(object, field, { q: 'xx' }),
    (object: string, field: string) => lookups.metadata(object, field),
  ]) {
    const unknown = await refusal(ask('Loan__c', 'Nothing__c'))
    expect(unknown).toEqual(['NOT_FOUND', expect.any(String)])
    for (const [object, field] of [
      ['Vault__c', 'BookId__c'],
      ['Nothing__c', 'BookId__c'],
      ['Loan__c', 'Status__c'],
      ['LoanHistory__c', 'ReaderId__c'],
    ] as const) {
      expect(await refusal(ask(object, field))).toEqual(unknown)
    }
  }
})

it('describes a lookup field as the caller may use it', async () => {
  expect(await world.as('alice').lookups.metadata('loan__c', 'ReaderId__c')).toEqual({
    bindings: { BranchId__c: 'BranchId__c' },
    eTag: expect.any(String),
    fieldApiName: 'ReaderId__c',
    label: 'Reader',
    minimumCharacters: 2,
    objectApiName: 'Loan__c',
    pageSizeMax: 20,
    searchTypes: ['Recent', 'Search', 'TypeAhead'],
    targets: [
      {
        apiName: 'Reader__c',
        displayFields: ['Name'],
        keyPrefix: 'b01',
        label: 'Reader',
        labelPlural: 'Readers',
        nameField: 'Name',
        searchable: false,
      },
    ],
  })
  const books = async (person: ToyPerson) =>
    (await world.as(person).lookups.metadata('Loan__c', 'BookId__c')).targets[0]?.displayFields
  expect(await books('alice')).toEqual(['Title__c', 'Genre__c', 'Branch__r.Name'])
  expect(await books('libby')).toEqual(['Title__c', 'Genre__c', 'Branch__r.Name', 'Supplier__c'])
})
