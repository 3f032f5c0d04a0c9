import { limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { ListViewWanted } from './write-list-view.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const wanted = (listViewApiName: string, more: Partial<ListViewWanted> = {}): ListViewWanted => ({
  label: 'Histories',
  listViewApiName,
  displayColumns: ['Title__c', 'Branch__r.Name'],
  filteredByInfo: [{ fieldApiName: 'Genre__c', operator: 'Equals', operandLabels: ['History'] }],
  ...more,
})

const titles = async (caller: Gateway, listViewApiName: string) =>
  (await caller.lists.records({ objectApiName: 'Book__c', listViewApiName })).records.map(
    ({ fields }) => fields.Title__c?.value,
  )

/** The whole of a refusal, the name itself taken out. */
async function refusal(work: Promise<unknown>, name = ''): Promise<string> {
  const outcome = await work.then(
    () => 'nothing was refused',
    (error: Error) => JSON.stringify({ ...error, message: error.message }),
  )
  return name === '' ? outcome : outcome.replaceAll(name, 'the name')
}

it('makes a list view of its maker, read by name and id through the same lists', async () => {
  const alice = world.as('alice')
  const info = await alice.lists.create('book__C', wanted('Histories'))
  expect(info).toMatchObject({
    createable: true,
    deletable: true,
    updateable: true,
    visibility: 'Private',
    label: 'Histories',
    filterLogicString: null,
    filteredByInfo: [{ fieldApiName: 'Genre__c', label: 'Genre', operandLabels: ['History'], operator: 'Equals' }],
    listReference: { listViewApiName: 'Histories', objectApiName: 'Book__c', type: 'listView' },
  })
  expect(info.displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual(['Title__c', 'Branch__r.Name'])
  const { id } = info.listReference
  expect(id).toMatch(/^00B\w{15}$/)
  expect(await titles(alice, 'histories')).toEqual(['A history of tides', 'Over the Alps'])
  const byId = await alice.lists.ui({ listViewId: String(id) })
  expect(byId.info).toEqual(info)
  expect(byId.records.listInfoETag).toBe(info.eTag)
})

it('joins filters by their logic, in every operator', async () => {
  const alice = world.as('alice')
  const filteredByInfo = [
    { fieldApiName: 'Genre__c', operator: 'Equals', operandLabels: ['Novel', 'Science'] },
    { fieldApiName: 'Title__c', operator: 'contains', operandLabels: ['TIDES'] },
    { fieldApiName: 'Pages__c', operator: 'GreaterThan', operandLabels: ['400'] },
  ]
  const titlesWith = async (logic: string, filters = filteredByInfo) => {
    const name = `L${Math.random().toString(36).slice(2)}`
    await alice.lists.create('Book__c', wanted(name, { filteredByInfo: filters, filterLogicString: logic }))
    return titles(alice, name)
  }
  expect(await titlesWith('1 OR (2 AND 3)')).toEqual(['A history of tides', 'Dunes of the north'])
  expect(await titlesWith('NOT 1 AND NOT 2 AND NOT 3')).toEqual(['Over the Alps'])
  const filterOn = (fieldApiName: string, operator: string, ...operandLabels: string[]) =>
    titlesWith('1', [{ fieldApiName, operator, operandLabels }])
  expect(await filterOn('Title__c', 'NotContain', 'the')).toEqual(['A history of tides'])
  expect(await filterOn('Title__c', 'StartsWith', 'over')).toEqual(['Over the Alps'])
  expect(await filterOn('Title__c', 'Contains', '%')).toEqual([])
  expect(await filterOn('Title__c', 'Contains', '_')).toEqual([])
  expect(await filterOn('Pages__c', 'LessOrEqual', '320')).toEqual(['Dunes of the north'])
  expect(await filterOn('Pages__c', 'Equals', '')).toEqual(['Over the Alps'])
  expect(await filterOn('Genre__c', 'NotEqual', 'History')).toEqual(['Dunes of the north'])
  expect(await filterOn('BoughtOn__c', 'GreaterOrEqual', '2025-01-01')).toEqual(['Dunes of the north'])
})

it('filters by relative dates, and answers them as relative dates', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const book = { Genre__c: 'History', Pages__c: 1, BranchId__c: toyIds.north, CreatedDate: '2026-01-05T10:00:00Z' }
  await world.load('Book__c', [
    { ...book, Title__c: 'Three days ago', BoughtOn__c: daysAgo(3) },
    { ...book, Title__c: 'A month ago', BoughtOn__c: daysAgo(30) },
  ])
  const alice = world.as('alice')
  const bought = (operator: string) => [{ fieldApiName: 'BoughtOn__c', operator, operandLabels: ['LAST_N_DAYS:10'] }]
  const info = await alice.lists.create('Book__c', wanted('BoughtLately', { filteredByInfo: bought('Equals') }))
  expect(info.filteredByInfo).toMatchObject([{ operator: 'Equals', operandLabels: ['LAST_N_DAYS:10'] }])
  expect(await titles(alice, 'BoughtLately')).toEqual(['Three days ago'])
  await alice.lists.update(
    { objectApiName: 'Book__c', listViewApiName: 'BoughtLately' },
    { filteredByInfo: bought('LessThan') },
  )
  expect(await titles(alice, 'BoughtLately')).toContain('A month ago')
  expect(await titles(alice, 'BoughtLately')).not.toContain('Three days ago')
  await expect(
    alice.lists.create('Book__c', wanted('Never', { filteredByInfo: bought('Contains') })),
  ).rejects.toMatchObject({ code: 'INVALID_FILTER' })
})

