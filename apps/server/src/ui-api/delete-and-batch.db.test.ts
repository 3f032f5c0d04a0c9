import { randomUUID } from 'node:crypto'
import { UI_API } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient
let ines: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
})

afterAll(() => test.close())

const url = (path: string) => `${UI_API}${path}`
const draft = (Form__c: string) => ({ apiName: 'CaseDraft__c', fields: { Form__c, Content__c: '{}' } })

type Batch = {
  hasErrors: boolean
  results: { statusCode: number; result: Record<string, unknown> & { errorCode: string }[] }[]
}

async function newDraft(): Promise<string> {
  const { body } = await mara.ask('POST', url('/records'), { payload: draft(randomUUID()) })
  return (body as { id: string }).id
}

async function batch(payload: object, headers = {}): Promise<{ status: number; body: Batch; text: string }> {
  const { status, body, text } = await mara.ask('POST', url('/records/batch'), { payload, headers })
  return { status, body: body as Batch, text }
}

/** Property names of the specification and of the shapes seen on the wire. */
const recordKeys = [
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
]

it('deletes a record with an empty 204, and then answers 404 as for a missing one', async () => {
  const id = await newDraft()
  expect(await mara.ask('DELETE', url(`/records/${id}`))).toMatchObject({ status: 204, text: '' })
  const again = await mara.ask('DELETE', url(`/records/${id}`))
  const never = await mara.ask('DELETE', url('/records/a09000000000099AAA'))
  expect(again).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  expect(again.text).toBe(never.text)
})

it('answers 404 for a hidden record and 403 for one that may only be read', async () => {
  const id = await newDraft()
  const hidden = await ines.ask('DELETE', url(`/records/${id}`))
  expect(hidden.text).toBe((await ines.ask('DELETE', url('/records/a09000000000099AAA'))).text)
  expect(hidden.status).toBe(404)
  const me = mara.session?.user.contactId ?? ''
  const refused = await mara.ask('DELETE', url(`/records/${me}`))
  expect(refused.status).toBe(403)
  expect(Object.keys(refused.body as object).sort()).toEqual(['enhancedErrorType', 'message', 'output', 'statusCode'])
  expect(
    (refused.body as { output: { errors: object[] } }).output.errors.map((entry) => Object.keys(entry).sort()),
  ).toEqual([['constituentField', 'duplicateRecordError', 'errorCode', 'field', 'fieldLabel', 'message']])
  expect(await mara.ask('DELETE', url('/records/nonsense-id'))).toMatchObject({ status: 400 })
  expect(await mara.ask('DELETE', url(`/records/${id}?force=true`))).toMatchObject({ status: 400 })
  const stale = await mara.ask('DELETE', url(`/records/${id}`), { headers: { 'if-match': '9' } })
  expect(stale).toMatchObject({ status: 412 })
})

it('answers a batch with the keys of the specification, in request order', async () => {
  const id = await newDraft()
  const { status, body } = await batch({
    allOrNone: false,
    operations: [
      { type: 'create', records: [draft('One')] },
      { type: 'Update', records: [{ fields: { Id: id, Content__c: '2' } }] },
      { type: 'DELETE', records: [{ id }, { id: 'a09000000000099AAA' }] },
    ],
  })
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['hasErrors', 'results'])
  expect(body.hasErrors).toBe(true)
  expect(body.results.map((item) => Object.keys(item).sort())).toEqual(Array(4).fill(['result', 'statusCode']))
  expect(body.results.map(({ statusCode }) => statusCode)).toEqual([201, 200, 200, 404])
  const [created, updated, deleted, missing] = body.results.map(({ result }) => result)
  expect([Object.keys(created ?? {}).sort(), Object.keys(updated ?? {}).sort()]).toEqual([recordKeys, recordKeys])
  expect([deleted, missing]).toEqual([
    { id },
    [{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' }],
  ])
})

it('refuses all of a batch with allOrNone, and says so of each item', async () => {
  const { status, body } = await batch({
    allOrNone: true,
    operations: [
      { type: 'CREATE', records: [draft('Kept?'), { ...draft('x'), apiName: 'NoSuchObject' }, draft('Nor this')] },
    ],
  })
  expect([status, body.hasErrors]).toEqual([200, true])
  expect(body.results.map(({ statusCode, result }) => [statusCode, result[0]?.errorCode])).toEqual([
    [400, 'ALL_OR_NONE_OPERATION_ROLLED_BACK'],
    [400, 'INVALID_TYPE'],
    [400, 'ALL_OR_NONE_OPERATION_ROLLED_BACK'],
  ])
  const { rowCount } = await test.database.query(`select from records."CaseDraft__c" where "Form__c" = 'Kept?'`)
  expect(rowCount).toBe(0)
})

it('does a batch with an Idempotency-Key once', async () => {
  const payload = { allOrNone: true, operations: [{ type: 'CREATE', records: [draft('Once only')] }] }
  const headers = { 'idempotency-key': 'batch-1' }
  const first = await batch(payload, headers)
  expect((await batch(payload, headers)).text).toBe(first.text)
  expect((await batch({ ...payload, allOrNone: false }, headers)).status).toBe(422)
})

const records = [draft('x')]
it.each([
  [{ operations: [] }, 'allOrNone is missing'],
  [{ allOrNone: 'true', operations: [] }, 'allOrNone is a text'],
  [{ allOrNone: true }, 'no operations'],
  [{ allOrNone: true, operations: [{ type: 'UPSERT', records }] }, 'an unknown type'],
  [{ allOrNone: true, operations: [{ type: 'CREATE' }] }, 'no records'],
  [{ allOrNone: true, operations: [{ type: 'CREATE', records, extra: 1 }] }, 'an unknown property'],
  [
    { allOrNone: true, operations: [{ type: 'CREATE', records: [{ ...draft('x'), fields: { Subject__c: ['x'] } }] }] },
    'a list as a value',
  ],
  [{ allOrNone: true, operations: [{ type: 'CREATE', records: Array(201).fill(records[0]) }] }, 'too many records'],
  [
    { allOrNone: true, operations: [1, 2].map(() => ({ type: 'CREATE', records: Array(101).fill(records[0]) })) },
    'too many in all',
  ],
])('refuses a batch that is not one: %#', async (payload, reason) => {
  const { status } = await batch(payload)
  expect({ reason, status }).toEqual({ reason, status: 400 })
})

it('answers the new id alone where the fields are not wanted', async () => {
  const { status, body } = await mara.ask('POST', url('/records?includeFieldsInBody=false'), {
    payload: draft('Short'),
  })
  expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([201, ['Id']])
})
