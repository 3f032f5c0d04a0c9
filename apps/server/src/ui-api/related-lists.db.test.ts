import type { RelatedListRecords } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'
const MASTER = '012000000000000AAA'

let test: TestServer
let mara: TestClient
let ines: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient
let caseId: string

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
  const page = await get('/list-records/Case/MyCases?pageSize=1')
  caseId = (page.body as { records: { id: string }[] }).records[0]?.id ?? ''
})

afterAll(() => test.close())

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const send = (method: string, path: string, payload: object, client = mara) =>
  client.ask(method, UI_API + path, { payload })
const expectKeys = (value: unknown, wanted: readonly string[]) =>
  expect(Object.keys(value as object).sort()).toEqual([...wanted].sort())

const columnKeys = [
  ...[
    'dataType',
    'fieldApiName',
    'filterable',
    'label',
    'lookupId',
    'picklistValues',
    'quickFilterOperator',
    'sortable',
  ],
]
const infoKeys = [
  ...['cloneable', 'createable', 'deletable', 'displayColumns', 'eTag', 'fieldApiName', 'fields', 'filterLogicString'],
  ...['filterable', 'filteredByInfo', 'label', 'listReference', 'objectApiNames', 'optionalFields', 'orderedByInfo'],
  ...['restrictColumnsToLayout', 'updateable', 'userPreferences', 'visibility', 'visibilityEditable'],
]
const referenceKeys = [
  ...['id', 'inContextOfRecordId', 'listViewApiName', 'objectApiName', 'parentObjectApiName', 'recordTypeId'],
  ...['relatedListId', 'type'],
]
const preferenceKeys = ['columnWidths', 'columnWrap', 'orderedBy', 'preferencesId']

type Batch = { results: { statusCode: number; result: object }[] }
const codes = (body: unknown) => (body as Batch).results.map(({ statusCode }) => statusCode)

it('GET related-list-info of one list repeats the record type that was asked', async () => {
  const { status, body } = await get(
    `/related-list-info/Case/casecomments?recordTypeId=${MASTER}&restrictColumnsToLayout=true`,
  )
  expect(status).toBe(200)
  expectKeys(body, infoKeys)
  const info = body as { displayColumns: object[]; listReference: object; userPreferences: object }
  expectKeys(info.listReference, referenceKeys)
  expectKeys(info.userPreferences, ['columnWidths', 'columnWrap', 'orderedBy'])
  for (const column of info.displayColumns) expectKeys(column, columnKeys)
  expect(info.listReference).toMatchObject({ recordTypeId: MASTER, relatedListId: 'CaseComments' })
  expect((await get('/related-list-info/Case/CaseComments')).body).toMatchObject({
    listReference: { recordTypeId: null },
  })
  const missing = await get('/related-list-info/Case/Nothing')
  expect(missing).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  expect((await get('/related-list-info/Case/CaseComments', author)).text).toBe(missing.text)
  expect((await get('/related-list-info/Case/CaseComments?fields=Nothing__c')).body).toMatchObject([
    { errorCode: 'INVALID_FIELD' },
  ])
  expect((await get('/related-list-info/Case/CaseComments?recordTypeId=x')).status).toBe(400)
})

it('GET related-list-info/batch answers in order, a hidden parent wholly missing', async () => {
  const { body } = await get(
    `/related-list-info/batch/Case/CaseComments,Nothing,CaseHistories,CaseComments?recordTypeId=${MASTER}`,
  )
  expectKeys(body, ['results'])
  expect(codes(body)).toEqual([200, 404, 200, 200])
  expectKeys((body as Batch).results[0]?.result, infoKeys)
  const missing = await get('/related-list-info/batch/Nothing__c/CaseComments')
  expect(missing.status).toBe(404)
  expect((await get('/related-list-info/batch/Case/CaseComments', author)).text).toBe(missing.text)
})

it('GET related-list-info of an object sums up its related lists', async () => {
  const { status, body } = await get('/related-list-info/Case')
  expect(status).toBe(200)
  expectKeys(body, ['eTag', 'parentObjectApiName', 'parentRecordTypeId', 'relatedLists'])
  const { relatedLists } = body as { relatedLists: { relatedListId: string }[] }
  expect(relatedLists.map(({ relatedListId }) => relatedListId)).toEqual(
    expect.arrayContaining(['CaseComments', 'CaseHistories']),
  )
  for (const summary of relatedLists) {
    expectKeys(summary, [
      ...['eTag', 'entityLabel', 'entityPluralLabel', 'fieldApiName', 'keyPrefix', 'label', 'objectApiName'],
      ...['parentFieldApiName', 'relatedListId', 'relatedListInfoUrl', 'themeInfo', 'uiApiEnabledLayout'],
    ])
  }
  expect((await get('/related-list-info/Case', author)).text).toBe((await get('/related-list-info/Nothing__c')).text)
})

