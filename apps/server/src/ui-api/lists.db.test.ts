import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let mara: TestClient
let ines: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
})

afterAll(() => test.close())

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const send = (method: string, path: string, payload: object, client = mara) =>
  client.ask(method, UI_API + path, { payload })

/** What the specification names of each shape, and the tag by which clients tell bodies apart. */
const keys = {
  summaries: [
    ...[
      'count',
      'currentPageToken',
      'currentPageUrl',
      'eTag',
      'lists',
      'nextPageToken',
      'nextPageUrl',
      'objectApiName',
    ],
    ...['pageSize', 'previousPageToken', 'previousPageUrl', 'queryString', 'recentListsOnly'],
  ],
  listViewSummary: ['apiName', 'id', 'label', 'listUiUrl'],
  listInfoSummary: ['apiName', 'id', 'label', 'url'],
  listInfo: [
    ...[
      'cloneable',
      'createable',
      'deletable',
      'displayColumns',
      'eTag',
      'filterLogicString',
      'filteredByInfo',
      'label',
      'hasMassActions',
      'inlineEditDetails',
      'listShares',
      'objectApiNames',
      'scope',
      'searchable',
    ],
    ...['listReference', 'orderedByInfo', 'updateable', 'userPreferences', 'visibility', 'visibilityEditable'],
  ],
  listRecords: [
    ...['count', 'currentPageToken', 'currentPageUrl', 'fields', 'listInfoETag', 'listReference', 'nextPageToken'],
    ...['nextPageUrl', 'optionalFields', 'pageSize', 'previousPageToken', 'previousPageUrl', 'records', 'searchTerm'],
    ...['sortBy', 'where'],
  ],
  listUi: ['eTag', 'info', 'records'],
  preferences: ['columnWidths', 'columnWrap', 'listReference', 'orderedBy'],
  listReference: ['id', 'listViewApiName', 'objectApiName', 'type'],
  objectInfo: [
    ...['availableScopes', 'columns', 'createable', 'eTag', 'objectApiName', 'publicOrSharedCreateable'],
    'relatedEntityApiName',
  ],
  scope: ['apiName', 'availableEntities', 'label'],
  column: [
    ...['alias', 'dataType', 'defaultFilterOperator', 'displayable', 'fieldApiName', 'filterable', 'label'],
    ...['picklistValues', 'quickFilterOperator', 'quickFilterOverrides', 'quickFilterable', 'sortable'],
    'supportedFilterOperators',
  ],
} as const

const expectKeys = (value: unknown, wanted: readonly string[]) =>
  expect(Object.keys(value as object).sort()).toEqual([...wanted].sort())

const ownView = (listViewApiName: string) => ({
  label: 'Open and total',
  listViewApiName,
  displayColumns: ['Case.CaseNumber', 'Subject', 'Status'],
  filteredByInfo: [
    { fieldApiName: 'Status', operator: 'Equals', operandLabels: ['Open'] },
    { fieldApiName: 'Impact__c', operator: 'Equals', operandLabels: ['Total Failure'] },
    { fieldApiName: 'Subject', operator: 'Contains', operandLabels: ['a'] },
  ],
  filterLogicString: '1 AND (2 OR 3)',
  listShares: [],
  scope: { apiName: 'mine', entityId: null, relatedEntityId: null },
  visibility: 'Private',
})

it('GET list-ui/{objectApiName} finds the list views of the caller', async () => {
  const { status, body } = await get('/list-ui/case?pageSize=2')
  expect(status).toBe(200)
  expectKeys(body, keys.summaries)
  const page = body as { lists: { apiName: string }[]; nextPageToken: string; pageSize: number }
  for (const summary of page.lists) expectKeys(summary, keys.listViewSummary)
  expect(page.lists.map(({ apiName }) => apiName)).toEqual(['AllCases', 'MyCases'])
  const next = await get(`/list-ui/Case?pageSize=2&pageToken=${encodeURIComponent(page.nextPageToken)}`)
  expect(next).toMatchObject({
    status: 200,
    body: { lists: [{ apiName: 'MyRecentCases' }, { apiName: 'WaitingOnMe' }], nextPageToken: null },
  })
  expect(await get('/list-ui/Case')).toMatchObject({
    body: { pageSize: 20, recentListsOnly: false, queryString: null },
  })
  expect(await get('/list-ui/Case?q=recent')).toMatchObject({ body: { count: 1, queryString: 'recent' } })
  await get('/list-ui/Case/AllCases')
  expect(await get('/list-ui/Case?recentListsOnly=true')).toMatchObject({ body: { lists: [{ apiName: 'AllCases' }] } })
})

