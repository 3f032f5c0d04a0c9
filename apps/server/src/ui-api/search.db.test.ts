import { limits } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let mara: TestClient
let jonas: TestClient
let ines: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
})
afterAll(() => test.close())

type Result = {
  highlightInfo: object
  record: { id: string; apiName: string; fields: Record<string, { value: unknown }> }
}
type Page = { count: number; nextPageToken: string | null; records: Result[] }

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const post = (path: string, payload: object = {}, client = mara) => client.ask('POST', UI_API + path, { payload })
const keyword = (object: string, q: string, payload: object = {}, client = mara) =>
  post(`/search/results/keyword?objectApiName=${object}&q=${encodeURIComponent(q)}`, payload, client)

const keysOf = (value: unknown): string[] => Object.keys(value as object).sort()

const pageKeys = [
  'count',
  'currentPageToken',
  'label',
  'labelPlural',
  'nextPageToken',
  'objectApiName',
  'pageSize',
  'previousPageToken',
  'q',
  'records',
  'sortBy',
]

it('finds articles by keyword, with filters, data categories, an order and pages', async () => {
  const answer = await keyword('Knowledge__kav', 'terrain')
  expect(answer.status).toBe(200)
  expect(keysOf(answer.body)).toEqual(pageKeys)
  const { records } = answer.body as Page
  expect(keysOf(records[0])).toEqual(['highlightInfo', 'record'])
  expect(records.length).toBeGreaterThan(2)
  expect(String(records[0]?.record.fields.Title?.value).toLowerCase()).toContain('terrain')
  expect(keysOf(records[0]?.highlightInfo)).toContain('Title')

  const narrowed = await keyword('Knowledge__kav', 'terrain', {
    dataCategories: [{ groupName: 'Topics', operator: 'AT', values: ['Error messages'] }],
    filters: [{ fieldPath: 'InfoType__c', operator: 'eq', values: ['Documentation'] }],
  })
  const ids = records.map(({ record }) => record.id)
  const narrowedIds = (narrowed.body as Page).records.map(({ record }) => record.id)
  expect(narrowedIds.length).toBeGreaterThan(0)
  expect(narrowedIds.length).toBeLessThan(ids.length)

  const first = await keyword('Knowledge__kav', 'terrain', { pageSize: 1, sortBy: 'Title' })
  const { nextPageToken: pageToken, records: item } = first.body as Page
  const second = await keyword('Knowledge__kav', 'terrain', { pageSize: 1, sortBy: ['Title'], pageToken })
  expect(second).toMatchObject({ status: 200, body: { count: 1, previousPageToken: '0', sortBy: 'Title' } })
  expect((second.body as Page).records[0]?.record.id).not.toBe(item[0]?.record.id)
})

it('finds words in several objects at once', async () => {
  const options = { Case: { filters: [{ fieldPath: 'Case.IsClosed', operator: 'eq', values: [false] }] } }
  const body = {
    objectApiNames: ['Knowledge__kav', 'case'],
    searchObjectOptions: options,
    answerTypes: ['KEYWORD_SEARCH'],
  }
  const answer = await post('/search/results?q=chart', body)
  expect(answer.status).toBe(200)
  expect(keysOf(answer.body)).toEqual(['configurationName', 'keywordSearchResult', 'qnaSearchResult'])
  const { results } = (answer.body as { keywordSearchResult: { results: Page[] } }).keywordSearchResult
  expect(results.map((result) => keysOf(result))).toEqual([pageKeys, pageKeys])
  expect(results.map(({ records }) => records[0]?.record.apiName)).toEqual(['Knowledge__kav', 'Case'])
  expect(await post('/search/results?q=chart')).toMatchObject({ status: 200 })
})

it('never finds cases of another account', async () => {
  const { records } = (await keyword('Case', 'the', { pageSize: 200 })).body as Page
  expect(records.length).toBeGreaterThan(0)
  const mine = new Set(records.map(({ record }) => record.id))
  const theirs = ((await keyword('Case', 'the', { pageSize: 200 }, ines)).body as Page).records
  expect(theirs.length).toBeGreaterThan(0)
  expect(theirs.filter(({ record }) => mine.has(record.id))).toEqual([])
  const number = String(theirs[0]?.record.fields.CaseNumber?.value)
  expect(await keyword('Case', number)).toMatchObject({ body: { count: 0 } })
  expect(await keyword('Case', number, {}, jonas)).toMatchObject({ body: { count: 1 } })
})

