import { AppError } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyPerson, type ToyWorld, toyIds } from '../testing/toy-world.ts'
import type { KeywordSearchParams } from './keyword-search.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const keyword = (person: ToyPerson, q: string, params: Omit<KeywordSearchParams, 'q'> = {}) =>
  world.as(person).search.keyword('Book__c', { q, ...params })

const idsFor = async (person: ToyPerson, q: string, params: Omit<KeywordSearchParams, 'q'> = {}) =>
  (await keyword(person, q, params)).records.map(({ record }) => record.id)

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.message] : error),
  )
}

it('finds the records in which every word starts a word, those that bear them in the name first', async () => {
  expect(await idsFor('alice', 'dun')).toEqual([toyIds.dunes])
  expect(await idsFor('alice', 'keeper lighthouse')).toEqual([toyIds.dunes])
  expect(await idsFor('alice', 'keeper alps')).toEqual([])
  expect(await idsFor('alice', '-- !')).toEqual([])
  const mentions = { CreatedDate: '2026-05-01T00:00:00.000Z', BranchId__c: toyIds.south }
  const [inSummary, inTitle] = await world.load('Book__c', [
    { ...mentions, Title__c: 'Birds', Summary__c: 'Gales and more gales, gales all year.' },
    { ...mentions, Title__c: 'Gales', Summary__c: 'About the wind.' },
  ])
  expect(await idsFor('carol', 'gales')).toEqual([inTitle, inSummary])
})

it('shows the fields of the search, what matched in readable texts, and nothing else', async () => {
  const { records, ...page } = await keyword('alice', 'lighthouse')
  expect(page).toEqual({
    count: 1,
    currentPageToken: '0',
    label: 'Book',
    labelPlural: 'Books',
    nextPageToken: null,
    objectApiName: 'Book__c',
    pageSize: 25,
    previousPageToken: null,
    q: 'lighthouse',
    sortBy: null,
  })
  const [result] = records
  expect(Object.keys(result?.record.fields ?? {}).sort()).toEqual([
    'Branch__r',
    'CreatedDate',
    'Genre__c',
    'Id',
    'LastModifiedById',
    'LastModifiedDate',
    'SystemModstamp',
    'Title__c',
  ])
  expect(Object.keys(result?.highlightInfo ?? {})).toEqual(['Summary__c'])
  const { snippet = '', ranges = [] } = result?.highlightInfo.Summary__c ?? {}
  expect(ranges.map(({ start, end }) => snippet.slice(start, end))).toEqual(['lighthouse'])
})

it('finds nothing by words of a text or a row that the caller cannot read', async () => {
  expect(await idsFor('libby', 'quillfeather')).toEqual([toyIds.southern, toyIds.dunes])
  expect(await idsFor('alice', 'quillfeather')).toEqual([])
  expect(await idsFor('alice', 'southern')).toEqual([])
  expect(await idsFor('carol', 'southern')).toEqual([toyIds.southern])
})

it('narrows by filters and data categories, alone and together', async () => {
  const equals = (fieldPath: string, ...values: (string | number | boolean)[]) => ({
    filters: [{ fieldPath, operator: 'EQ', values }],
  })
  const topic = (...values: string[]) => ({ dataCategories: [{ groupName: 'topics', operator: 'AT', values }] })
  expect(await idsFor('alice', 'of', equals('Book__c.Genre__c', 'Novel'))).toEqual([toyIds.dunes])
  expect((await idsFor('alice', 'of', equals('Genre__c', 'Novel', 'History'))).sort()).toEqual([
    toyIds.dunes,
    toyIds.tides,
  ])
  expect(await idsFor('alice', 'of', { filters: [{ fieldPath: 'Pages__c', operator: 'gt', values: [400] }] })).toEqual([
    toyIds.tides,
  ])
  expect((await idsFor('alice', 'of', topic('Sea'))).sort()).toEqual([toyIds.dunes, toyIds.tides])
  expect(await idsFor('alice', 'of', topic('sea birds'))).toEqual([toyIds.dunes])
  expect(await idsFor('alice', 'of', topic('Mountains'))).toEqual([])
  expect(await idsFor('alice', 'of', { ...topic('Sea'), ...equals('Genre__c', 'History') })).toEqual([toyIds.tides])
  expect(await idsFor('libby', 'of', equals('Branch__r.City__c', 'Tromso'))).toHaveLength(2)
})

