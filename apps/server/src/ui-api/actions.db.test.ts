import type { RecordShape } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const ACTIONS = '/services/data/v65.0/ui-api/actions'
const MISSING = '500000000000009AAA'

let test: TestServer
let mara: TestClient
let ines: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient
let jonas: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  ines = await test.signedIn('ines.duarte@northfield-flying.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
})

afterAll(() => test.close())

const get = (path: string, client = mara) => client.ask('GET', ACTIONS + path)
const post = (path: string, payload: object, client = mara, headers = {}) =>
  client.ask('POST', ACTIONS + path, { payload, headers })

async function newCase(client = mara): Promise<string> {
  const fields = {
    Subject: 'Blank tiles',
    Description: 'Since the last cycle.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
  }
  const { status, body, text } = await client.ask('POST', '/services/data/v65.0/ui-api/records', {
    payload: { apiName: 'Case', fields },
  })
  if (status !== 201) throw new Error(text)
  return (body as RecordShape).id
}

type Collection = { actions: Record<string, { actions: Record<string, unknown>[]; links: unknown[]; url: string }> }

const keys = (value: unknown): string[] => Object.keys(value as object).sort()
const namesIn = (answer: Answer, key: string): unknown[] =>
  (answer.body as Collection).actions[key]?.actions.map(({ apiName }) => apiName) ?? []

// Copied from the specification, not from the code.
const actionKeys = [
  ...['actionListContext', 'actionTarget', 'actionTargetType', 'apiName', 'externalId', 'iconUrl', 'id'],
  ...['isMassAction', 'label', 'lwcComponent', 'primaryColor', 'relatedListRecordId', 'relatedSourceObject', 'section'],
  ...['sourceObject', 'subtype', 'targetObject', 'targetUrl', 'type'],
]
const infoKeys = [
  ...['accessLevelRequired', 'actionApiName', 'colors', 'copilotActionDescription', 'copilotInputs', 'copilotIntent'],
  ...['copilotPlanTemplateId', 'copilotUserUtterance', 'flowDevName', 'flowRecordIdVar', 'iconName', 'icons', 'label'],
  ...['lightningComponentBundleName', 'lightningComponentQualifiedName', 'lightningWebComponentBundleName'],
  ...['lightningWebComponentQualifiedName', 'parameters', 'targetParentField', 'targetRecordTypeId'],
  ...['targetSobjectType', 'type'],
]

function expectCollection(answer: Answer, key: string): void {
  expect([answer.status, keys(answer.body)]).toEqual([200, ['actions', 'eTag', 'url']])
  const set = (answer.body as Collection).actions[key]
  expect(keys(set)).toEqual(['actions', 'links', 'url'])
  expect(set?.actions.length).toBeGreaterThan(0)
  for (const action of set?.actions ?? []) expect(keys(action)).toEqual(actionKeys)
}

/** Expects the same bytes for something hidden and for something that does not exist. */
async function expectMissing(hidden: Promise<Answer>, missing: Promise<Answer>): Promise<void> {
  const [first, second] = [await hidden, await missing]
  expect([first.status, first.text]).toEqual([404, second.text])
}

it('actions/global', async () => {
  expectCollection(await get('/global'), 'Global')
  expect(namesIn(await get('/global?sections=Page'), 'Global')).toEqual(['OpenCase'])
  expect(namesIn(await get('/global?apiNames=Nothing'), 'Global')).toEqual([])
  expect(await get('/global?formFactor=Huge')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' }],
  })
  expect(await get('/global?unknown=1')).toMatchObject({ status: 400 })
})

it('actions/object/{objectApiName}/record-create', async () => {
  expectCollection(await get('/object/case/record-create?formFactor=Small'), 'Case')
  await expectMissing(get('/object/Case/record-create', author), get('/object/Nothing__c/record-create', author))
  expect(await get('/object/Case/record-create?actionTypes=Nonsense')).toMatchObject({ status: 400 })
})

