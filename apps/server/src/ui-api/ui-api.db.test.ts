import { MASTER_RECORD_TYPE_ID, type RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

// The server holds every answer here against the contract: one that breaks it is a 500.
const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let mara: TestClient
let jonas: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
})

afterAll(() => test.close())

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const post = (path: string, payload: object, headers = {}) => mara.ask('POST', UI_API + path, { payload, headers })
const patch = (path: string, payload: object, headers = {}) => mara.ask('PATCH', UI_API + path, { payload, headers })

const caseInput = (Subject: string) => ({
  apiName: 'Case',
  fields: { Subject, Description: 'Since the last cycle.', Impact__c: 'Minor Degradation', IssueType__c: 'Data' },
})

async function newCase(subject: string): Promise<RecordShape> {
  const { status, body, text } = await post('/records', caseInput(subject))
  if (status !== 201) throw new Error(text)
  return body as RecordShape
}

it('creates a record and reads it back with the asked fields alone', async () => {
  const { id } = await newCase('Approach is missing')
  const answer = await get(`/records/${id}?fields=Case.Subject,Case.Account.Name&optionalFields=Case.Nonsense`)
  expect(answer).toMatchObject({ status: 200, body: { id, apiName: 'Case', weakEtag: 1 } })
  const { fields } = answer.body as RecordShape
  expect(fields.Subject).toEqual({ value: 'Approach is missing', displayValue: null })
  expect(fields.Account?.value).toMatchObject({ apiName: 'Account', fields: { Name: { value: expect.any(String) } } })
  expect(fields).not.toHaveProperty('Description')
})

it('answers the same record to a repeated Idempotency-Key and 422 to another body', async () => {
  const headers = { 'idempotency-key': 'a1b2-c3' }
  const first = await post('/records', caseInput('Once'), headers)
  const again = await post('/records', caseInput('Once'), headers)
  expect([first.status, again.status]).toEqual([201, 201])
  expect((again.body as RecordShape).id).toBe((first.body as RecordShape).id)
  expect(await post('/records', caseInput('Other'), headers)).toMatchObject({
    status: 422,
    body: { statusCode: 422, output: { errors: [{ errorCode: 'IDEMPOTENCY_KEY_REUSED' }] } },
  })
  expect(await post('/records', caseInput('Once'), { 'idempotency-key': 'a b' })).toMatchObject({ status: 400 })
})

it('names each field that a creation lacks', async () => {
  const { fields, apiName } = caseInput('x')
  const { Subject: _, ...rest } = fields
  expect(await post('/records', { apiName, fields: rest })).toMatchObject({
    status: 400,
    body: {
      enhancedErrorType: 'RecordError',
      output: { errors: [], fieldErrors: { Subject: [{ errorCode: 'REQUIRED_FIELD_MISSING' }] } },
    },
  })
  const { Impact__c: _impact, Description: _description, ...withoutTwo } = fields
  expect(await post('/records', { apiName, fields: withoutTwo })).toMatchObject({
    body: {
      output: {
        fieldErrors: {
          Impact__c: [{ field: 'Impact__c', fieldLabel: 'Impact' }],
          Description: [{ field: 'Description' }],
        },
      },
    },
  })
  const answer = await post('/records', { apiName, fields: { ...fields, ContactId: '003000000000001AAA' } })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      output: { fieldErrors: { ContactId: [{ errorCode: 'FIELD_NOT_WRITEABLE', fieldLabel: 'Contact' }] } },
    },
  })
})

it('changes a record only where the version or time given is still the current one', async () => {
  const { id, weakEtag, eTag } = await newCase('Versions')
  const change = (headers: object, AwaitingCustomer__c = false) =>
    jonas.ask('PATCH', `${UI_API}/records/${id}`, {
      payload: { fields: { AwaitingCustomer__c } },
      headers: { ...headers },
    })
  expect(await change({ 'if-match': `"${weakEtag + 7}"` })).toMatchObject({
    status: 412,
    body: { output: { errors: [{ errorCode: 'STALE_VERSION' }] } },
  })
  expect(await change({ 'if-unmodified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' })).toMatchObject({ status: 412 })
  expect(await change({ 'if-unmodified-since': 'garbage' })).toMatchObject({ status: 400 })
  expect(await change({ 'if-match': eTag }, true)).toMatchObject({ status: 200, body: { id, weakEtag: weakEtag + 1 } })
})

it('lets a customer read a case but not change it by a bare PATCH', async () => {
  const { id } = await newCase('Not like this')
  const answer = await patch(`/records/${id}`, { fields: { Status: 'Closed' } })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(404)
  expect(await get(`/records/${id}?fields=Case.Status`)).toMatchObject({
    body: { fields: { Status: { value: 'Open' } } },
  })
})

it('hides a case of another account behind the very answer of one that does not exist', async () => {
  const { id } = await newCase('Private')
  const ines = await test.signedIn('ines.duarte@northfield-flying.example')
  const hidden = await get(`/records/${id}?fields=Case.Subject`, ines)
  const missing = await get('/records/500000000000009AAA?fields=Case.Subject', ines)
  expect(hidden.status).toBe(404)
  expect(hidden.text).toBe(missing.text)
})

