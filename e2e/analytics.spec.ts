import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { isFor } from 'portal/audience'
import { allPages, type PageName } from 'portal/pages'
import { addressesOf } from './addresses.ts'
import { expect, people, reload, startProduct, testsOf, visit } from './product.ts'

type View = {
  event: string
  layer: {
    page: { name: string; path: string | null }
    user: Record<string, unknown>
    account: Record<string, unknown>
  }
}

/** A collector of page views, which stores them for the tests. */
async function startCollector() {
  const views: View[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    views.push(JSON.parse(Buffer.concat(parts).toString()) as View)
    headers.push(request.headers)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    views,
    headers,
    url: `http://127.0.0.1:${port}/collect`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Collector = Awaited<ReturnType<typeof startCollector>>

/** The product with a collector. */
const withCollector = (key: string, environment: Record<string, string>) =>
  testsOf(key, async () => {
    const collector = await startCollector()
    const { product, stop } = await startProduct({ ...environment, ANALYTICS_URL: collector.url })
    return {
      product,
      collector,
      stop: async () => {
        await stop()
        await collector.stop()
      },
    }
  }).extend<{ collector: Collector; received: () => View[] }>({
    collector: async ({ configured }, use) => use(configured.collector),
    /** The views that arrived during this test. */
    received: async ({ collector }, use) => {
      const before = collector.views.length
      await use(() => collector.views.slice(before))
    },
  })

const test = withCollector('analytics', { PRODUCTION_HOSTS: 'support.example.com,localhost,127.0.0.1' })
const preview = withCollector('analytics of a preview', { PREVIEW: 'on' })

const layerOf = (page: Page): Promise<View['layer'] | null> =>
  page.evaluate(() => (window as { pageDataLayer?: View['layer'] }).pageDataLayer ?? null)

const choose = (page: Page, button: string): Promise<void> =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: button }).click()

async function chooseInSettings(page: Page, button: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
  await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: button }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const firstArticle = (page: Page) => page.locator('main a[href^="/article/"]').first()

test('no view of a visitor is sent before that is allowed, then one for each page', async ({
  openBrowser,
  watched,
  received,
  collector,
}) => {
  const page = await openBrowser(null, { asksForCookies: true })
  await visit(page, '/knowledge')
  expect(await layerOf(page)).toBeNull()
  await firstArticle(page).click()
  await expect(page).toHaveURL(/\/article\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/knowledge$/)
  expect(
    watched(page)
      .requests.map((request) => request.url())
      .join(),
  ).not.toMatch(/PageViews|collect/)
  await choose(page, 'Accept all')
  await expect.poll(() => received().length).toBe(1)
  const first = received()[0]
  expect(first).toEqual({
    event: 'pageView',
    layer: {
      page: { name: 'knowledge', path: '/knowledge', language: 'en-US', isProduction: true },
      user: {
        isGuest: true,
        id: null,
        contactName: null,
        contactEmail: null,
        lastLoginDate: null,
        returningStatus: 'New User',
      },
      account: { name: null, ccidCode: null, supportTier: null, segment: null },
    },
  })
  expect(await layerOf(page)).toEqual(first?.layer)
  expect(collector.headers.at(-1)).not.toHaveProperty('cookie')
  expect(collector.headers.at(-1)).not.toHaveProperty('referer')
  await firstArticle(page).click()
  await expect.poll(() => received().length).toBe(2)
  expect(received()[1]?.layer.page).toMatchObject({ name: 'article', path: new URL(page.url()).pathname })
  await reload(page)
  await expect.poll(() => received().length).toBe(3)

  await chooseInSettings(page, 'Reject optional')
  expect(await layerOf(page)).toBeNull()
  await chooseInSettings(page, 'Accept all')
  await expect.poll(() => layerOf(page)).not.toBeNull()
  await chooseInSettings(page, 'Reject optional')
  await reload(page)
  await visit(page, '/trouble')
  expect(await layerOf(page)).toBeNull()
  expect(received().map(({ layer }) => layer.page.name)).toEqual(['knowledge', 'article', 'article'])
})

