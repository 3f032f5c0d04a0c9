import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { RecordShape } from 'contract'
import type { CacheRequest } from 'record-cache'
import { afterEach, expect, it } from 'vitest'
import { listOf, offered, record } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { ok, refused, scriptedService } from '../../../../testing/scripted-service.ts'
import { ProductsScreen } from './ProductsScreen.tsx'

afterEach(cleanup)

const PATH = '/products-and-services'
const PRODUCTS = 'KnowledgeArticlesController/getProducts'
const PRODUCT = 'KnowledgeArticlesController/getProduct'
const ARTICLES = 'KnowledgeArticlesController/getKnowledgeList'
const SERVICES = 'Subscription__c/AllServices'
const ALERTS = 'ProductAlert__c/AllAlerts'

const product = {
  Id: '01t000000000001AAA',
  Name: 'Tarn NavData',
  ItemNumber__c: 'TN-2100',
  Description: 'Navigation data.',
  Company__c: 'Calder Aerodata',
  ReleaseDate__c: '2026-10-29',
  LatestVersion__c: '2611',
  SupportedVersion__c: '2610, 2611',
  Compatibility__c: 'Junction Data Manager 6.2 or later',
  HasDataCycles__c: true as boolean | null,
  RelatedProduct1__r: { Name: 'Corrie Terrain', ItemNumber__c: 'CT-0800' },
  RelatedProduct2__r: null,
  RelatedProduct3__r: null,
}

const article = (number: number, type: string) => ({
  Id: `ka000000000000${number}AAA`,
  Title: `Title ${number}`,
  UrlName: `title-${number}`,
  Summary: null,
  InfoType__c: type,
  LastPublishedDate: '2026-06-09T12:00:00.000Z',
  IsPublic: true,
  RecordType: { DeveloperName: type },
  Product__r: null,
})

const service = (number: number, EndDate__c: string | null, Status__c = 'Active'): RecordShape =>
  record('Subscription__c', `a01${String(number).padStart(12, '0')}AAA`, {
    ServiceNumber__c: `100000${number}`,
    Status__c,
    EndDate__c,
    Coverage__c: 'Africa',
    Aircraft__r: record('Aircraft__c', 'a00000000000001AAA', { TailNumber__c: 'N014KT', Model__c: 'K4' }),
    Product__r: record('Product2', product.Id, { ItemNumber__c: 'TN-2100' }),
  })

const alert = record('ProductAlert__c', 'a04000000000001AAA', {
  Title__c: 'Cycle 2612 can be loaded soon',
  Kind__c: 'New data cycle',
  Severity__c: 'Information',
  EffectiveDate__c: '2026-11-18T12:00:00.000Z',
})

const alertProducts = {
  products: [
    {
      id: product.Id,
      name: product.Name,
      itemNumber: product.ItemNumber__c,
      hasDataCycles: true,
      serviceCount: 412,
    },
  ],
}

const answers = {
  'AlertController/getAlertProducts': ok(alertProducts),
  'AlertSubscription__c/MySubscriptions': ok(listOf('AlertSubscription__c', 'MySubscriptions', [])),
  [PRODUCT]: ok(product),
  [ARTICLES]: ok([article(1, 'Article')]),
  [ALERTS]: ok(listOf('ProductAlert__c', 'AllAlerts', [alert])),
  [SERVICES]: ok(
    listOf('Subscription__c', 'AllServices', [
      service(1, '2026-12-02'),
      service(2, '2026-11-20'),
      service(3, '2026-11-01', 'Expired'),
      service(4, null),
      service(5, '2027-01-01', 'Cancelled'),
    ]),
  ),
  'actions/global': ok(offered('OpenCase')),
}