it('answers for a hidden field, object, filter or group as for one that does not exist', async () => {
  const byField = async (person: ToyPerson, fieldPath: string) =>
    JSON.stringify(
      await refusal(keyword(person, 'of', { filters: [{ fieldPath, operator: 'eq', values: ['x'] }] })),
    ).replace(fieldPath, '')
  expect(await byField('alice', 'Supplier__c')).toBe(await byField('alice', 'Nothing__c'))
  expect(await byField('alice', 'Branch__r.Budget__c')).toBe(await byField('alice', 'Branch__r.Nothing__c'))
  expect(await byField('libby', 'Supplier__c')).toBe('null')
  const sorted = async (field: string) =>
    JSON.stringify(await refusal(keyword('alice', 'of', { sortBy: [field] }))).replace(field, '')
  expect(await sorted('Supplier__c')).toBe(await sorted('Nothing__c'))
  const { search } = world.as('alice')
  for (const ask of [
    (name: string) => search.keyword(name, { q: 'x' }),
    (name: string) => search.results({ q: 'x', objectApiNames: ['Book__c', name] }),
    (name: string) => search.filters(name),
    (name: string) => search.filterOptions(name, 'Genre'),
  ]) {
    expect(await refusal(ask('Vault__c'))).toEqual(await refusal(ask('Nothing__c')))
    expect(await refusal(ask('Nothing__c'))).toEqual(['NOT_FOUND', expect.any(String)])
  }
  expect(await refusal(search.filterOptions('Book__c', 'Rare'))).toEqual(
    await refusal(search.filterOptions('Book__c', 'Nothing')),
  )
})

it('refuses filters that mean nothing', async () => {
  const wrong: Omit<KeywordSearchParams, 'q'>[] = [
    { filters: [{ fieldPath: 'Genre__c', operator: 'is', values: ['Novel'] }] },
    { filters: [{ fieldPath: 'Genre__c', operator: 'eq', values: [] }] },
    { filters: [{ fieldPath: 'Genre__c', operator: 'lt', values: ['a', 'b'] }] },
    { filters: [{ fieldPath: 'Genre__c', objectApiName: 'Loan__c', operator: 'eq', values: ['Novel'] }] },
    { filters: [{ fieldPath: 'Pages__c', operator: 'eq', values: ['many'] }] },
    { dataCategories: [{ groupName: 'Nothing', operator: 'At', values: ['Sea'] }] },
    { dataCategories: [{ groupName: 'Topics', operator: 'Near', values: ['Sea'] }] },
    { dataCategories: [{ groupName: 'Topics', operator: 'At', values: ['%'] }] },
    { dataCategories: [{ groupName: 'Topics', operator: 'At', values: [] }] },
  ]
  for (const params of wrong) {
    expect(await refusal(keyword('alice', 'of', params)), JSON.stringify(params)).toEqual([
      'INVALID_FILTER',
      expect.any(String),
    ])
  }
  expect(await refusal(keyword('alice', 'of', { pageSize: 201 }))).toEqual([
    'NUMBER_OUTSIDE_VALID_RANGE',
    expect.any(String),
  ])
})

it('pages through the results, in the order of relevance or of a field, by their tokens', async () => {
  const books = Array.from({ length: 7 }, (_, index) => ({
    CreatedDate: '2026-06-01T00:00:00.000Z',
    BranchId__c: toyIds.north,
    Title__c: `Pager ${7 - index}`,
    Pages__c: index,
  }))
  await world.load('Book__c', books)
  for (const sortBy of [undefined, ['Title__c'], ['-Pages__c', 'Title__c']]) {
    const all = await idsFor('alice', 'pager', { sortBy })
    const pages: string[] = []
    let pageToken: string | undefined
    do {
      const page = await keyword('alice', 'pager', { sortBy, pageSize: 3, pageToken })
      pages.push(...page.records.map(({ record }) => record.id))
      expect(page.previousPageToken === null).toBe(pages.length <= 3)
      pageToken = page.nextPageToken ?? undefined
    } while (pageToken !== undefined)
    expect(pages).toEqual(all)
    expect(all).toHaveLength(7)
  }
  expect((await keyword('alice', 'pager', { pageToken: '' })).currentPageToken).toBe('0')
  const { nextPageToken } = await keyword('alice', 'pager', { pageSize: 3 })
  const pageToken = nextPageToken ?? ''
  for (const again of [
    keyword('bruno', 'pager', { pageToken }),
    keyword('alice', 'page', { pageToken }),
    keyword('alice', 'pager', { pageToken, sortBy: ['Title__c'] }),
    keyword('alice', 'pager', { pageToken: `${pageToken}x` }),
  ]) {
    expect(await refusal(again)).toEqual(['INVALID_PAGE_TOKEN', expect.any(String)])
  }
})

