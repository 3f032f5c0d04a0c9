import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

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

const get = (path: string, client = mara) => client.ask('GET', UI_API + path)
const keys = (value: unknown): string[] => Object.keys(value as object).sort()

type Place = { developerName: string }
const places = (items: readonly Place[]): string[] => items.map(({ developerName }) => developerName)

// Copied from the specification, not from the code.
const appKeys = [
  ...[
    'appId',
    'description',
    'developerName',
    'eTag',
    'formFactors',
    'headerColor',
    'iconUrl',
    'isNavAutoTempTabsDisabled',
  ],
  ...['isNavPersonalizationDisabled', 'isNavTabPersistenceDisabled', 'isOmniPinnedViewEnabled', 'label', 'logoUrl'],
  ...['mobileStartUrl', 'navItems', 'selected', 'startUrl', 'type', 'userNavItems'],
]
const placeKeys = [
  ...['availableInClassic', 'availableInLightning', 'color', 'content', 'custom', 'developerName', 'iconUrl', 'id'],
  ...['itemType', 'label', 'objectApiName', 'objectLabel', 'objectLabelPlural', 'pageReference', 'standardType'],
]

it('apps', async () => {
  const answer = await get('/apps?formFactor=Large&userCustomizations=true')
  expect([answer.status, keys(answer.body)]).toEqual([200, ['apps', 'eTag']])
  const { apps } = answer.body as { apps: { developerName: string; navItems: Place[]; userNavItems: Place[] }[] }
  expect(apps.map(keys)).toEqual([appKeys])
  expect(apps[0]?.navItems.map(keys)).toEqual(apps[0]?.navItems.map(() => placeKeys))
  expect(places(apps[0]?.navItems ?? [])).toContain('CaseManager')
  expect(apps[0]?.userNavItems).toEqual(apps[0]?.navItems)
  expect((await get('/apps', jonas)).body).toMatchObject({ apps: [{ developerName: 'SupportDesk', selected: true }] })
  expect(await get('/apps?formFactor=Huge')).toMatchObject({ status: 400 })
  expect(await get('/apps?userCustomizations=perhaps')).toMatchObject({ status: 400 })
})

it('apps/{appId}', async () => {
  const { apps } = (await get('/apps')).body as { apps: [{ appId: string }] }
  const answer = await get(`/apps/${apps[0].appId}`)
  expect([answer.status, keys(answer.body), answer.body]).toEqual([200, appKeys, apps[0]])
  expect(await get(`/apps/${apps[0].appId}?userCustomizations=false`)).toMatchObject({ body: { userNavItems: [] } })
  const hidden = await get(`/apps/${apps[0].appId}`, jonas)
  const missing = await get('/apps/06m000000000999AAA', jonas)
  expect([hidden.status, hidden.text]).toEqual([404, missing.text])
  expect(await get('/apps/..%2Fapps')).toMatchObject({ status: 400 })
})

it('nav-items', async () => {
  const answer = await get('/nav-items?pageSize=1')
  expect([answer.status, keys(answer.body)]).toEqual([200, ['currentPageUrl', 'eTag', 'navItems', 'nextPageUrl']])
  const { navItems, nextPageUrl } = answer.body as { navItems: Place[]; nextPageUrl: string }
  expect(navItems.map(keys)).toEqual([placeKeys])
  const text = expect.stringMatching(/./)
  const shown = { custom: false, color: text, iconUrl: text }
  expect(navItems).toMatchObject([{ objectApiName: 'Case', ...shown }])
  const second = await mara.ask('GET', nextPageUrl)
  expect(second).toMatchObject({ status: 200, body: { currentPageUrl: nextPageUrl } })
  expect(places((second.body as { navItems: Place[] }).navItems)).not.toContain(navItems[0]?.developerName)
  const all = async (client: TestClient) =>
    places(((await get('/nav-items', client)).body as { navItems: Place[] }).navItems)
  expect(await all(mara)).toEqual([
    'CaseManager',
    'Knowledge',
    'ProductsAndServices',
    'ProductAlerts',
    'DownloadReset',
    'AccountManager',
  ])
  expect(await all(await test.signedIn('lena.hovland@skerry-air.example'))).toEqual([
    'CaseManager',
    'Knowledge',
    'ProductsAndServices',
    'ProductAlerts',
    'AccountManager',
  ])
  expect(await all(theo)).toEqual([
    'CaseManager',
    'Knowledge',
    'ProductsAndServices',
    'ProductAlerts',
    'DownloadReset',
    'AccountManager',
    'UserManagement',
    'AuditLog',
  ])
  expect((await get('/nav-items?navItemNames=casemanager,Nothing')).body).toMatchObject({
    navItems: [{ developerName: 'CaseManager' }],
    nextPageUrl: null,
  })
  for (const query of ['page=-1', 'pageSize=0', 'pageSize=2001', 'pageSize=x', 'page=1.5', 'formFactor=']) {
    expect([query, (await get(`/nav-items?${query}`)).status]).toEqual([query, 400])
  }
})