it('PATCH related-list-info orders the list for the session alone', async () => {
  const path = '/related-list-info/Case/CaseComments'
  const set = await send('PATCH', `${path}?recordTypeId=${MASTER}`, {
    orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false, label: 'Created Date' }],
    userPreferences: { columnWidths: { CreatedDate: 90 }, columnWrap: {} },
  })
  expect(set.status).toBe(200)
  expectKeys(set.body, infoKeys)
  expect(set.body).toMatchObject({
    listReference: { recordTypeId: MASTER },
    orderedByInfo: [{ fieldApiName: 'CreatedDate', isAscending: false }],
    userPreferences: { columnWidths: { CreatedDate: 90 } },
  })
  for (const CommentBody of ['And now?', 'And then?'])
    await send('POST', '/records', { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody } })
  const { records } = (await send('POST', `/related-list-records/${caseId}/CaseComments`, {}))
    .body as RelatedListRecords
  const times = records.map(({ fields }) => String(fields.CreatedDate?.value))
  expect(times).toEqual(times.toSorted().reverse())
  expect(times.length).toBeGreaterThan(1)
  expect((await get(path, ines)).body).toMatchObject({ userPreferences: { columnWidths: {} } })
  for (const payload of [
    { orderedByInfo: [{ fieldApiName: 'Nothing__c', isAscending: true }] },
    { label: 'x' },
    { userPreferences: { columnWidths: { CreatedDate: 'x' } } },
  ]) {
    expect((await send('PATCH', path, payload)).status).toBe(400)
  }
})

it('GET and PATCH related-list-preferences, one and several', async () => {
  const path = '/related-list-preferences/Case.CaseHistories'
  const before = await get(path)
  expect(before.status).toBe(200)
  expectKeys(before.body, preferenceKeys)
  const set = await send('PATCH', path, {
    columnWrap: { CreatedDate: true },
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true }],
  })
  expect(set).toMatchObject({
    status: 200,
    body: { columnWrap: { CreatedDate: true }, preferencesId: 'Case.CaseHistories' },
  })
  expectKeys(set.body, preferenceKeys)
  const batch = await get(
    '/related-list-preferences/batch/Case.CaseHistories,Nothing__c.X,Case.Nothing,Case.CaseHistories',
  )
  expectKeys(batch.body, ['results'])
  expect(codes(batch.body)).toEqual([200, 404, 404, 200])
  expect((batch.body as Batch).results[0]?.result).toEqual(set.body)
  expect((await get(path, ines)).body).toMatchObject({ columnWrap: {}, orderedBy: [] })
  expect((await send('PATCH', path, { columnWidths: { CreatedDate: 0.5 } })).status).toBe(400)
  expect((await get('/related-list-preferences/nonsense')).status).toBe(400)
  expect((await get('/related-list-preferences/Case.CaseHistories', author)).text).toBe(
    (await get('/related-list-preferences/Case.Nothing')).text,
  )
})

it('POST related-list-records/batch reads several lists of one record', async () => {
  const path = `/related-list-records/batch/${caseId}`
  const lists = [
    { relatedListId: 'CaseComments', fields: ['CaseComment.CommentBody'], pageSize: 1, sortBy: ['CreatedDate'] },
    { relatedListId: 'Nothing' },
    { relatedListId: 'CaseHistories', optionalFields: ['CaseHistory.Field'], where: '{"Field":{"eq":"Status"}}' },
    { relatedListId: 'CaseComments', pageSize: 0 },
  ]
  const { status, body } = await send('POST', path, { relatedListParameters: lists })
  expect(status).toBe(200)
  expectKeys(body, ['results'])
  expect(codes(body)).toEqual([200, 404, 200, 400])
  expectKeys((body as Batch).results[0]?.result, [
    ...['columnLabels', 'count', 'currentPageToken', 'currentPageUrl', 'fields', 'listInfoETag', 'listReference'],
    ...['nextPageToken', 'nextPageUrl', 'optionalFields', 'pageSize', 'previousPageToken', 'previousPageUrl'],
    ...['records', 'sortBy', 'where'],
  ])
  const parameters = { relatedListParameters: [{ relatedListId: 'CaseComments' }] }
  const missing = await send('POST', '/related-list-records/batch/500000000000009AAA', parameters, ines)
  expect(missing).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  expect((await send('POST', path, parameters, ines)).text).toBe(missing.text)
  for (const payload of [
    {},
    { relatedListParameters: [] },
    { relatedListParameters: [{}] },
    { relatedListParameters: [{ relatedListId: 7 }] },
  ]) {
    expect((await send('POST', path, payload)).status).toBe(400)
  }
})