it('shows what a product is, works with and goes with', async () => {
  const { fetch, asked } = scriptedService(answers)
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  expect(await screen.findByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeTruthy()
  expect(document.querySelector('dl')?.textContent).toBe(
    'Item numberTN-2100Latest version2611Supported version2610, 2611Release dateOct 29, 2026CompanyCalder Aerodata',
  )
  expect(screen.getByText('Junction Data Manager 6.2 or later')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Corrie Terrain' }).getAttribute('href')).toBe(`${PATH}?productName=CT-0800`)
  expect(await screen.findByText('Cycle 2612 can be loaded soon')).toBeTruthy()
  const articles = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('link')
  expect(articles.map(({ textContent }) => textContent)).toEqual(['Title 1Article · Updated Jun 9, 2026'])
  const open = await screen.findByRole('link', { name: 'Open a Case' })
  expect(open.getAttribute('href')).toBe('/case-manager/Open-a-Case?productName=TN-2100')
  expect(asked.find(({ path }) => path.endsWith(ARTICLES))?.query).toMatchObject({ itemNumber: 'TN-2100' })
})

it('has versions in the typeface of identifiers, except those with dots, for which it has no room', async () => {
  const versioned = { ...product, LatestVersion__c: '14.1', SupportedVersion__c: '2610, 2611' }
  const { fetch } = scriptedService({ ...answers, [PRODUCT]: ok(versioned) })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  await screen.findByRole('heading', { name: 'Tarn NavData', level: 1 })
  const [latest, supported] = ['14.1', '2610, 2611'].map((version) => screen.getByText(version).className)
  expect([/mono/.test(latest ?? ''), /mono/.test(supported ?? '')]).toEqual([false, true])
})

it('lists the services of the account with the days that are left', async () => {
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch: scriptedService(answers).fetch })
  const table = await screen.findByRole('table', { name: 'Your services' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
    '12 days left',
    'Last day',
    'Ended',
    'No end',
    'Ended',
  ])
  expect(rows[0]?.textContent).toContain('N014KT K4')
})

it('shows the services of a large fleet page by page', async () => {
  const services = Array.from({ length: 52 }, (_, index) => service(index + 1, null))
  const fleet = ({ body }: CacheRequest) => {
    const start = Number(/\d+/.exec(String((body as { pageToken?: string }).pageToken ?? '0'))?.[0])
    return ok({
      ...listOf('Subscription__c', 'AllServices', services.slice(start, start + 50)),
      currentPageToken: String(start),
      nextPageToken: start === 0 ? '50' : null,
    })
  }
  const { fetch } = scriptedService({ ...answers, [SERVICES]: fleet })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  const next = await screen.findByRole('link', { name: 'Next' })
  expect(next.getAttribute('href')).toBe(`${PATH}?productName=TN-2100&page=2`)
  cleanup()
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100&page=2`, fetch })
  expect(await screen.findByText('51–52 of 52')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(`${PATH}?productName=TN-2100`)
  expect(within(screen.getByRole('table', { name: 'Your services' })).getAllByRole('row')).toHaveLength(3)
})

it('asks nothing for a visitor that only people who are signed in may ask, and says what they see', async () => {
  const { fetch, asked } = scriptedService({
    ...answers,
    [PRODUCT]: ok({
      ...product,
      LatestVersion__c: null,
      Compatibility__c: null,
      HasDataCycles__c: null,
    }),
  })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch, isSignedIn: false })
  expect(await screen.findByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeTruthy()
  expect(screen.getByText('Navigation data.')).toBeTruthy()
  expect(screen.getByText(/^Item number/).textContent).toBe('Item number TN-2100')
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    `/login?startURL=${encodeURIComponent(`${PATH}?productName=TN-2100`)}`,
  )
  await screen.findByRole('list', { name: 'Articles' })
  expect(asked.map(({ path }) => path.split('/').at(-1)).sort()).toEqual(['getKnowledgeList', 'getProduct'])
})

it('shows support no services: it belongs to no account', async () => {
  const { fetch, asked } = scriptedService(answers)
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch, profile: 'Agent' })
  expect(await screen.findByText('Cycle 2612 can be loaded soon')).toBeTruthy()
  expect(asked.some(({ path }) => path.includes('/Subscription__c'))).toBe(false)
})

it('lets one part fail without the others, and be tried again', async () => {
  const tries = [refused(503, 'SERVICE_UNAVAILABLE')]
  const { fetch } = scriptedService({ ...answers, [SERVICES]: () => tries.pop() ?? answers[SERVICES] })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  expect(await screen.findByText('Your services could not be loaded.')).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'Articles' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Your services' })).toBeTruthy()
})

it('shows the not-found page when no product has the item number', async () => {
  const { fetch } = scriptedService({ ...answers, [PRODUCT]: ok(null) })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=XX-1`, fetch })
  expect(await screen.findByRole('heading', { name: 'This page is off the chart.' })).toBeTruthy()
})