it('finds words that many of the newest rows hold as well as words that few hold', async () => {
  await world.load(
    'Book__c',
    Array.from({ length: 1_500 }, (_, index) => ({
      CreatedDate: new Date(Date.parse('2026-07-01T00:00:00Z') + index * 1_000).toISOString(),
      BranchId__c: index % 2 === 0 ? toyIds.north : toyIds.south,
      Title__c: index === 700 ? 'Rarely seen atlas' : `Common volume ${index}`,
    })),
  )
  expect(await idsFor('libby', 'rarely')).toHaveLength(1)
  const common = await idsFor('libby', 'common', { pageSize: 200, sortBy: ['-CreatedDate'] })
  expect(common).toHaveLength(200)
  expect(await idsFor('libby', 'common volume 1499')).toHaveLength(1)
  expect(await idsFor('alice', 'common', { pageSize: 200 })).toHaveLength(200)
  expect(
    await idsFor('libby', 'common', {
      filters: [{ fieldPath: 'Title__c', operator: 'eq', values: ['Common volume 3'] }],
    }),
  ).toHaveLength(1)
})

it('searches several objects in the order of their names, each with its own options', async () => {
  const { search } = world.as('alice')
  const answer = await search.results({
    q: 'of',
    objectApiNames: ['book__c', 'Book__c'],
    searchObjectOptions: { Book__c: { filters: [{ fieldPath: 'Genre__c', operator: 'eq', values: ['Novel'] }] } },
  })
  expect(answer.keywordSearchResult?.results.map(({ count, objectApiName }) => [objectApiName, count])).toEqual([
    ['Book__c', 1],
    ['Book__c', 1],
  ])
  expect(await search.results({ q: 'of', answerTypes: ['QNA_SEARCH'] })).toEqual({
    configurationName: 'Default',
    keywordSearchResult: null,
    qnaSearchResult: null,
  })
  expect(
    (await search.results({ q: 'of' })).keywordSearchResult?.results.map((result) => result.objectApiName),
  ).toEqual(['Book__c'])
  for (const wrong of [
    { answerTypes: ['Guess'] },
    { configurationName: 'Other' },
    { searchObjectOptions: { Loan__c: {} } },
  ]) {
    expect(await refusal(search.results({ q: 'of', ...wrong }))).toEqual([
      expect.stringMatching(/^(ILLEGAL_QUERY_PARAMETER_VALUE|INVALID_FILTER)$/),
      expect.any(String),
    ])
  }
})

it('describes the filters that a caller can use, and what they offer', async () => {
  const names = async (person: ToyPerson) =>
    (await world.as(person).search.filters('book__c')).filters.map(({ apiName }) => apiName)
  expect(await names('alice')).toEqual(['Title', 'Genre', 'Branch', 'Topics'])
  expect(await names('libby')).toEqual(['Title', 'Genre', 'Branch', 'Rare', 'Pages', 'Topics'])
  const { filters, eTag } = await world.as('alice').search.filters('Book__c')
  expect(eTag).not.toBe((await world.as('libby').search.filters('Book__c')).eTag)
  expect(filters.find(({ apiName }) => apiName === 'Topics')).toEqual({
    apiName: 'Topics',
    defaultValues: [],
    fieldPath: null,
    groupName: 'Topics',
    kind: 'Select',
    label: 'Topics',
    operators: ['at'],
    optionsUrl: '/services/data/v65.0/ui-api/search-info/Book__c/filters/Topics/options',
    type: 'DataCategory',
  })
  const options = async (person: ToyPerson, filter: string, q?: string) =>
    (await world.as(person).search.filterOptions('Book__c', filter, q)).options
  expect(await options('alice', 'genre', 'HIS')).toEqual([{ label: 'History', value: 'History' }])
  expect(await options('alice', 'Topics', 'sea')).toHaveLength(2)
  expect(await options('alice', 'Branch')).toEqual([{ label: 'North branch', value: toyIds.north }])
  expect(await options('libby', 'Branch', 'south')).toEqual([{ label: 'South branch', value: toyIds.south }])
  expect(await options('libby', 'Rare')).toEqual([
    { label: 'Yes', value: 'true' },
    { label: 'No', value: 'false' },
  ])
})