it('hides a list view from other users as if it did not exist', async () => {
  const { listReference } = await world.as('bruno').lists.create('Book__c', wanted('OfBruno'))
  const alice = world.as('alice')
  const ofBruno = { objectApiName: 'Book__c', listViewApiName: 'OfBruno' }
  const ofNoUser = { objectApiName: 'Book__c', listViewApiName: 'OfNobody' }
  const calls = (names: typeof ofBruno, listViewId: string) => [
    alice.lists.info(names),
    alice.lists.ui({ listViewId }),
    alice.lists.records(names),
    alice.lists.update(names, { label: 'Mine' }),
    alice.lists.delete(names),
    alice.lists.preferences(names),
    alice.lists.setPreferences(names, { columnWrap: { Title__c: true } }),
  ]
  const hidden = await Promise.all(calls(ofBruno, String(listReference.id)).map((work) => refusal(work, 'OfBruno')))
  const missing = await Promise.all(calls(ofNoUser, '00B000000000999EAA').map((work) => refusal(work, 'OfNobody')))
  expect(hidden).toEqual(missing)
  expect(hidden.every((text) => text.includes('NOT_FOUND'))).toBe(true)
  const summaries = await alice.lists.summaries('Book__c', { q: 'OfBruno' })
  expect(summaries.lists).toEqual([])
  expect((await world.as('bruno').lists.info(ofBruno)).label).toBe('Histories')
})

it('takes only columns, filters and scopes that exist for the caller, a hidden one like an unknown one', async () => {
  const { lists } = world.as('alice')
  const withColumn = (name: string) => refusal(lists.create('Book__c', wanted('X', { displayColumns: [name] })), name)
  expect(await withColumn('Supplier__c')).toBe(await withColumn('Nothing__c'))
  expect(await withColumn('Supplier__c')).toContain('INVALID_FIELD')
  const withFilter = (fieldApiName: string, operator = 'Equals', operandLabels = ['x']) =>
    refusal(
      lists.create('Book__c', wanted('X', { filteredByInfo: [{ fieldApiName, operator, operandLabels }] })),
      fieldApiName,
    )
  expect(await withFilter('Supplier__c')).toBe(await withFilter('Nothing__c'))
  expect(await withFilter('Genre__c', 'Equals', ['Weeded'])).toBe(await withFilter('Genre__c', 'Equals', ['Nonsense']))
  for (const [field, operator, operands] of [
    ['Summary__c', 'Contains', ['x']],
    ['Pages__c', 'Contains', ['3']],
    ['Pages__c', 'Equals', ['many']],
    ['Pages__c', 'LessThan', ['1', '2']],
    ['Pages__c', 'LessThan', []],
    ['BoughtOn__c', 'Equals', ['yesterday']],
    ['BranchId__c', 'Equals', ['b']],
    ['Title__c', 'Equals', ['\0']],
    ['Title__c', 'Like', ['x']],
  ] as const) {
    expect(await withFilter(field, operator, [...operands])).toContain('INVALID_FILTER')
  }
  expect(await refusal(lists.create('Book__c', wanted('X', { visibility: 'Public' })))).toContain('FIELD_NOT_WRITEABLE')
  expect(await refusal(lists.create('Book__c', wanted('X', { listShares: [{}] })))).toContain('FIELD_NOT_WRITEABLE')
  expect(await refusal(lists.create('Book__c', wanted('X', { scope: { apiName: 'queue' } })))).toContain(
    'INVALID_API_INPUT',
  )
  expect(
    await refusal(lists.create('Book__c', wanted('X', { scope: { apiName: 'everything', entityId: 'x' } }))),
  ).toContain('FIELD_NOT_WRITEABLE')
  expect(await refusal(lists.create('Book__c', wanted('X', { displayColumns: null })))).toContain('MISSING_ARGUMENT')
  expect(await refusal(lists.create('Book__c', wanted('X', { label: ' ' })))).toContain('MISSING_ARGUMENT')
  expect(await refusal(lists.create('Vault__c', wanted('X')), 'Vault__c')).toBe(
    await refusal(lists.create('Nothing__c', wanted('X')), 'Nothing__c'),
  )
  const usual = await lists.create('Book__c', wanted('Usual', { displayColumns: null, includeDefaultAttributes: true }))
  expect(usual.displayColumns.map(({ fieldApiName }) => fieldApiName)).toEqual([
    'Title__c',
    'Genre__c',
    'Branch__r.Name',
  ])
})