it('lists the products of the account above the others', async () => {
  const listed = { ...product, LatestVersion__c: '2611', ReleaseDate__c: null }
  const terrain = { ...listed, Id: '01t000000000002AAA', Name: 'Corrie Terrain', ItemNumber__c: 'CT-0800' }
  const { fetch } = scriptedService({ ...answers, [PRODUCTS]: ok([terrain, listed]) })
  renderScreen(ProductsScreen, { path: PATH, at: PATH, fetch })
  const own = await screen.findByRole('list', { name: 'Your products' })
  expect(within(own).getByRole('link').textContent).toBe(
    'Tarn NavDataNavigation data. TN-2100 · Version 2611 · 412 services',
  )
  const others = within(screen.getByRole('list', { name: 'Other products' })).getByRole('link')
  expect(others.getAttribute('href')).toBe(`${PATH}?productName=CT-0800`)
})

it('shows when the cycles begin and end of a product that is published with each of them, and of no other', async () => {
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch: scriptedService(answers).fetch })
  const table = await screen.findByRole('table', { name: 'Cycle calendar' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | '),
    ),
  ).toEqual([
    '2610 | Oct 1 – Oct 28 | Expired',
    '2611 | Oct 29 – Nov 25 | Effective, day 23',
    '2612 | Nov 26 – Dec 23 | Available from Nov 19',
    '2613 | Dec 24 – Jan 20 | Planned',
    '2701 | Jan 21 – Feb 17 | Planned',
  ])
  cleanup()
  const { fetch } = scriptedService({ ...answers, [PRODUCT]: ok({ ...product, HasDataCycles__c: false }) })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  expect(await screen.findByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Cycle calendar' })).toBeNull()
})

const openAlerts = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Alerts: critical only' }))
  return within(await screen.findByRole('menu', { name: 'Alerts about Tarn NavData' }))
}

it('says that a choice of alerts was not saved, and shows what is saved', async () => {
  const { fetch, asked } = scriptedService({ ...answers, '/records': refused(503, 'SERVICE_UNAVAILABLE') })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  const menu = await openAlerts()
  const notices = menu.getByRole('menuitemcheckbox', { name: 'Service notice' })
  fireEvent.click(notices)
  expect(await screen.findByText('Your choice of alerts was not saved. Try again.')).toBeTruthy()
  expect(notices.getAttribute('aria-checked')).toBe('false')
  expect(asked.at(-1)?.body).toMatchObject({
    apiName: 'AlertSubscription__c',
    fields: { ProductId__c: product.Id, ServiceNotice__c: true },
  })
})

it('announces each choice of alerts, takes it back, and offers none for critical alerts', async () => {
  const id = 'a05000000000001AAA'
  const saved: unknown[] = []
  const stored = (body: unknown) => {
    saved.push((body as { fields: object }).fields)
    return ok(record('AlertSubscription__c', id, {}))
  }
  const { fetch } = scriptedService({
    ...answers,
    [`/records/${id}`]: ({ body }: CacheRequest) => stored(body),
    '/records': ({ body }: CacheRequest) => stored(body),
  })
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch })
  const menu = await openAlerts()
  const critical = menu.getByRole('menuitemcheckbox', { name: /^Critical data and safety alerts\W*Always on/ })
  expect([critical.getAttribute('aria-checked'), critical.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  fireEvent.click(critical)
  fireEvent.click(menu.getByRole('menuitemcheckbox', { name: 'New version' }))
  const toast = within(await screen.findByRole('region', { name: 'Notices' }))
  expect(await toast.findByText('Tarn NavData, new version: on.')).toBeTruthy()
  fireEvent.click(toast.getByRole('button', { name: 'Undo' }))
  expect(await toast.findByText('Tarn NavData, new version: off.')).toBeTruthy()
  expect(saved).toEqual([
    { ProductId__c: product.Id, NewVersion__c: true },
    expect.objectContaining({ NewVersion__c: false }),
  ])
})

it('offers no alerts of a product of which the account has no service', async () => {
  const none = { ...answers, 'AlertController/getAlertProducts': ok({ products: [] }) }
  renderScreen(ProductsScreen, { path: PATH, at: `${PATH}?productName=TN-2100`, fetch: scriptedService(none).fetch })
  await screen.findByRole('link', { name: 'Open a Case' })
  expect(screen.queryByRole('button', { name: /^Alerts:/ })).toBeNull()
})