it('knows the recently used list by both of its names', async () => {
  for (const path of ['/list-ui', '/list-records', '/list-info']) {
    const [recent, mru] = [await get(`${path}/Case/__recent`), await get(`${path}/Case/MRU`)]
    expect(recent).toMatchObject({ status: 200, text: mru.text })
  }
  expect(await get('/list-ui/Case/__recent')).toMatchObject({
    body: { info: { listReference: { type: 'mru', listViewApiName: '__recent' } } },
  })
  expect(await send('POST', '/list-records/Case/__recent', { pageSize: 1 })).toMatchObject({ status: 200 })
  expect(await get('/list-ui/Case/__other')).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
})

it('tells an id of a list view from the name of an object', async () => {
  const byId = await get('/list-ui/00B000000000501EAA?pageSize=1')
  expectKeys(byId.body, keys.listUi)
  expectKeys((byId.body as { records: object }).records, keys.listRecords)
  expect((await get('/list-records/00B000000000501EAA?pageSize=1')).body).toMatchObject({
    listReference: { type: 'listView' },
  })
  const ofObject = await get('/list-records/Case?pageSize=1')
  expectKeys(ofObject.body, keys.listRecords)
  expect(ofObject.body).toMatchObject({ listReference: { type: 'mru', listViewApiName: '__recent' } })
  for (const path of ['/list-ui', '/list-records']) {
    const missing = await get(`${path}/Nothing__c`)
    expect(missing).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
    expect((await get(`${path}/Aircraft__c`, author)).text).toBe(missing.text)
    expect((await get(`${path}/00B000000000999EAA`)).text).toBe(missing.text)
    expect((await get(`${path}/00B0000000005010000`)).status).toBe(400)
    expect((await get(`${path}/Case?pageSize=2001`)).body).toMatchObject([{ errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' }])
    expect((await get(`${path}/Case?pageToken=x.y`)).body).toMatchObject([{ errorCode: 'INVALID_PAGE_TOKEN' }])
    expect((await get(`${path}/Case?unknown=1`)).status).toBe(400)
  }
})

it('GET list-records/{objectApiName}/{listViewApiName} filters and searches by its query', async () => {
  const where = encodeURIComponent(JSON.stringify({ Status: { eq: 'Closed' } }))
  const { status, body } = await get(
    `/list-records/Case/mycases?fields=Case.Status&pageSize=1&sortBy=-CreatedDate&where=${where}`,
  )
  expect(status).toBe(200)
  expectKeys(body, keys.listRecords)
  const page = body as { records: { fields: { Status: { value: string } } }[]; nextPageUrl: string | null }
  expect(page.records.map(({ fields }) => fields.Status.value)).toEqual(['Closed'])
  // The address of the next page is one that can be read.
  expect(page.nextPageUrl).toBeTypeOf('string')
  const next = await mara.ask('GET', String(page.nextPageUrl))
  expect(next).toMatchObject({ status: 200, body: { records: [{ fields: { Status: { value: 'Closed' } } }] } })
  expect(await get('/list-records/Case/MyCases?searchTerm=zzzzzz')).toMatchObject({
    body: { count: 0, searchTerm: 'zzzzzz' },
  })
  expect(await get('/list-records/Case/MyCases?where=%7B')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FILTER' }],
  })
})

it('POST, GET, PATCH and DELETE list-info keep a list view for its maker alone', async () => {
  const created = await send('POST', '/list-info/Case', ownView('OpenTotal'))
  expect(created.status).toBe(201)
  expectKeys(created.body, keys.listInfo)
  expect(created.body).toMatchObject({ visibility: 'Private', filterLogicString: '1 AND (2 OR 3)', updateable: true })
  expect((await get('/list-info/case/opentotal')).body).toEqual(created.body)
  expect((await get('/list-records/Case/OpenTotal')).status).toBe(200)
  const missing = await get('/list-info/Case/Nothing', ines)
  expect((await get('/list-info/Case/OpenTotal', ines)).text).toBe(missing.text)
  const refused = await send('PATCH', '/list-info/Case/OpenTotal', { label: 'x' }, ines)
  expect(refused).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  const changed = await send('PATCH', '/list-info/Case/OpenTotal', { label: 'Renamed' })
  expect(changed).toMatchObject({ status: 200, body: { label: 'Renamed', filterLogicString: '1 AND (2 OR 3)' } })
  expectKeys(changed.body, keys.listInfo)
  expect(await send('PATCH', '/list-info/Case/AllCases', { label: 'x' })).toMatchObject({ status: 403 })
  expect((await mara.ask('DELETE', `${UI_API}/list-info/Case/OpenTotal`)).status).toBe(204)
  expect((await get('/list-info/Case/OpenTotal')).status).toBe(404)
  expect((await mara.ask('DELETE', `${UI_API}/list-info/Case/OpenTotal`)).status).toBe(404)
})

it('POST list-info refuses what does not fit, a hidden field like an unknown one', async () => {
  const wrong = async (change: object) => {
    const { status, text } = await send('POST', '/list-info/Case', { ...ownView('Wrong'), ...change })
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    return text
  }
  const filter = (fieldApiName: string) => ({
    filterLogicString: null,
    filteredByInfo: [{ fieldApiName, operator: 'Equals', operandLabels: ['x'] }],
  })
  expect((await wrong(filter('Queue__c'))).replaceAll('Queue__c', 'X')).toBe(
    (await wrong(filter('Nothing__c'))).replaceAll('Nothing__c', 'X'),
  )
  expect((await wrong({ displayColumns: ['Queue__c'] })).replaceAll('Queue__c', 'X')).toBe(
    (await wrong({ displayColumns: ['Nothing__c'] })).replaceAll('Nothing__c', 'X'),
  )
  expect(await wrong({ filterLogicString: '1 AND 2' })).toContain('INVALID_FILTER')
  expect(await wrong({ listShares: [{ group: 'all' }] })).toContain('FIELD_NOT_WRITEABLE')
  expect(await wrong({ visibility: 'Public' })).toContain('FIELD_NOT_WRITEABLE')
  expect(await wrong({ scope: { apiName: 'team' } })).toContain('INVALID_API_INPUT')
  expect(await wrong({ listViewApiName: 'AllCases' })).toContain('DUPLICATE_VALUE')
  await wrong({ label: '' })
  await wrong({ listViewApiName: 'a b' })
  await wrong({ surprise: true })
  await wrong({ displayColumns: Array.from({ length: 51 }, () => 'Subject') })
  expect((await send('POST', '/list-info/Aircraft__c', ownView('Wrong'), author)).status).toBe(404)
})

it('GET list-info/{objectApiName} and list-info/batch', async () => {
  const match = await get('/list-info/Case?q=all')
  expectKeys(match.body, keys.summaries)
  const { lists } = match.body as { lists: { url: string }[] }
  expectKeys(lists[0], keys.listInfoSummary)
  expect((await mara.ask('GET', String(lists[0]?.url))).status).toBe(200)
  const batch = await get(
    '/list-info/batch?ids=00B000000000501EAA,00B000000000505EAA&names=Case.AllCases,Case.OpenQueue,Nothing.AllCases,Case.MRU',
  )
  expectKeys(batch.body, ['results'])
  const { results } = batch.body as { results: { statusCode: number; result: object }[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 404, 404, 200])
  for (const { statusCode, result } of results) if (statusCode === 200) expectKeys(result, keys.listInfo)
  expect(JSON.stringify(results[3])).toBe(JSON.stringify(results[4]))
  expect(await get('/list-info/batch')).toMatchObject({ status: 400, body: [{ errorCode: 'MISSING_ARGUMENT' }] })
  const many = Array.from({ length: 201 }, () => 'a.b').join(',')
  expect(await get(`/list-info/batch?names=${many}`)).toMatchObject({ body: [{ errorCode: 'QUERY_TOO_COMPLICATED' }] })
})

it('GET and PATCH list-preferences belong to the session alone', async () => {
  const path = '/list-preferences/Case/AllCases'
  const before = await get(path)
  expectKeys(before.body, keys.preferences)
  expectKeys((before.body as { listReference: object }).listReference, keys.listReference)
  const set = await send('PATCH', path, {
    columnWidths: { Subject: 240 },
    columnWrap: { Subject: true },
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true, label: 'Created Date' }],
  })
  expect(set.status).toBe(200)
  expectKeys(set.body, keys.preferences)
  expect((await get('/list-info/Case/AllCases')).body).toMatchObject({
    userPreferences: { columnWidths: { Subject: 240 }, columnWrap: { Subject: true } },
    orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: true }],
  })
  expect((await get('/list-ui/Case/AllCases?pageSize=1')).body).toMatchObject({ records: { sortBy: 'CreatedDate' } })
  expect((await get(path, ines)).body).toMatchObject({ columnWidths: {}, columnWrap: {}, orderedBy: [] })
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`F${at}`, 1]))
  for (const payload of [
    { columnWidths: { Subject: 1.5 } },
    { columnWidths: { Subject: '9' } },
    { columnWrap: { Subject: 1 } },
    { columnWidths: { Queue__c: 1 } },
    { columnWidths: many },
    { orderedBy: [{ fieldApiName: 'Description', isAscending: true }] },
    { unknown: 1 },
  ]) {
    expect((await send('PATCH', path, payload)).status).toBe(400)
  }
  const raw = { payload: '{"columnWidths":{"__proto__":{"x":1}}}', headers: { 'content-type': 'application/json' } }
  expect((await mara.ask('PATCH', UI_API + path, raw)).status).toBe(400)
  const huge = { payload: JSON.stringify({ columnWidths: { x: 'y'.repeat(1_200_000) } }), headers: raw.headers }
  expect((await mara.ask('PATCH', UI_API + path, huge)).status).toBe(413)
  expect((await get('/list-preferences/Case/OpenQueue')).text).toBe((await get('/list-preferences/Case/Nothing')).text)
})

