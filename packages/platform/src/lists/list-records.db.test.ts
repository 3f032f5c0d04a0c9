import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { ListPageParams } from './list-page-params.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const allBooks = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }
const allLoans = { objectApiName: 'Loan__c', listViewApiName: 'AllLoans' }
const titles = (page: { records: { fields: Record<string, { value: unknown }> }[] }) =>
  page.records.map(({ fields }) => fields.Title__c?.value)

async function errorOf(work: Promise<unknown>): Promise<{ code: string; message: string }> {
  try {
    await work
  } catch (error) {
    if (error instanceof Error && 'code' in error) return { code: String(error.code), message: error.message }
    throw error
  }
  throw new Error('Nothing was refused')
}

it('answers a list view with its columns, the system fields and the requested fields', async () => {
  const page = await world.as('alice').lists.records(allBooks, {
    fields: ['Book__c.Pages__c'],
    optionalFields: ['Isbn__c', 'Supplier__c', 'NoSuchField'],
  })
  expect(page).toMatchObject({
    count: 3,
    currentPageToken: '0',
    nextPageToken: null,
    previousPageToken: null,
    pageSize: 50,
    fields: ['Book__c.Pages__c'],
    optionalFields: ['Isbn__c', 'Supplier__c', 'NoSuchField'],
    searchTerm: null,
    sortBy: 'Title__c',
    where: null,
    listReference: {
      id: '00B000000000901EAA',
      listViewApiName: 'AllBooks',
      objectApiName: 'Book__c',
      type: 'listView',
    },
    nextPageUrl: null,
    previousPageUrl: null,
  })
  expect(page.currentPageUrl).toBe(
    '/services/data/v65.0/ui-api/list-records/00B000000000901EAA?fields=Book__c.Pages__c&optionalFields=Isbn__c%2CSupplier__c%2CNoSuchField&pageSize=50&pageToken=0',
  )
  expect(titles(page)).toEqual(['A history of tides', 'Dunes of the north', 'Over the Alps'])
  expect(Object.keys(page.records[1]?.fields ?? {}).sort()).toEqual(
    [
      ...['Branch__r', 'CreatedDate', 'Genre__c', 'Id', 'Isbn__c', 'LastModifiedById', 'LastModifiedDate'],
      ...['Pages__c', 'SystemModstamp', 'Title__c'],
    ].sort(),
  )
  expect(page.records[1]?.fields.Branch__r).toMatchObject({
    displayValue: 'North branch',
    value: { apiName: 'Branch__c', fields: { Name: { value: 'North branch' }, Id: { value: toyIds.north } } },
  })
})

it('describes a list without what the caller cannot read', async () => {
  const columns = async (person: 'alice' | 'libby') =>
    (await world.as(person).lists.info(allBooks)).displayColumns.map(
      ({ fieldApiName, label, sortable }) => `${fieldApiName} "${label}" ${sortable ? 'sortable' : 'fixed'}`,
    )
  expect(await columns('alice')).toEqual([
    'Title__c "Title" sortable',
    'Genre__c "Genre" sortable',
    'Branch__r.Name "Branch" sortable',
  ])
  // A librarian sees all books, so only an index gives an order.
  expect(await columns('libby')).toEqual([
    'Title__c "Title" sortable',
    'Genre__c "Genre" fixed',
    'Supplier__c "Supplier" fixed',
    'Branch__r.Name "Branch" fixed',
  ])
  const info = await world.as('libby').lists.info({ objectApiName: 'Loan__c', listViewApiName: 'ByDueDate' })
  expect(info.filteredByInfo).toEqual([
    { fieldApiName: 'Status__c', label: 'Status', operandLabels: ['Returned'], operator: 'NotEqual' },
  ])
  expect(info.orderedByInfo).toEqual([{ fieldApiName: 'DueDate__c', isAscending: true, label: 'Due' }])
  expect((await world.as('libby').lists.info(allBooks)).eTag).not.toBe(
    (await world.as('alice').lists.info(allBooks)).eTag,
  )
})

it('finds lists by names in any case and by id, and gives the definition with the records', async () => {
  const alice = world.as('alice')
  const byName = await alice.lists.ui({ objectApiName: 'loan__C', listViewApiName: 'myloans' })
  expect(await alice.lists.ui({ listViewId: '00B000000000903EAA' })).toEqual(byName)
  expect(await alice.lists.ui({ listViewId: '00B000000000903' })).toEqual(byName)
  expect(byName.info.listReference.listViewApiName).toBe('MyLoans')
  expect(byName.records.listInfoETag).toBe(byName.info.eTag)
  expect(byName.records.records.map(({ id }) => id)).toEqual([toyIds.aliceOnDunes])
  expect(byName.info.filteredByInfo[0]?.operandLabels).toEqual(['Mine'])
})

it('changes the tag of a list with its records', async () => {
  const libby = world.as('libby')
  const rare = { objectApiName: 'Book__c', listViewApiName: 'RareBooks' }
  const before = await libby.lists.ui(rare)
  expect(await libby.lists.ui(rare)).toEqual(before)
  await libby.records.update(toyIds.tides, { Price__c: 44 })
  expect((await libby.lists.ui(rare)).eTag).not.toBe(before.eTag)
})

