import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let mara: TestClient
let jonas: TestClient
/** Sees no cases, aircraft or people. */
let author: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  author = await test.signedIn('priya.nair@calder-aerodata.example')
})
afterAll(() => test.close())

type Found = { records: { id: string; fields: Record<string, { value: unknown }> }[] }

const lookup = (path: string, payload: object = {}, client = mara) =>
  client.ask('POST', `${UI_API}/lookups/${path}`, { payload })

it('answers the records that a lookup field can be set to', async () => {
  const answer = await lookup('case/ProductId__c?q=corr&searchType=TypeAhead&pageSize=5&targetApiName=product2')
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body as object).sort()).toEqual([
    'count',
    'currentPageToken',
    'currentPageUrl',
    'nextPageToken',
    'nextPageUrl',
    'previousPageToken',
    'previousPageUrl',
    'records',
  ])
  expect((answer.body as Found).records[0]?.fields.Name?.value).toBe('Corrie Terrain')
  const [product] = (answer.body as Found).records
  await mara.ask('GET', `${UI_API}/records/${product?.id}?fields=Product2.Name&updateMru=true`)
  expect(await lookup('Case/ProductId__c?searchType=Recent')).toMatchObject({
    body: { records: [{ id: product?.id }] },
  })
})

it('narrows the records by the values on the screen', async () => {
  const all = (await lookup('Case/SubscriptionId__c?q=', {}, jonas)).body as Found
  expect(all.records).toEqual([])
  const result = await lookup('Case/AircraftId__c?q=a&searchType=TypeAhead', {}, jonas)
  expect(result.status).toBe(200)
  const accounts = (await lookup('Case/AccountId?q=osprey', {}, jonas)).body as Found
  const AccountId = accounts.records[0]?.id ?? ''
  const contacts = async (body: object, query = '') =>
    ((await lookup(`Case/ContactId?q=ma${query}`, body, jonas)).body as Found).records.map(({ id }) => id)
  const sourceRecord = { apiName: 'Case', fields: { AccountId }, allowSaveOnDuplicate: false }
  const bound = await contacts({ sourceRecord, orderBy: null })
  expect(bound.length).toBeGreaterThan(0)
  expect(await contacts({}, `&dependentFieldBindings=AccountId=${AccountId}`)).toEqual(bound)
  expect((await contacts({})).length).toBeGreaterThanOrEqual(bound.length)
})

it('shows customers only people of the same account, and never users or accounts', async () => {
  const mine = new Set<string>()
  for (const q of ['ma', 'an', 'in', 'jo', 'le', 'sa', 'pa', 'yu', 'ni', 'th']) {
    const { records } = (await lookup(`Case/ContactId?q=${q}`)).body as Found
    for (const { id } of records) mine.add(id)
  }
  expect(mine.size).toBeGreaterThan(0)
  for (const id of mine) {
    const answer = await jonas.ask('GET', `${UI_API}/records/${id}?fields=Contact.Account.Name`)
    expect(answer.text).toContain('Osprey')
  }
  const unknown = (await lookup('Case/Nothing?q=xx')).text
  for (const path of ['Case/OwnerId?q=jo', 'Case/AccountId?q=os', 'Case/CreatedById?q=jo']) {
    const { status, text } = await lookup(path)
    expect([path, status, text]).toEqual([path, 404, unknown])
  }
  expect((await lookup('Case/ProductId__c?q=corr', {}, author)).text).toBe(unknown)
})

it('answers bad input with 400 in the shape of reads', async () => {
  const wrong: [string, unknown][] = [
    ['Case/ProductId__c?q=c', {}],
    ['Case/ProductId__c?q=corr&searchType=Guess', {}],
    ['Case/ProductId__c?q=corr&pageSize=21', {}],
    ['Case/ProductId__c?q=corr&page=0', {}],
    ['Case/ProductId__c?q=corr&sourceRecordId=xyz', {}],
    ['Case/SubscriptionId__c?q=corr&dependentFieldBindings=Queue__c=1', {}],
    ['Case/ProductId__c?q=corr', { sourceRecord: { apiName: 'Case', fields: { Queue__c: 'x' } } }],
    ['Case/ProductId__c?q=corr', { orderBy: [{ fieldApiName: 'ExportNote__c', isAscending: true }] }],
    ['Case/ProductId__c?q=corr', { orderBy: 'Name' }],
    ['Case/ProductId__c?q=corr', []],
  ]
  for (const [path, body] of wrong) {
    const answer = await lookup(path, body as object)
    expect({ path, status: answer.status, body: answer.body }).toEqual({
      path,
      status: 400,
      body: [{ errorCode: expect.any(String), message: expect.any(String) }],
    })
  }
  const missing = await lookup('Case/ProductId__c?q=corr&sourceRecordId=500000000000009AAA')
  expect(missing.status).toBe(404)
})