it('actions/lookup/{objectApiNames}', async () => {
  const answer = await get('/lookup/Case,Product2')
  expectCollection(answer, 'Case')
  expect(namesIn(answer, 'Product2')).toEqual([])
  await expectMissing(get('/lookup/Product2,Case', author), get('/lookup/Product2,Nothing__c', author))
  expect(await get('/lookup/,')).toMatchObject({ status: 400, body: [{ errorCode: 'MISSING_ARGUMENT' }] })
})

it('actions/record/{recordIds}', async () => {
  const id = await newCase()
  const answer = await get(`/record/${id}?sections=Page`)
  expectCollection(answer, id)
  const offered = ['Case.SaveAsPdf', 'Case.Escalate', 'Case.MarkResolved', 'Case.Close', 'Case.EditDetails']
  expect(namesIn(answer, id)).toEqual([...offered, 'Case.FollowUp'])
  expect(namesIn(await get(`/record/${id}?sections=Page`, jonas), id)).toEqual([
    'Edit',
    'Case.SaveAsPdf',
    'Case.Escalate',
    'Case.Claim',
    ...offered.slice(2),
    'Case.ChangeStatus',
    'Case.Assign',
    'Case.Merge',
  ])
  expect(namesIn(await get(`/record/${id.slice(0, 15)}?apiNames=Case.Close`), id)).toEqual(['Case.Close'])
  expect(namesIn(await get(`/record/${id}`), id)).toEqual([...offered, 'Case.FollowUp'])
  expect(await get('/record/nonsense-id?sections=Page')).toMatchObject({ status: 400 })
  await expectMissing(get(`/record/${id}?sections=Page`, ines), get(`/record/${MISSING}?sections=Page`, ines))
  const own = await newCase(ines)
  await expectMissing(
    get(`/record/${own},${id}?sections=Page`, ines),
    get(`/record/${own},${MISSING}?sections=Page`, ines),
  )
})

it('actions/record/{recordIds}/record-edit', async () => {
  const id = await newCase()
  expectCollection(await get(`/record/${id}/record-edit`), id)
  expect(namesIn(await get(`/record/${id}/record-edit`), id)).toEqual(['CancelEdit', 'Case.EditDetails'])
  await expectMissing(get(`/record/${id}/record-edit`, ines), get(`/record/${MISSING}/record-edit`, ines))
  expect(await get(`/record/${id}/record-edit?sections=Nonsense`)).toMatchObject({ status: 400 })
})

it('actions/record/{recordIds}/related-list/{relatedListId}', async () => {
  const id = await newCase()
  const path = (record: string, list = 'CaseComments') => `/record/${record}/related-list/${list}`
  expectCollection(await post(path(id), {}), id)
  expect(namesIn(await post(path(id), { sections: null, actionTypes: ['StandardButton'] }), id)).toEqual(['New'])
  await expectMissing(post(path(id), {}, ines), post(path(MISSING), {}, ines))
  expect(await post(path(id, 'Nothing'), {})).toMatchObject({ status: 404, body: [{ errorCode: 'NOT_FOUND' }] })
  expect(await post(path(id), { nonsense: true })).toMatchObject({ status: 400 })
})

it('actions/record/{recordIds}/related-list/batch', async () => {
  const id = await newCase()
  const lists = (...ids: string[]) => ({
    relatedListsActionParameters: ids.map((relatedListId) => ({ relatedListId })),
  })
  const path = (record: string) => `/record/${record}/related-list/batch`
  const answer = await post(path(id), lists('CaseComments', 'Nothing', 'CaseComments'))
  expect([answer.status, keys(answer.body)]).toEqual([200, ['hasErrors', 'results']])
  const { results } = answer.body as { results: { statusCode: number; result: Collection }[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200])
  expect(keys(results[0])).toEqual(['result', 'statusCode'])
  expect(results[2]).toEqual(results[0])
  await expectMissing(post(path(id), lists('CaseComments'), ines), post(path(MISSING), lists('CaseComments'), ines))
  for (const payload of [{}, lists(), { relatedListsActionParameters: [{}] }]) {
    expect(await post(path(id), payload)).toMatchObject({ status: 400 })
  }
})