it('narrows a list view to a scope, whose value is the caller', async () => {
  const { lists } = world.as('alice')
  const params = {
    displayColumns: ['LoanNumber__c', 'Remark__c'],
    filteredByInfo: [],
    scope: { apiName: 'MINE', entityId: null },
  }
  const made = await lists.create('Loan__c', wanted('Own', params))
  // The description has the scope as it was chosen, and what else is documented of a list.
  const scope = { apiName: 'mine', entity: null, label: expect.any(String), relatedEntity: null }
  expect(await lists.info({ objectApiName: 'Loan__c', listViewApiName: 'Own' })).toEqual({ ...made, scope })
  expect(made).toMatchObject({
    hasMassActions: false,
    inlineEditDetails: { message: null, state: 'Off' },
    listShares: [],
    objectApiNames: ['Loan__c'],
  })
  expect(made.displayColumns).toMatchObject([
    { fieldApiName: 'LoanNumber__c', lookupId: 'Id' },
    { fieldApiName: 'Remark__c', lookupId: null, searchable: expect.any(Boolean) },
  ])
  for (const { inlineEditAttributes } of made.displayColumns)
    for (const attributes of Object.values(inlineEditAttributes))
      expect(attributes).toEqual({ editable: expect.any(Boolean), required: expect.any(Boolean) })
  const { records } = await lists.records({ objectApiName: 'Loan__c', listViewApiName: 'Own' })
  expect(records.map(({ fields }) => fields.Remark__c?.value)).toEqual(['A gift for mother'])
})

it('changes what is named, deletes with preferences, and leaves shared list views unchanged', async () => {
  const { lists } = world.as('alice')
  const names = { objectApiName: 'Book__c', listViewApiName: 'Changing' }
  const before = await lists.create('Book__c', wanted('Changing'))
  const after = await lists.update(names, {
    label: 'Novels',
    filteredByInfo: [{ fieldApiName: 'Genre__c', operator: 'Equals', operandLabels: ['Novel'] }],
  })
  expect(after).toMatchObject({
    label: 'Novels',
    displayColumns: before.displayColumns,
    listReference: before.listReference,
  })
  expect(after.eTag).not.toBe(before.eTag)
  expect(await titles(world.as('alice'), 'Changing')).toEqual(['Dunes of the north'])
  expect(await refusal(lists.update(names, { filterLogicString: '1 AND 2' }))).toContain('INVALID_FILTER')
  await lists.setPreferences(names, { columnWidths: { Title__c: 90 } })
  await lists.delete(names)
  expect(await refusal(lists.info(names))).toContain('NOT_FOUND')
  const again = await lists.create('Book__c', wanted('Changing'))
  expect(again.userPreferences.columnWidths).toEqual({})
  for (const listViewApiName of ['AllBooks', 'MRU']) {
    const ofAll = { objectApiName: 'Book__c', listViewApiName }
    expect(await refusal(lists.update(ofAll, { label: 'Mine' }))).toContain('INSUFFICIENT_ACCESS')
    expect(await refusal(lists.delete(ofAll))).toContain('INSUFFICIENT_ACCESS')
  }
})

