import { UI_API } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let test: TestServer
let mara: TestClient
let theo: TestClient
let jonas: TestClient

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  theo = await test.signedIn('theo.lindqvist@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
})

afterAll(() => test.close())

const keys = (value: unknown) => Object.keys(value as object).sort()
const predupe = (client: TestClient, payload: object) => client.ask('POST', `${UI_API}/predupe`, { payload })

type Config = { duplicateRules: { matchRules: object[]; duplicateRuleFilters: { filterItems: object[] }[] }[] }

it('describes the rules of an object with the keys of the specification', async () => {
  const { status, body } = await jonas.ask('GET', `${UI_API}/duplicates/contact`)
  expect(status).toBe(200)
  expect(keys(body)).toEqual(['apiName', 'dedupeEnabled', 'dedupeFields', 'duplicateRules', 'eTag', 'predupeEnabled'])
  const [rule] = (body as Config).duplicateRules
  expect(keys(rule)).toEqual([
    'actionOnInsert',
    'actionOnUpdate',
    'active',
    'duplicateRuleFilters',
    'eTag',
    'matchRules',
    'name',
    'operationsOnInsert',
    'operationsOnUpdate',
  ])
  expect(keys(rule?.matchRules[0])).toEqual(['eTag', 'matchEngine', 'matchFields', 'name', 'objectApiName'])
  expect(keys(rule?.duplicateRuleFilters[0])).toEqual(['booleanFilter', 'eTag', 'filterItems', 'ruleCritera'])
  expect(keys(rule?.duplicateRuleFilters[0]?.filterItems[0])).toEqual([
    'eTag',
    'field',
    'operation',
    'sortOrder',
    'value',
  ])
  expect(await jonas.ask('GET', `${UI_API}/duplicates/Account`)).toMatchObject({
    body: { dedupeFields: ['Name'], duplicateRules: [{ actionOnInsert: 'Block', name: 'Account_Name' }] },
  })
  expect(await jonas.ask('GET', `${UI_API}/duplicates/Product2`)).toMatchObject({ body: { dedupeEnabled: false } })
})

it('hides rules from customers as if there were no such object', async () => {
  const hidden = await mara.ask('GET', `${UI_API}/duplicates/Contact`)
  expect([hidden.status, hidden.text]).toEqual([404, (await mara.ask('GET', `${UI_API}/duplicates/Nothing`)).text])
  expect((await jonas.ask('GET', `${UI_API}/duplicates/Contact?recordTypeId=bad`)).status).toBe(400)
  expect((await jonas.ask('GET', `${UI_API}/duplicates/Contact?recordTypeId=012000000000999AAA`)).status).toBe(404)
})

it('finds contacts with the address, for agents alone', async () => {
  const contact = { apiName: 'Contact', fields: { LastName: 'Okafor', Email: 'Mara.Okafor@osprey-ridge.example' } }
  const { status, body } = await predupe(jonas, contact)
  expect([status, keys(body)]).toEqual([200, ['allowSave', 'duplicateError', 'duplicateRules', 'matches']])
  const { matches } = body as { matches: { duplicateResultInfos: { Contact_Email: object } }[] }
  expect(keys(matches[0])).toEqual(['duplicateResultInfos', 'objectApiName', 'recordIds'])
  expect(keys(matches[0]?.duplicateResultInfos.Contact_Email)).toEqual(['allowSave', 'matchResultInfo', 'rule'])
  const nothing = { allowSave: true, duplicateError: false, duplicateRules: [], matches: [] }
  expect((await predupe(jonas, { ...contact, fields: { LastName: 'New' } })).body).toEqual(nothing)
  const ofCustomer = await predupe(theo, { ...contact, fields: { Email: 'mara.okafor@osprey-ridge.example' } })
  const ofNobody = await predupe(theo, { ...contact, fields: { Email: 'nobody@nowhere.example' } })
  expect([ofCustomer.status, ofCustomer.body]).toEqual([200, nothing])
  expect(ofCustomer.text).toBe(ofNobody.text)
})

it('saves no contact with an address that is known, even when that is wanted', async () => {
  const accountId = mara.session?.user.accountId
  const fields = { LastName: 'Again', Email: 'mara.okafor@osprey-ridge.example', AccountId: accountId }
  const save = (more: object) =>
    jonas.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Contact', fields, ...more } })
  for (const more of [{}, { allowSaveOnDuplicate: true }]) {
    expect(await save(more)).toMatchObject({
      status: 400,
      body: {
        output: {
          errors: [
            {
              errorCode: 'DUPLICATES_DETECTED',
              duplicateRecordError: {
                matchResults: [
                  {
                    apiName: 'Contact',
                    isAllowSave: false,
                    matchRecordIds: [mara.session?.user.contactId],
                    objectLabelPlural: 'Contacts',
                  },
                ],
              },
            },
          ],
        },
      },
    })
  }
})

it.each([
  [{ fields: {} }, 400],
  [{ apiName: 'Contact' }, 400],
  [{ apiName: 'Contact', fields: { Email: { a: 1 } } }, 400],
  [{ apiName: 'Contact', fields: { Nonsense: 'x' } }, 400],
  [{ apiName: 'Contact', fields: { Email: 'no address' } }, 400],
  [{ apiName: 'Nothing', fields: {} }, 400],
  [{ apiName: 'Contact', fields: { Id: '003000000000099AAA' } }, 404],
  [{ apiName: 'Contact', fields: {}, extra: 1 }, 400],
])('refuses to compare %j', async (payload, status) => {
  expect((await predupe(jonas, payload)).status).toBe(status)
})