it('actions/record/{recordIds}/related-list-record/{relatedListRecordIds}', async () => {
  const parent = await newCase()
  const child = await newCase()
  await jonas.ask('PATCH', `/services/data/v65.0/ui-api/records/${child}`, {
    payload: { fields: { ParentId: parent } },
  })
  const path = (of: string, row: string) => `/record/${of}/related-list-record/${row}`
  expectCollection(await get(path(parent, child), jonas), child)
  expect((await get(path(parent, child), jonas)).body).toMatchObject({
    actions: {
      [child]: { actions: [{ relatedListRecordId: child, relatedSourceObject: 'ChildCases', sourceObject: parent }] },
    },
  })
  await expectMissing(get(path(parent, parent)), get(path(parent, MISSING)))
  await expectMissing(get(path(parent, child), ines), get(path(MISSING, child), ines))
})

it('actions/overrides/{objectApiName}', async () => {
  const answer = await get('/overrides/Case')
  expectCollection(answer, 'Case')
  expect(namesIn(answer, 'Case')).toEqual(['New', 'View'])
  expect(namesIn(await get('/overrides/Case', jonas), 'Case')).toEqual(['View'])
  expect(namesIn(await get('/overrides/Case?type=New&defaultTemplateOnly=false'), 'Case')).toEqual(['New'])
  await expectMissing(get('/overrides/Case', author), get('/overrides/Nothing__c', author))
  expect(await get('/overrides/Case?defaultTemplateOnly=maybe')).toMatchObject({ status: 400 })
})

it('actions/formula-activation/{actionFeature}', async () => {
  const answer = await get('/formula-activation/RecordPage?objectApiNames=Case&application=SupportPortal')
  expect([answer.status, keys(answer.body)]).toEqual([200, ['activations']])
  const { activations } = answer.body as { activations: Record<string, Record<string, unknown>> }
  expect(activations.Case?.['Case.Close']).toEqual([
    { fieldApiName: 'Status', values: ['Open', 'In-Progress', 'Pending Engineering', 'Resolved'] },
  ])
  expect(activations.Case).not.toHaveProperty('Case.ChangeStatus')
  await expectMissing(
    get('/formula-activation/RecordPage?objectApiNames=Case', author),
    get('/formula-activation/RecordPage?objectApiNames=Nothing__c', author),
  )
  await expectMissing(
    get('/formula-activation/RecordPage?application=SupportDesk'),
    get('/formula-activation/RecordPage?application=Nothing'),
  )
})

it('actions/layout/{actionApiName}', async () => {
  const answer = await get('/layout/Case.EditDetails?objectApiName=Case')
  expect([answer.status, keys(answer.body)]).toEqual([200, ['actionApiName', 'layout']])
  expect(answer.body).toMatchObject({
    layout: { rows: [{ items: [{ apiName: 'Subject', required: true }] }, {}, {}, {}, {}] },
  })
  await expectMissing(get('/layout/Case.ChangeStatus'), get('/layout/Case.Nothing'))
  expect(await get('/layout/Case.Edit.Details')).toMatchObject({ status: 400 })
})

it('actions/quick-action-info/{actionApiName}', async () => {
  const id = await newCase()
  const answer = await get(`/quick-action-info/Case.Escalate?parentRecordId=${id}`)
  expect([answer.status, keys(answer.body)]).toEqual([200, infoKeys])
  const { colors, icons } = answer.body as { colors: unknown[]; icons: unknown[] }
  expect([keys(colors[0]), keys(icons[0])]).toEqual([
    ['color', 'colorContext', 'theme'],
    ['contentType', 'height', 'theme', 'url', 'width'],
  ])
  await expectMissing(get('/quick-action-info/Case.ChangeStatus'), get('/quick-action-info/Case.Nothing'))
  const of = (record: string) => get(`/quick-action-info/Case.Escalate?parentRecordId=${record}`, ines)
  await expectMissing(of(id), of(MISSING))
})