it('answers for hidden lists and objects as for those that do not exist', async () => {
  const alice = world.as('alice')
  const unknown = await errorOf(alice.lists.ui({ objectApiName: 'NoObject', listViewApiName: 'AllBooks' }))
  expect(unknown.code).toBe('NOT_FOUND')
  for (const reference of [
    { objectApiName: 'Vault__c', listViewApiName: 'AllVaults' },
    { objectApiName: 'Vault__c', listViewApiName: 'MRU' },
    { objectApiName: 'Book__c', listViewApiName: 'RareBooks' },
    { objectApiName: 'Book__c', listViewApiName: 'NoList' },
    { objectApiName: 'Branch__c', listViewApiName: '__recent' },
    { listViewId: '00B000000000906EAA' },
    { listViewId: '00B000000000999EAA' },
    { listViewId: 'nonsense' },
  ]) {
    expect(await errorOf(alice.lists.records(reference))).toEqual(unknown)
    expect(await errorOf(alice.lists.info(reference))).toEqual(unknown)
  }
})

it('answers for a hidden field in fields, filter and order as for one that does not exist', async () => {
  const alice = world.as('alice')
  const uses: ((field: string) => ListPageParams)[] = [
    (field) => ({ fields: [field] }),
    (field) => ({ where: { [field]: { eq: 'Quillfeather' } } }),
    (field) => ({ where: { or: [{ Title__c: { eq: 'x' } }, { not: { [field]: { like: 'Q%' } } }] } }),
    (field) => ({ sortBy: [field] }),
    (field) => ({ sortBy: [`-${field}`] }),
    (field) => ({ fields: [`Branch__r.${field}`] }),
    (field) => ({ where: { Branch__r: { [field]: { gt: 1 } } } }),
    (field) => ({ sortBy: [`Branch__r.${field}`] }),
  ]
  for (const use of uses) {
    for (const hidden of ['Supplier__c', 'StaffNote__c', 'Budget__c']) {
      const refused = await errorOf(alice.lists.records(allBooks, use(hidden)))
      const unknown = await errorOf(alice.lists.records(allBooks, use('NoField__c')))
      expect(refused.code).toBe('INVALID_FIELD')
      expect({ ...refused, message: refused.message.replace(hidden, 'NoField__c') }).toEqual(unknown)
    }
  }
})

it('finds no words in texts that the caller cannot read', async () => {
  const idsWith = async (person: 'alice' | 'carol' | 'libby', searchTerm: string) =>
    titles(await world.as(person).lists.records(allBooks, { searchTerm }))
  expect(await idsWith('alice', 'lighthouse keep')).toEqual(['Dunes of the north'])
  expect(await idsWith('carol', 'lighthouse')).toEqual([])
  expect(await idsWith('alice', 'Quillfeather')).toEqual([])
  expect(await idsWith('libby', 'quillf')).toEqual(['Dunes of the north', 'Southern winds'])
  expect(await idsWith('libby', '!!!')).toEqual([])
  expect(await errorOf(world.as('alice').lists.records(allLoans, { searchTerm: 'x' }))).toMatchObject({
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  })
})

it('narrows a filter on a field to the rows whose grant reads it', async () => {
  const remarks = async (where: unknown) =>
    (await world.as('alice').lists.records(allLoans, { where })).records.map(({ id }) => id)
  // Alice must not learn Bruno's remark from any filter.
  expect(await remarks({ Remark__c: { eq: 'Read twice' } })).toEqual([])
  expect(await remarks({ not: { Remark__c: { eq: 'Read twice' } } })).toEqual([toyIds.aliceOnDunes])
  expect(await remarks({ Status__c: { in: ['Returned', 'Overdue'] } })).toEqual([toyIds.brunoOnDunes])
  expect(await remarks({ Book__r: { Title__c: { like: 'Dunes%' } } })).toHaveLength(2)
})

it('shows a column only where a grant reads it', async () => {
  const page = await world.as('alice').lists.records(allLoans, { fields: ['Remark__c'] })
  const remarks = new Map(page.records.map(({ id, fields }) => [id, fields.Remark__c?.value]))
  expect(remarks).toEqual(
    new Map([
      [toyIds.aliceOnDunes, 'A gift for mother'],
      [toyIds.brunoOnDunes, null],
    ]),
  )
})

it('refuses an order that no index gives over rows that are not bounded', async () => {
  expect(await errorOf(world.as('libby').lists.records(allBooks, { sortBy: ['Pages__c'] }))).toMatchObject({
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  })
  expect(titles(await world.as('alice').lists.records(allBooks, { sortBy: ['-Pages__c'] }))[0]).toBe(
    'A history of tides',
  )
  expect(await errorOf(world.as('alice').lists.records(allBooks, { sortBy: ['Summary__c'] }))).toMatchObject({
    code: 'ILLEGAL_QUERY_PARAMETER_VALUE',
  })
})

it('finds nothing in a list that binds what the caller does not have', async () => {
  const lackingCaller = world.platform.as({ ...world.principalOf('alice'), attributes: { branchId: toyIds.north } })
  expect((await lackingCaller.lists.records({ listViewId: '00B000000000903EAA' })).records).toEqual([])
})