it('reads several records in the order asked, each with its own status', async () => {
  const { id } = await newCase('In a batch')
  const answer = await get(`/records/batch/${id},500000000000009AAA,${id}?fields=Case.Subject`)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      hasErrors: true,
      results: [
        { statusCode: 200, result: { id } },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
        { statusCode: 200, result: { id } },
      ],
    },
  })
})

it('answers lists by name, by id and as recently used', async () => {
  const { id } = await newCase('Listed')
  const info = await get('/list-info/Case/MyCases')
  expect(info).toMatchObject({
    status: 200,
    body: { listReference: { objectApiName: 'Case', listViewApiName: 'MyCases' } },
  })
  const listViewId = (info.body as { listReference: { id: string } }).listReference.id
  expect(await get('/list-ui/Case/MyCases?pageSize=5')).toMatchObject({ status: 200, body: { records: { count: 5 } } })
  expect(await get(`/list-ui/${listViewId}?pageSize=5`)).toMatchObject({ status: 200, body: { records: { count: 5 } } })
  expect(await get(`/list-records/${listViewId}?pageSize=2`)).toMatchObject({ status: 200, body: { count: 2 } })
  await get(`/records/${id}?fields=Case.Subject&updateMru=true`)
  expect(await get('/mru-list-records/Case?pageSize=1&fields=Case.Subject')).toMatchObject({
    status: 200,
    body: { records: [{ id }] },
  })
  expect(await get('/mru-list-ui/Case?pageSize=1')).toMatchObject({
    status: 200,
    body: { info: { label: expect.any(String) } },
  })
})

it('filters, searches, sorts and pages a list', async () => {
  await newCase('Zulu marker')
  const body = {
    fields: ['Case.Subject'],
    where: { and: [{ Status: { in: ['Open'] } }] },
    sortBy: '-CreatedDate',
    searchTerm: 'Zulu',
    pageSize: 10,
  }
  expect(await post('/list-records/Case/MyCases', body)).toMatchObject({
    status: 200,
    body: { count: 1, records: [{ fields: { Subject: { value: 'Zulu marker' } } }] },
  })
  const first = await post('/list-records/Case/MyCases', { fields: ['Case.Subject'], pageSize: 2, pageToken: null })
  const { nextPageToken: pageToken, records } = first.body as { nextPageToken: string; records: RecordShape[] }
  const second = await post('/list-records/Case/MyCases', { fields: ['Case.Subject'], pageSize: 2, pageToken })
  expect(second).toMatchObject({ status: 200, body: { previousPageToken: '0' } })
  const ids = (second.body as { records: RecordShape[] }).records.map(({ id }) => id)
  expect(ids.some((id) => records.some((record) => record.id === id))).toBe(false)
  expect(await post('/list-records/Case/MyCases', { pageToken: `${pageToken}x` })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_PAGE_TOKEN' }],
  })
})

it('describes objects, picklists and layouts', async () => {
  const described = await get('/object-info/Case')
  expect(described).toMatchObject({ status: 200, body: { apiName: 'Case', keyPrefix: '500' } })
  const all = await get(`/object-info/Case/picklist-values/${MASTER_RECORD_TYPE_ID}`)
  expect(all).toMatchObject({
    status: 200,
    body: { picklistFieldValues: { Impact__c: { values: expect.any(Array) } } },
  })
  const first = await get(`/object-info/Case/picklist-values/${MASTER_RECORD_TYPE_ID}/IssueType__c`)
  expect((first.body as { values: { value: string }[] }).values.map(({ value }) => value)).toEqual(['Product', 'Data'])
  expect(await get('/layout/Case?layoutType=Full&mode=View')).toMatchObject({
    status: 200,
    body: { objectApiName: 'Case' },
  })
  expect(await get('/object-info/Nothing')).toMatchObject({ status: 404 })
})

it('bundles a record with its layout and object info', async () => {
  const { id } = await newCase('Bundled')
  const answer = await get(`/record-ui/${id}?layoutTypes=Full&modes=View`)
  expect(answer).toMatchObject({
    status: 200,
    body: { records: { [id]: { id } }, objectInfos: { Case: { apiName: 'Case' } } },
  })
})

it('reads the related lists of a case and counts them', async () => {
  const { id } = await newCase('With a comment')
  const comment = { apiName: 'CaseComment', fields: { ParentId: id, CommentBody: 'Any news?' } }
  expect(await post('/records', comment)).toMatchObject({ status: 201 })
  expect(await post(`/related-list-records/${id}/CaseComments`, { fields: ['CaseComment.CommentBody'] })).toMatchObject(
    { status: 200, body: { count: 1, records: [{ fields: { CommentBody: { value: 'Any news?' } } }] } },
  )
  expect(await get(`/related-list-count/${id}/CaseComments`)).toMatchObject({
    status: 200,
    body: { count: 1, hasMore: false },
  })
  expect(await get(`/related-list-count/batch/${id}/CaseComments,CaseHistories`)).toMatchObject({
    status: 200,
    body: { results: [{ statusCode: 200, result: { count: 1 } }, { statusCode: 200 }] },
  })
})