it('gives a name once, and the same list view to a repeated key', async () => {
  const { lists } = world.as('carol')
  const options = { idempotencyKey: 'list-1' }
  const first = await lists.create('Book__c', wanted('Once'), options)
  const again = await lists.create('Book__c', wanted('Once'), options)
  expect(again).toEqual(first)
  for (const name of ['once', 'AllBooks', 'mru']) {
    expect(await refusal(lists.create('Book__c', wanted(name)))).toContain('DUPLICATE_VALUE')
  }
  expect(await refusal(lists.create('Book__c', wanted('Twice'), options))).toContain('IDEMPOTENCY_KEY_REUSED')
  // The list view RareBooks exists, but not for readers.
  expect((await lists.create('Book__c', wanted('RareBooks'))).label).toBe('Histories')
})

it('lets a person have 200 list views and no more, also when several are created at once', async () => {
  const { lists } = world.as('bruno')
  await world.database.query(
    `insert into user_list_view (id, user_id, object, api_name, definition, created_at)
     select '00B0000000' || lpad(n::text, 5, '0') || 'ZZZ', $1, 'Book__c', 'Filler' || n, '{}', app_now() from generate_series(1, $2::int - (select count(*)::int from user_list_view where user_id = $1)) n`,
    [world.principalOf('bruno').userId, limits.listViewsPerPerson - 1],
  )
  const created = ['One', 'Two', 'Three', 'Four'].map((name) => lists.create('Book__c', wanted(name)))
  const outcomes = await Promise.allSettled(created)
  expect(
    outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'created')).toSorted(),
  ).toEqual(['QUERY_TOO_COMPLICATED', 'QUERY_TOO_COMPLICATED', 'QUERY_TOO_COMPLICATED', 'created'])
  await world.database.query('delete from user_list_view where user_id = $1', [world.principalOf('bruno').userId])
})

it('finds list views by words, by pages, and those opened last', async () => {
  const { lists } = world.as('carol')
  const all = await lists.summaries('Book__c')
  expect(all.lists.map(({ apiName }) => apiName)).toEqual(['AllBooks', 'Once', 'RareBooks'])
  expect(all.lists[0]).toEqual({
    apiName: 'AllBooks',
    id: '00B000000000901EAA',
    label: 'All books',
    listUiUrl: '/services/data/v65.0/ui-api/list-ui/Book__c/AllBooks',
  })
  expect((await lists.infoSummaries('Book__c', { q: 'all' })).lists).toEqual([
    { ...all.lists[0], listUiUrl: undefined, url: '/services/data/v65.0/ui-api/list-info/Book__c/AllBooks' },
  ])
  const first = await lists.summaries('Book__c', { pageSize: 2 })
  expect([first.count, first.previousPageToken]).toEqual([2, null])
  const second = await lists.summaries('Book__c', { pageSize: 2, pageToken: first.nextPageToken ?? '' })
  expect(second).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: '0' })
  const foreign = world.as('alice').lists.summaries('Book__c', { pageToken: first.nextPageToken ?? '' })
  expect(await refusal(foreign)).toContain('INVALID_PAGE_TOKEN')
  expect(await refusal(lists.summaries('Book__c', { pageSize: 0 }))).toContain('NUMBER_OUTSIDE_VALID_RANGE')
  expect((await lists.summaries('Book__c', { recentListsOnly: true })).lists).toEqual([])
  await lists.ui({ objectApiName: 'Book__c', listViewApiName: 'Once' })
  const opened = await lists.summaries('Book__c', { recentListsOnly: true })
  expect(opened.lists.map(({ apiName }) => apiName)).toEqual(['Once'])
  expect(await refusal(lists.summaries('Vault__c'))).toContain('NOT_FOUND')
})

it('describes several lists in the order of ids and names', async () => {
  const { results } = await world.as('alice').lists.infos({
    ids: ['00B000000000901EAA', '00B000000000902EAA', 'nonsense'],
    names: ['Book__c.allbooks', 'Vault__c.AllVaults', 'Book__c', 'Book__c.A.B', 'Book__c.x\0'],
  })
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200, 404, 404, 404, 404])
  expect(results[0]).toEqual(results[3])
  expect(results[1]).toEqual(results[4])
  expect(await refusal(world.as('alice').lists.infos({}))).toContain('MISSING_ARGUMENT')
  const tooMany = { ids: Array.from({ length: 201 }, () => 'x') }
  expect(await refusal(world.as('alice').lists.infos(tooMany))).toContain('QUERY_TOO_COMPLICATED')
})
