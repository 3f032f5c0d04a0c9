import { UI_API } from 'contract'
import { supportApp } from 'support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient
let jonas: TestClient
let caseId: string

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  const fields = { Subject: 'To copy', Description: 'A text', Impact__c: 'Minor Degradation', IssueType__c: 'Data' }
  const { body } = await mara.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  caseId = (body as { id: string }).id
  const comment = { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody: 'Any news?' } }
  await mara.ask('POST', `${UI_API}/records`, { payload: comment })
})

afterAll(() => test.close())

type Body = { record: Record<string, unknown> & { fields: Record<string, { value: unknown }> } }
const get = async (path: string, client = mara) => {
  const { status, body, text } = await client.ask('GET', UI_API + path)
  return { status, body: body as Body, text }
}
const keys = (value: object) => Object.keys(value).sort()

it('answers the keys of the specification for record defaults', async () => {
  const { status, body } = await get('/record-defaults/create/case?formFactor=Large&optionalFields=Case.Account.Name')
  expect(status).toBe(200)
  expect(keys(body)).toEqual(['layout', 'objectInfos', 'record'])
  expect(keys(body.record)).toEqual([
    'apiName',
    'childRelationships',
    'eTag',
    'fields',
    'id',
    'lastModifiedById',
    'lastModifiedDate',
    'recordTypeId',
    'recordTypeInfo',
    'systemModstamp',
    'weakEtag',
  ])
  const layouts = supportApp.objects.find(({ apiName }) => apiName === 'Case')?.layouts
  const form = layouts?.find(({ profiles }) => profiles?.includes('Customer'))
  const ofCreation = form?.sections.filter(({ modes }) => modes === undefined || modes.includes('Create')) ?? []
  expect(keys(body.record.fields)).toEqual(
    [...new Set(ofCreation.flatMap(({ rows }) => rows.flat())), 'Account'].sort(),
  )
})

it('answers the keys of the shapes for templates', async () => {
  const created = await get('/record-defaults/template/create/Case')
  expect([created.status, keys(created.body), keys(created.body.record)]).toEqual([
    200,
    ['objectInfos', 'record'],
    ['apiName', 'fields', 'recordTypeId'],
  ])
  const cloned = await get(`/record-defaults/template/clone/${caseId}`)
  expect([cloned.status, keys(cloned.body), keys(cloned.body.record)]).toEqual([
    200,
    ['objectInfos', 'record'],
    ['apiName', 'cloneSourceId', 'fields', 'recordTypeId'],
  ])
  expect(cloned.body.record.fields.Subject?.value).toBe('To copy')
  expect(cloned.body.record.fields).not.toHaveProperty('Status')
})

it('creates a record from a template', async () => {
  const { body } = await get(`/record-defaults/template/clone/${caseId}`)
  const known = (body as unknown as { objectInfos: { Case: { fields: object } } }).objectInfos.Case.fields
  const fields = Object.fromEntries(
    Object.entries(body.record.fields)
      .filter(([name]) => name in known)
      .map(([name, { value }]) => [name, value]),
  )
  const created = await mara.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  expect(created).toMatchObject({ status: 201, body: { fields: { Subject: { value: 'To copy' } } } })
})

it('answers hidden like missing, and refuses objects that the caller cannot create', async () => {
  const ines = await test.signedIn('ines.duarte@northfield-flying.example')
  const hidden = await get(`/record-defaults/template/clone/${caseId}`, ines)
  expect(hidden.status).toBe(404)
  expect(hidden.text).toBe((await get('/record-defaults/template/clone/500000000000099AAA', ines)).text)
  const internal = await get('/record-defaults/create/RecordNowhere')
  expect(internal).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  for (const path of ['create/Account', 'template/create/Account']) {
    expect(await get(`/record-defaults/${path}`)).toMatchObject({ status: 403 })
  }
  for (const path of ['create/Case?formFactor=Huge', 'create/Case?unknown=1', 'template/clone/x', 'create/9Case']) {
    expect({ path, ...(await get(`/record-defaults/${path}`)) }).toMatchObject({ path, status: 400 })
  }
  expect(await get('/record-defaults/create/Case?recordTypeId=012000000000999AAA')).toMatchObject({ status: 404 })
  expect(keys((await get('/record-defaults/create/Case', jonas)).body.record.fields)).toContain('ContactId')
})

it('brings the comments of a case along with it', async () => {
  const query = 'fields=Case.Subject,Case.CaseComments.CommentBody&childRelationships=Case.CaseComments&pageSize=5'
  const { status, body } = await get(`/records/${caseId}?${query}`)
  expect(status).toBe(200)
  const children = (body as unknown as { childRelationships: { CaseComments: object } }).childRelationships.CaseComments
  expect(keys(children)).toEqual([
    'count',
    'currentPageToken',
    'currentPageUrl',
    'nextPageToken',
    'nextPageUrl',
    'pageSize',
    'previousPageToken',
    'previousPageUrl',
    'records',
  ])
  expect(children).toMatchObject({ count: 1, records: [{ fields: { CommentBody: { value: 'Any news?' } } }] })
  expect((await get(`/records/${caseId}?fields=Id&childRelationships=Case.Nothing`)).status).toBe(400)
  expect((await get(`/records/${caseId}?forms=00h000000000999AAA`)).status).toBe(400)
})
