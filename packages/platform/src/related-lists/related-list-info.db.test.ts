import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const PAPER = '012000000000901AAA'

it('describes a related list to each caller, with the requested record type', async () => {
  const alice = world.as('alice')
  const info = await alice.relatedLists.info('book__c', 'LOANS', { recordTypeId: PAPER })
  expect(info).toMatchObject({
    createable: true,
    fieldApiName: 'BookId__c',
    label: 'Loans',
    objectApiNames: ['Loan__c'],
    orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
    listReference: {
      parentObjectApiName: 'Book__c',
      recordTypeId: PAPER,
      relatedListId: 'Loans',
      inContextOfRecordId: null,
    },
  })
  expect(info.displayColumns).toEqual([
    {
      dataType: 'string',
      fieldApiName: 'LoanNumber__c',
      filterable: true,
      label: 'Loan number',
      lookupId: 'Id',
      picklistValues: null,
      quickFilterOperator: expect.any(String),
      sortable: true,
    },
    {
      dataType: 'picklist',
      fieldApiName: 'Status__c',
      filterable: true,
      label: 'Status',
      lookupId: null,
      picklistValues: expect.arrayContaining(['Out']),
      quickFilterOperator: expect.any(String),
      sortable: true,
    },
  ])
  expect((await alice.relatedLists.info('Book__c', 'Loans')).listReference.recordTypeId).toBeNull()
  const ofStaff = await world.as('libby').relatedLists.info('Book__c', 'Loans')
  expect(ofStaff.displayColumns.map(({ fieldApiName }) => fieldApiName)).toContain('StaffNote__c')
})

it('adds fields to the columns only where they are not restricted to the layout', async () => {
  const { info } = world.as('alice').relatedLists
  const params = { fields: ['Loan__c.Book__r.Title__c'], optionalFields: ['StaffNote__c'] }
  const restricted = await info('Book__c', 'Loans', params)
  expect(restricted.displayColumns).toHaveLength(2)
  expect(restricted).toMatchObject({ ...params, restrictColumnsToLayout: true })
  const wide = await info('Book__c', 'Loans', { ...params, restrictColumnsToLayout: false })
  expect(wide.displayColumns.at(-1)).toMatchObject({ fieldApiName: 'Book__r.Title__c', lookupId: 'Book__r.Id' })
  await expect(info('Book__c', 'Loans', { fields: ['StaffNote__c'] })).rejects.toMatchObject({ code: 'INVALID_FIELD' })
})

it('answers a batch in order, and a hidden parent like a missing one', async () => {
  const { infos, info, summaries } = world.as('alice').relatedLists
  const { results } = await infos('Book__c', ['Loans', 'Vaults', 'Nope', 'Loans'])
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200])
  expect(results[1]).toEqual(results[2])
  for (const work of [
    infos('Vault__c', ['Loans']),
    infos('Nothing__c', ['Loans']),
    infos('Book__c', ['Loans'], { recordTypeId: '012000000000903AAA' }),
    info('Book__c', 'Vaults'),
    info('Book__c', 'Loans', { recordTypeId: '012000000000999AAA' }),
    summaries('Vault__c'),
  ]) {
    await expect(work).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
  }
})

it('sums up the related lists that exist for the caller', async () => {
  const ids = async (person: 'alice' | 'libby') =>
    (await world.as(person).relatedLists.summaries('Book__c')).relatedLists.map(({ relatedListId }) => relatedListId)
  expect(await ids('libby')).toEqual(expect.arrayContaining(['Loans', 'Vaults']))
  expect(await ids('alice')).not.toContain('Vaults')
  const { parentRecordTypeId, relatedLists } = await world.as('alice').relatedLists.summaries('Book__c')
  expect(parentRecordTypeId).toBe('012000000000000AAA')
  expect(relatedLists.find(({ relatedListId }) => relatedListId === 'Loans')).toMatchObject({
    entityLabel: 'Loan',
    entityPluralLabel: 'Loans',
    fieldApiName: 'BookId__c',
    objectApiName: 'Loan__c',
    relatedListInfoUrl: '/services/data/v65.0/ui-api/related-list-info/Book__c/Loans',
  })
})

it('reads several related lists of a record at once, what is wrong with one being its own', async () => {
  const { recordsBatch, records } = world.as('alice').relatedLists
  const { results } = await recordsBatch(toyIds.dunes, [
    { relatedListId: 'Loans', fields: ['Loan__c.DueDate__c'], pageSize: 1 },
    { relatedListId: 'Vaults' },
    { relatedListId: 'Loans', fields: ['StaffNote__c'] },
    { relatedListId: 'Loans', where: '{' },
    { relatedListId: 'Loans', pageSize: 0 },
    { relatedListId: 'Loans', fields: ['Loan__c.DueDate__c'], pageSize: 1 },
  ])
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 400, 400, 400, 200])
  expect(results[0]?.result).toEqual(
    await records(toyIds.dunes, 'Loans', { fields: ['Loan__c.DueDate__c'], pageSize: 1 }),
  )
  expect(results[0]).toEqual(results[5])
  for (const id of [toyIds.southern, 'b02000000000077AAA']) {
    await expect(recordsBatch(id, [{ relatedListId: 'Loans' }])).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} })
  }
  const tooMuch = Array.from({ length: 6 }, () => ({ relatedListId: 'Loans', pageSize: 2_000 }))
  await expect(recordsBatch(toyIds.dunes, tooMuch)).rejects.toMatchObject({ code: 'QUERY_TOO_COMPLICATED' })
})