test('a customer is named to the collector, and in no address', { tag: '@long' }, async ({
  openBrowser,
  watched,
  received,
}) => {
  const page = await openBrowser('mara', { asksForCookies: true })
  await visit(page, '/case-manager')
  await choose(page, 'Accept all')
  await expect.poll(() => received().length).toBe(1)
  expect(received()[0]?.layer).toMatchObject({
    page: { name: 'caseManager', path: '/case-manager', isProduction: true },
    user: {
      isGuest: false,
      id: expect.stringMatching(/^005\w{15}$/),
      contactName: 'Mara Okafor',
      contactEmail: people.mara,
      lastLoginDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      returningStatus: 'Returning User',
    },
    account: {
      name: expect.stringContaining('Osprey Ridge'),
      ccidCode: expect.stringMatching(/./),
      supportTier: expect.stringMatching(/^S[1-4]$/),
      segment: 'BA',
    },
  })
  await visit(page, '/account/privacy')
  await expect.poll(() => received().length).toBe(2)
  const addresses = watched(page).requests.map((request) => decodeURIComponent(request.url()))
  expect(addresses.filter((address) => /mara|okafor|osprey|@/i.test(address.replace(/^data:.*/, '')))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Cookie Settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject optional' }).click()
  await expect.poll(() => layerOf(page)).toBeNull()
})

test('page views are sent only where performance cookies are allowed', { tag: '@long' }, async ({
  openBrowser,
  received,
  watched,
}) => {
  for (const category of ['Functional', 'Targeting', 'Performance'] as const) {
    const page = await openBrowser('mara', { asksForCookies: true })
    await visit(page, '/knowledge')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.getByRole('switch', { name: category }).press('Space')
    await dialog.getByRole('button', { name: 'Save choices' }).click()
    await expect(page.getByText('Your cookie choices are saved.')).toBeVisible()
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cookie-choices')
    expect(kept?.value).toMatch(new RegExp(`^2\\.[\\d-]+\\.${category.toLowerCase()}$`))
    await firstArticle(page).click()
    await expect(page).toHaveURL(/\/article\//)
    await visit(page, '/case-manager')
    if (category === 'Performance') {
      await expect
        .poll(() => received().map(({ layer }) => layer.page.name))
        .toEqual(['knowledge', 'article', 'caseManager'])
      expect(await layerOf(page)).not.toBeNull()
    } else {
      // A view would be sent after the code that is loaded for it.
      await page.waitForLoadState('networkidle')
      const requested = watched(page).requests.map((request) => request.url())
      expect(requested.join()).not.toMatch(/PageViews|collect/)
      expect(await layerOf(page)).toBeNull()
      expect(received()).toEqual([])
    }
  }
})

test('a tab sends no more views once another tab has refused them', { tag: '@long' }, async ({
  openBrowser,
  received,
  product,
}) => {
  const first = await openBrowser('mara', { asksForCookies: true })
  await visit(first, '/knowledge')
  await choose(first, 'Accept all')
  await expect.poll(() => received().length).toBe(1)
  const second = await first.context().newPage()
  await visit(second, '/trouble')
  await expect.poll(() => received().length).toBe(2)
  await chooseInSettings(second, 'Reject optional')
  await expect.poll(() => layerOf(first)).toBeNull()
  await firstArticle(first).click()
  await expect(first).toHaveURL(/\/article\//)
  await first.waitForLoadState('networkidle')
  expect([await layerOf(first), received().length]).toEqual([null, 2])

  await chooseInSettings(second, 'Accept all')
  await reload(first)
  await expect.poll(() => layerOf(first)).not.toBeNull()
  // A form that is sent without the code of a page notifies no tab.
  const refused = { name: 'cookie-choices', value: '2.2026-01-05', url: product.url }
  await first.context().addCookies([refused])
  await first.getByRole('banner').getByRole('link', { name: 'Navdesk' }).first().click()
  await expect(first).toHaveURL(/\/$/)
  await expect.poll(() => layerOf(first)).toBeNull()
  expect(received().map(({ layer }) => layer.page.name)).not.toContain('home')
})

test('no address that a page requests names its reader', { tag: '@long' }, async ({
  openBrowser,
  received,
  product,
  watched,
}) => {
  const opened = new Set<PageName>()
  for (const person of ['mara', 'theo', 'jonas', 'priya'] as const) {
    const page = await openBrowser(person, { expects: [/./] })
    const value = '2.2026-01-05.functional.performance.targeting'
    await page.context().addCookies([{ name: 'cookie-choices', value, url: product.url }])
    const { session } = await product.signIn(people[person])
    // Each page is opened by the first person it is for.
    const shown = allPages.filter(([name, { audience }]) => isFor(audience, session) && !opened.has(name))
    const first = received().length
    for (const [name] of shown) {
      opened.add(name)
      const before = received().length
      await visit(page, (await addressesOf(name, product))[0] ?? '')
      await expect.poll(() => received().length, { message: name }).toBe(before + 1)
    }
    const { user = {}, account = {} } = received()[first]?.layer ?? {}
    const canaries = [people[person], ...(session?.user.name.split(' ') ?? []), user.contactEmail, account.ccidCode]
      .filter((canary) => typeof canary === 'string' && canary !== '')
      .map((canary) => String(canary).toLowerCase())
    expect(canaries.length).toBeGreaterThan(2)
    const addresses = watched(page)
      .requests.map((request) => decodeURIComponent(request.url()).toLowerCase())
      .filter((address) => !address.startsWith('data:'))
    expect(addresses.length).toBeGreaterThan(shown.length)
    expect(addresses.filter((address) => canaries.some((canary) => address.includes(canary)))).toEqual([])
  }
  expect(opened.size).toBeGreaterThan(15)
})

test('an agent has neither contact nor account', { tag: '@long' }, async ({ openBrowser, received }) => {
  const page = await openBrowser('jonas', { asksForCookies: true })
  await visit(page, '/knowledge')
  await choose(page, 'Accept all')
  await expect.poll(() => received().length).toBe(1)
  expect(received()[0]?.layer).toMatchObject({
    user: { isGuest: false, contactName: null, contactEmail: null },
    account: { name: null, supportTier: null, segment: null },
  })
})

preview(
  'a preview sends no views even if they are allowed',
  { tag: '@long' },
  async ({ openBrowser, watched, received }) => {
    const page = await openBrowser('mara', { asksForCookies: true })
    await visit(page, '/knowledge')
    await choose(page, 'Accept all')
    await expect(page.getByText('Your cookie choices are saved.')).toBeVisible()
    await reload(page)
    await visit(page, '/case-manager')
    expect(await layerOf(page)).toBeNull()
    expect(
      watched(page)
        .requests.map((request) => request.url())
        .join(),
    ).not.toMatch(/PageViews|collect/)
    expect(received()).toEqual([])
  },
)
