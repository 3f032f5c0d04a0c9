import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const allBooks = { objectApiName: 'Book__c', listViewApiName: 'AllBooks' }
const LAYOUT = '00h000000000901AAA'
const SECTION = '01B000000000901EAA'

async function refusal(work: Promise<unknown>, name = ''): Promise<string> {
  const outcome = await work.then(
    () => 'nothing was refused',
    (error: Error) => JSON.stringify({ ...error, message: error.message }),
  )
  return name === '' ? outcome : outcome.replaceAll(name, 'the name')
}

it('keeps widths, wrapping and order of a list for one person, and orders the list by them', async () => {
  const { lists } = world.as('alice')
  const before = await lists.ui(allBooks)
  const set = await lists.setPreferences(allBooks, {
    columnWidths: { 'Book__c.Title__c': 120, Genre__c: 80 },
    columnWrap: { Title__c: true },
    orderedBy: [{ fieldApiName: 'Title__c', isAscending: false }],
  })
  expect(set).toEqual({
    columnWidths: { Title__c: 120, Genre__c: 80 },
    columnWrap: { Title__c: true },
    listReference: before.info.listReference,
    orderedBy: [{ fieldApiName: 'Title__c', isAscending: false, label: 'Title' }],
  })
  expect(await lists.setPreferences(allBooks, { columnWidths: { Genre__c: -1 } })).toMatchObject({
    columnWidths: { Title__c: 120 },
    columnWrap: { Title__c: true },
  })
  const after = await lists.ui(allBooks)
  expect(after.info.userPreferences).toEqual({ columnWidths: { Title__c: 120 }, columnWrap: { Title__c: true } })
  expect(after.info.eTag).not.toBe(before.info.eTag)
  expect(after.records.sortBy).toBe('-Title__c')
  expect(after.records.records.map(({ id }) => id)).toEqual(before.records.records.map(({ id }) => id).reverse())
  expect(await world.as('bruno').lists.preferences(allBooks)).toMatchObject({
    columnWidths: {},
    columnWrap: {},
    orderedBy: [],
  })
  await lists.setPreferences(allBooks, { orderedBy: [] })
  expect((await lists.records(allBooks)).sortBy).toBe('Title__c')
})

it('takes only columns and values that fit, a hidden column like an unknown one', async () => {
  const { lists } = world.as('alice')
  const width = (name: string) => refusal(lists.setPreferences(allBooks, { columnWidths: { [name]: 5 } }), name)
  expect(await width('Supplier__c')).toBe(await width('Nothing__c'))
  expect(await width('constructor')).toContain('INVALID_FIELD')
  const polluting = JSON.parse('{"columnWidths":{"__proto__":5}}') as { columnWidths: Record<string, number> }
  expect(await refusal(lists.setPreferences(allBooks, polluting))).toContain('INVALID_FIELD')
  for (const wrong of [1.5, 1e9, -2, Number.NaN]) {
    expect(await refusal(lists.setPreferences(allBooks, { columnWidths: { Title__c: wrong } }))).toContain(
      'INVALID_API_INPUT',
    )
  }
  const order = (fieldApiName: string) =>
    refusal(lists.setPreferences(allBooks, { orderedBy: [{ fieldApiName, isAscending: true }] }), fieldApiName)
  expect(await order('Supplier__c')).toBe(await order('Nothing__c'))
  expect(await order('Summary__c')).toContain('ILLEGAL_QUERY_PARAMETER_VALUE')
  await expect(
    lists.setPreferences(allBooks, { orderedBy: [{ fieldApiName: 'Summary__c', isAscending: true }] }),
  ).rejects.toMatchObject({ facts: { parameter: 'orderedBy' } })
})

it('lets changes made at once all last', async () => {
  const { lists } = world.as('bruno')
  const names = ['Title__c', 'Genre__c', 'Pages__c', 'Price__c', 'Isbn__c', 'Shelf__c']
  await Promise.all(names.map((name, at) => lists.setPreferences(allBooks, { columnWidths: { [name]: at + 50 } })))
  const { columnWidths } = await lists.preferences(allBooks)
  expect(columnWidths).toEqual(Object.fromEntries(names.map((name, at) => [name, at + 50])))
})

it('keeps which sections of a layout are collapsed, and tells record-ui', async () => {
  const alice = world.as('alice')
  expect(await alice.layouts.userState('Book__c')).toEqual({
    id: LAYOUT,
    sectionUserStates: { [SECTION]: { collapsed: false, id: SECTION } },
  })
  const set = await alice.layouts.setUserState('Book__c', {}, { [SECTION]: { collapsed: true } })
  expect(set.sectionUserStates[SECTION]).toEqual({ collapsed: true, id: SECTION })
  const ui = await alice.records.recordUi([toyIds.dunes], {})
  expect(ui.layoutUserStates[LAYOUT]).toEqual(set)
  expect((await world.as('bruno').layouts.userState('Book__c')).sectionUserStates[SECTION]?.collapsed).toBe(false)
  // A section that only librarians are shown is like one that is not there.
  const change = (id: string) => refusal(alice.layouts.setUserState('Book__c', {}, { [id]: { collapsed: true } }), id)
  expect(await change('01B000000000902EAA')).toBe(await change('01B000000000999EAA'))
  expect(await refusal(alice.layouts.userState('Vault__c'))).toBe(await refusal(alice.layouts.userState('Nothing__c')))
})

it('keeps order and columns of a related list, by its definition or its preferences', async () => {
  const alice = world.as('alice')
  const info = await alice.relatedLists.updateInfo('book__c', 'loans', {
    orderedByInfo: [{ fieldApiName: 'LoanNumber__c', isAscending: true }],
    userPreferences: { columnWidths: { Status__c: 70 } },
  })
  expect(info.orderedByInfo).toEqual([{ fieldApiName: 'LoanNumber__c', isAscending: true, label: 'Loan number' }])
  expect(info.userPreferences).toMatchObject({ columnWidths: { Status__c: 70 }, columnWrap: {} })
  const kept = await alice.relatedLists.setPreferences('Book__c.Loans', { columnWrap: { Status__c: true } })
  expect(kept).toEqual({
    columnWidths: { Status__c: 70 },
    columnWrap: { Status__c: true },
    orderedBy: info.orderedByInfo,
    preferencesId: 'Book__c.Loans',
  })
  const loanNumbers = async (person: 'alice' | 'libby') => {
    const page = await world
      .as(person)
      .relatedLists.records(toyIds.dunes, 'Loans', { fields: ['Loan__c.LoanNumber__c'] })
    return page.records.map(({ fields }) => fields.LoanNumber__c?.value)
  }
  expect(await loanNumbers('alice')).toEqual(['001001', '001003'])
  // Without preferences the newest comes first.
  expect(await loanNumbers('libby')).toEqual(['001003', '001001'])
  const batch = await alice.relatedLists.preferencesBatch([
    'Book__c.Loans',
    'Book__c.Vaults',
    'Book__c.Nope',
    'x',
    'Book__c.Loans',
  ])
  expect(batch.results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404, 200])
  expect(batch.results[1]).toEqual(batch.results[2])
})