it('list-preferences knows the recently used list by either of its names', async () => {
  for (const [set, read] of [
    ['MRU', '__recent'],
    ['__recent', 'MRU'],
  ]) {
    const columnWidths = { Subject: set === 'MRU' ? 100 : 200 }
    const payload = { columnWidths }
    expect(await send('PATCH', `/list-preferences/Case/${set}`, payload)).toMatchObject({ status: 200 })
    const { status, body } = await get(`/list-preferences/Case/${read}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ columnWidths, listReference: { listViewApiName: '__recent', type: 'mru' } })
  }
})

it('GET list-object-info/{objectApiName} describes the parts of list views', async () => {
  const { status, body } = await get('/list-object-info/Case')
  expect(status).toBe(200)
  expectKeys(body, keys.objectInfo)
  const { columns, availableScopes } = body as { columns: { fieldApiName: string }[]; availableScopes: object[] }
  for (const column of columns) expectKeys(column, keys.column)
  for (const scope of availableScopes) expectKeys(scope, keys.scope)
  expect(columns.map(({ fieldApiName }) => fieldApiName)).toEqual(expect.arrayContaining(['Subject', 'Account.Name']))
  expect(columns.map(({ fieldApiName }) => fieldApiName)).not.toContain('Queue__c')
  const missing = await get('/list-object-info/Nothing__c')
  expect(missing.status).toBe(404)
  expect((await get('/list-object-info/Aircraft__c', author)).text).toBe(missing.text)
  expect((await get('/list-object-info/Case?x=1')).status).toBe(400)
})