it('actions/record-defaults/{actionApiName}', async () => {
  const id = await newCase()
  const path = (record: string) => `/record-defaults/Case.EditDetails?parentRecordId=${record}`
  const answer = await get(`${path(id)}&optionalFields=Case.Status,Case.Queue__c`)
  expect([answer.status, keys(answer.body)]).toEqual([200, ['actionApiName', 'eTag', 'fields', 'objectApiName']])
  const { fields } = answer.body as { fields: Record<string, unknown> }
  expect(fields.Subject).toEqual({ displayValue: null, value: 'Blank tiles' })
  expect(fields.Status).toEqual({ displayValue: 'Open', value: 'Open' })
  expect(fields).not.toHaveProperty('Queue__c')
  await expectMissing(get(path(id), ines), get(path(MISSING), ines))
  await expectMissing(get('/record-defaults/Case.ChangeStatus'), get('/record-defaults/Case.Nothing'))
})

const resultKeys = ['contextId', 'feedItemId', 'id', 'isCreated', 'isSuccess', 'successMessage']

it('POST actions/perform-quick-action/{actionApiName}', async () => {
  const id = await newCase()
  const why = { EscalationReason__c: 'We fly on Friday.' }
  const perform = ({ fields = {}, ...input }: { fields?: object; [name: string]: unknown }, client = mara) =>
    post('/perform-quick-action/Case.Escalate', { ...input, fields: { ...why, ...fields } }, client)
  const answer = await perform({ apiName: 'Case', contextId: id })
  expect([answer.status, keys(answer.body)]).toEqual([200, resultKeys])
  expect(answer.body).toMatchObject({ contextId: id, id, isCreated: false, isSuccess: true, feedItemId: null })
  await expectMissing(perform({ contextId: id }, ines), perform({ contextId: MISSING }, ines))
  for (const input of [
    {},
    { contextId: id, apiName: 'Contact' },
    { contextId: id, actionApiName: 'Case.Close' },
    { contextId: id, fields: { Status: 'Closed' } },
    { contextId: id, fields: { Queue__c: 'Cleared Desk' } },
    { contextId: id, fields: { IsEscalated: false } },
    { contextId: id, fields: { Subject: {} } },
    { contextId: 'nonsense' },
    { contextId: id, surprise: true },
  ]) {
    const { status, body } = await perform(input)
    expect([input, status]).toEqual([input, 400])
    const { errors, fieldErrors } = (body as { output: { errors: object[]; fieldErrors: object } }).output
    expect([...errors, ...Object.values(fieldErrors).flat()]).toEqual([
      expect.objectContaining({ errorCode: expect.any(String) }),
    ])
  }
})

it('PATCH actions/perform-quick-action/{actionApiName}', async () => {
  const id = await newCase()
  const perform = (name: string, payload: object, headers = {}) =>
    mara.ask('PATCH', `${ACTIONS}/perform-quick-action/${name}`, { payload, headers })
  const details = { contextId: id, fields: { Subject: 'Blank tiles on both displays' } }
  expect(await perform('Case.EditDetails', details, { 'if-match': '"7"' })).toMatchObject({ status: 412 })
  const answer = await perform('Case.EditDetails', details, { 'if-match': '"1"', 'idempotency-key': 'edit-1' })
  expect([answer.status, keys(answer.body)]).toEqual([200, resultKeys])
  expect((await perform('Case.EditDetails', details, { 'if-match': '"1"', 'idempotency-key': 'edit-1' })).text).toBe(
    answer.text,
  )
  const second = { ...details, fields: { Subject: 'Other' } }
  expect(await perform('Case.EditDetails', second, { 'idempotency-key': 'edit-1' })).toMatchObject({ status: 422 })
  // A creation is asked for by POST.
  expect(await perform('OpenCase', { fields: { Subject: 'x' } })).toMatchObject({ status: 400 })
})

it('opens a case by the global action, once for a key', async () => {
  const fields = {
    Subject: 'By action',
    Description: 'From the header.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
  }
  const open = () => post('/perform-quick-action/OpenCase', { fields }, mara, { 'idempotency-key': 'open-1' })
  const first = await open()
  expect(first).toMatchObject({ status: 200, body: { contextId: null, isCreated: true, isSuccess: true } })
  expect((await open()).text).toBe(first.text)
})
