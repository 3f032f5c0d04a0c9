import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let mara: TestClient
let second: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  second = await test.signedIn('ines.duarte@northfield-flying.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
})

afterAll(() => test.close())

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const patch = (path: string, payload: object) => mara.ask('PATCH', UI_API + path, { payload })
const expectKeys = (value: unknown, wanted: readonly string[]) =>
  expect(Object.keys(value as object).sort()).toEqual([...wanted].sort())

type State = { id: string; sectionUserStates: Record<string, { collapsed: boolean; id: string }> }

it('GET and PATCH layout/{objectApiName}/user-state collapse sections for the session alone', async () => {
  const path = '/layout/Case/user-state?layoutType=Full&mode=View&recordTypeId=012000000000000AAA'
  const before = await get(path)
  expect(before.status).toBe(200)
  expectKeys(before.body, ['id', 'sectionUserStates'])
  const { sectionUserStates } = before.body as State
  const [section = ''] = Object.keys(sectionUserStates)
  expectKeys(sectionUserStates[section], ['collapsed', 'id'])
  const set = await patch(path, { sectionUserStates: { [section]: { collapsed: true, id: section } } })
  expect(set).toMatchObject({
    status: 200,
    body: { sectionUserStates: { [section]: { collapsed: true, id: section } } },
  })
  expect((await get(path)).body).toEqual(set.body)
  expect((await get(path, second)).body).toMatchObject({ sectionUserStates: { [section]: { collapsed: false } } })
  for (const payload of [
    { sectionUserStates: { '01B000000000999EAA': { collapsed: true } } },
    { sectionUserStates: { [section]: { collapsed: true, id: '01B000000000999EAA' } } },
    { sectionUserStates: { [section]: { collapsed: 'yes' } } },
    { sectionUserStates: { [section]: { collapsed: true, more: 1 } } },
    {},
  ]) {
    expect(await patch(path, payload)).toMatchObject({ status: 400, body: { enhancedErrorType: 'RecordError' } })
  }
  const missing = await get('/layout/Nothing__c/user-state')
  expect(missing.status).toBe(404)
  expect((await get('/layout/Aircraft__c/user-state', author)).text).toBe(missing.text)
  expect((await get('/layout/Case/user-state?mode=Print')).status).toBe(400)
})

it('GET layout/{objectApiName} keeps to the screen', async () => {
  const sections = async (formFactor: string) =>
    ((await get(`/layout/Case?layoutType=Compact&formFactor=${formFactor}`)).body as { sections: { rows: number }[] })
      .sections
  expect(await sections('Small')).toMatchObject([{ rows: 2 }])
  expect(await sections('Large')).toMatchObject([{ rows: 5 }])
})

it('GET path/layout/{objectApiName} shows the statuses of a case as steps', async () => {
  const { status, body } = await get('/path/layout/Case?layoutOverride=Default&formFactor=Large&mode=View')
  expect(status).toBe(200)
  expectKeys(body, [
    ...['eTag', 'id', 'label', 'layoutOverride', 'mode', 'objectApiName', 'pathPicklistField', 'pathPicklistLabel'],
    ...['recordTypeId', 'steps'],
  ])
  const { steps } = body as { steps: { value: string; closed: boolean }[] }
  for (const step of steps) expectKeys(step, ['closed', 'info', 'layoutSection', 'title', 'value'])
  expect(steps.map(({ value, closed }) => [value, closed])).toContainEqual(['Closed', true])
  expect(steps[0]).toMatchObject({ value: 'Open', closed: false })
  expect((await get('/path/layout/Case')).status).toBe(400)
  expect((await get('/path/layout/Case?layoutOverride=Default&mode=Print')).status).toBe(400)
  const missing = await get('/path/layout/Nothing__c?layoutOverride=Default')
  expect(missing.status).toBe(404)
  expect((await get('/path/layout/Aircraft__c?layoutOverride=Default', author)).text).toBe(missing.text)
})

it('GET object-info lists the objects of the caller', async () => {
  const { status, body } = await get('/object-info')
  expect(status).toBe(200)
  expectKeys(body, ['eTag', 'objects'])
  const { objects } = body as { objects: Record<string, { objectInfoUrl: string }> }
  const ofAuthor = (await get('/object-info', author)).body as { objects: object }
  expect(ofAuthor.objects).toHaveProperty('Product2')
  expect(ofAuthor.objects).not.toHaveProperty('Aircraft__c')
  expectKeys(objects.Case, ['apiName', 'keyPrefix', 'label', 'labelPlural', 'nameFields', 'objectInfoUrl'])
  expect((await mara.ask('GET', String(objects.Case?.objectInfoUrl))).status).toBe(200)
  expect((await get('/object-info?x=1')).status).toBe(400)
})

it('GET object-info/batch/{objectApiNames} answers in order', async () => {
  const { status, body } = await get('/object-info/batch/Product2,Aircraft__c,Nothing__c,Product2', author)
  expect(status).toBe(200)
  expectKeys(body, ['results'])
  const { results } = body as { results: { statusCode: number; result: object }[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200])
  expect(JSON.stringify(results[1])).toBe(JSON.stringify(results[2]))
  expectKeys(results[0]?.result, [
    ...['apiName', 'associateEntityType', 'associateParentEntity', 'childRelationships', 'compactLayoutable'],
    ...['createable', 'custom', 'defaultRecordTypeId', 'deletable', 'dependentFields', 'eTag', 'feedEnabled', 'fields'],
    ...['keyPrefix', 'label', 'labelPlural', 'layoutable', 'mruEnabled', 'nameFields', 'queryable', 'recordTypeInfos'],
    ...['searchable', 'searchLayoutable', 'themeInfo', 'updateable'],
  ])
  const many = Array.from({ length: 201 }, () => 'Case').join(',')
  expect(await get(`/object-info/batch/${many}`)).toMatchObject({ status: 400 })
  expect((await get('/object-info/batch/,')).status).toBe(400)
})