it('describes filters by profile and offers their values', async () => {
  const names = async (client: TestClient) =>
    (
      (await get('/search-info/case/filters?channel=Web', client)).body as { filters: { apiName: string }[] }
    ).filters.map(({ apiName }) => apiName)
  expect(await names(mara)).toEqual(['Status', 'Impact', 'IssueType', 'Product', 'CaseNumber'])
  expect(await names(jonas)).toEqual(['Status', 'Impact', 'IssueType', 'Product', 'CaseNumber', 'Queue'])
  const answer = await get('/search-info/Knowledge__kav/filters?configurationName=Default')
  expect(keysOf(answer.body)).toEqual(['configurationName', 'eTag', 'filters', 'objectApiName'])
  const { filters } = answer.body as { filters: object[] }
  expect(keysOf(filters[0])).toEqual([
    'apiName',
    'defaultValues',
    'fieldPath',
    'groupName',
    'kind',
    'label',
    'operators',
    'optionsUrl',
    'type',
  ])
  const options = await get('/search-info/Knowledge__kav/filters/Categories/options?q=terr')
  expect(keysOf(options.body)).toEqual(['eTag', 'filterApiName', 'objectApiName', 'options'])
  expect(options).toMatchObject({
    status: 200,
    body: { options: [{ label: 'Terrain and obstacles', value: 'Terrain and obstacles' }] },
  })
  expect(await get('/search-info/Case/filters/Product/options?q=corrie')).toMatchObject({
    body: { options: [{ label: 'Corrie Terrain', value: expect.stringMatching(/^01t/) }] },
  })
  const hidden = await get('/search-info/Case/filters/Queue/options')
  expect(hidden.status).toBe(404)
  expect(hidden.text).toBe((await get('/search-info/Case/filters/Nothing/options')).text)
  expect((await get('/search-info/Nothing/filters')).text).toBe((await get('/search-info/Case/filters', author)).text)
})

it('describes lookup fields', async () => {
  const answer = await get('/search-info/Case/lookup/SubscriptionId__c')
  expect(answer.status).toBe(200)
  expect(keysOf(answer.body)).toEqual([
    'bindings',
    'eTag',
    'fieldApiName',
    'label',
    'minimumCharacters',
    'objectApiName',
    'pageSizeMax',
    'searchTypes',
    'targets',
  ])
  expect(answer.body).toMatchObject({ targets: [{ apiName: 'Subscription__c' }], minimumCharacters: 2 })
  // The owner is readable as a name; who else could own the case is not for customers to look up.
  for (const field of ['OwnerId', 'AccountId', 'ExportRestricted__c', 'Nothing']) {
    const { status, text } = await get(`/search-info/Case/lookup/${field}`)
    expect([field, status, text]).toEqual([field, 404, (await get('/search-info/Nothing/lookup/OwnerId')).text])
  }
  expect(await get('/search-info/Case/lookup/OwnerId', jonas)).toMatchObject({ status: 200 })
})

it('answers bad input with 400 in the shape of reads', async () => {
  const filter = { fieldPath: 'Status', operator: 'eq', values: ['Open'] }
  const many = Array.from({ length: limits.filtersPerRequest + 1 }, () => filter)
  const wrong: [string, object][] = [
    ['/search/results/keyword?objectApiName=Case&q=', {}],
    ['/search/results/keyword?q=x', {}],
    ['/search/results/keyword?objectApiName=Case&q=x&page=1', {}],
    [`/search/results/keyword?objectApiName=Case&q=${'x'.repeat(201)}`, {}],
    ['/search/results/keyword?objectApiName=Case&q=x', { filters: many }],
    ['/search/results/keyword?objectApiName=Case&q=x', { filters: [{ ...filter, fieldPath: 'Queue__c' }] }],
    ['/search/results/keyword?objectApiName=Case&q=x', { filters: [{ ...filter, more: 1 }] }],
    ['/search/results/keyword?objectApiName=Case&q=x', { pageSize: 201 }],
    ['/search/results/keyword?objectApiName=Case&q=x', { pageToken: 'zzz' }],
    ['/search/results/keyword?objectApiName=Case&q=x', { sortBy: 'Queue__c' }],
    ['/search/results?q=x', { objectApiNames: Array.from({ length: 11 }, () => 'Case') }],
    ['/search/results?q=x', { searchObjectOptions: [] }],
    ['/search/results?q=x', { answerTypes: ['X'] }],
  ]
  for (const [path, body] of wrong) {
    const answer = await post(path, body)
    expect({ path, body, status: answer.status, answer: answer.body }).toEqual({
      path,
      body,
      status: 400,
      answer: [{ errorCode: expect.any(String), message: expect.any(String) }],
    })
  }
  const missing = await post('/search/results/keyword?objectApiName=Case&q=x', {}, author)
  expect(missing.status).toBe(404)
  expect(missing.text).toBe((await post('/search/results/keyword?objectApiName=Nothing&q=x')).text)
})

it('accepts all search words without an error', async () => {
  for (const q of ["'", '\\', ':*', '!(a|b)', '%', '\u0000', '🛩️', 'a & b', '<->', 'ﬁ', 'İ', 'x'.repeat(200)]) {
    const { status } = await keyword('Case', q)
    expect([q, status === 200 || status === 400]).toEqual([q, true])
  }
})
