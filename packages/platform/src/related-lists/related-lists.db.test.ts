import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

it('answers the children of a record with their columns', async () => {
  const page = await world.as('alice').relatedLists.records(toyIds.dunes, 'loans', {
    fields: ['Loan__c.Remark__c'],
    includeColumnLabels: true,
  })
  expect(page).toMatchObject({
    columnLabels: { LoanNumber__c: 'Loan number', Status__c: 'Status' },
    count: 2,
    fields: ['Loan__c.Remark__c'],
    listInfoETag: null,
    listReference: {
      id: null,
      inContextOfRecordId: toyIds.dunes,
      listViewApiName: null,
      objectApiName: null,
      parentObjectApiName: 'Book__c',
      recordTypeId: null,
      relatedListId: 'Loans',
      type: 'relatedList',
    },
    optionalFields: [],
    pageSize: 50,
    sortBy: [],
    where: null,
  })
  expect(page.records.map(({ id }) => id)).toEqual([toyIds.brunoOnDunes, toyIds.aliceOnDunes])
  expect(Object.keys(page.records[0]?.fields ?? {})).not.toContain('StaffNote__c')
})

it('pages, filters and sorts the children', async () => {
  const libby = world.as('libby')
  const first = await libby.relatedLists.records(toyIds.dunes, 'Loans', { pageSize: 1, sortBy: ['Remark__c'] })
  expect(first.records.map(({ id }) => id)).toEqual([toyIds.aliceOnDunes])
  const second = await libby.relatedLists.records(toyIds.dunes, 'Loans', {
    sortBy: ['Remark__c'],
    pageToken: first.nextPageToken ?? undefined,
  })
  expect(second.records.map(({ id }) => id)).toEqual([toyIds.brunoOnDunes])
  expect(second).toMatchObject({ nextPageToken: null, previousPageToken: '0', pageSize: 1 })
  const where = { Status__c: { eq: 'Out' } }
  const filtered = await libby.relatedLists.records(toyIds.dunes, 'Loans', { where })
  expect(filtered.records.map(({ id }) => id)).toEqual([toyIds.aliceOnDunes])
  expect(filtered.where).toBe('{"Status__c":{"eq":"Out"}}')
  await expect(
    world.as('alice').relatedLists.records(toyIds.dunes, 'Loans', { where: { StaffNote__c: { eq: 'x' } } }),
  ).rejects.toMatchObject({ code: 'INVALID_FIELD' })
})

it('counts what the caller can read, up to the requested number', async () => {
  const count = (person: ToyPerson, parent: string, maxCount?: number) =>
    world.as(person).relatedLists.count(parent, 'Loans', { maxCount })
  expect(await count('alice', toyIds.dunes)).toMatchObject({ count: 2, hasMore: false })
  expect(await count('libby', toyIds.dunes, 1)).toMatchObject({ count: 1, hasMore: true })
  expect(await count('alice', toyIds.tides)).toMatchObject({ count: 0, hasMore: false })
  for (const maxCount of [0, 2001, 1.5]) {
    await expect(count('alice', toyIds.dunes, maxCount)).rejects.toMatchObject({ code: 'NUMBER_OUTSIDE_VALID_RANGE' })
  }
})

it('counts equal the rows that can be read, for every person and record', async () => {
  for (const person of ['alice', 'bruno', 'carol', 'libby'] as const) {
    const { relatedLists } = world.as(person)
    for (const parent of Object.values(toyIds)) {
      for (const list of ['Loans', 'LoanHistory', 'Vaults']) {
        const rows = await relatedLists.records(parent, list).then(
          ({ records }) => records.length,
          (error) => error.code,
        )
        const counted = await relatedLists.count(parent, list).then(
          ({ count }) => count,
          (error) => error.code,
        )
        expect([person, parent, list, counted]).toEqual([person, parent, list, rows])
      }
    }
  }
})

it('keeps results of a batch in order, each with its own status', async () => {
  const { hasErrors, results } = await world.as('alice').relatedLists.counts(toyIds.dunes, ['Vaults', 'Loans', 'Nope'])
  expect(hasErrors).toBe(true)
  expect(results.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404])
  // A hidden list must look like a missing one.
  expect(results[0]).toEqual(results[2])
  expect((await world.as('libby').relatedLists.counts(toyIds.dunes, ['Vaults', 'Loans'])).hasErrors).toBe(false)
})

it('answers for a hidden parent as for a missing one', async () => {
  const carol = world.as('carol').relatedLists
  for (const parent of [toyIds.dunes, 'b02000000000099AAA', toyIds.vault]) {
    await expect(carol.records(parent, 'Loans')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(carol.count(parent, 'Loans')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(carol.counts(parent, ['Loans'])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})
