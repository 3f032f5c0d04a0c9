import type { DevClient } from 'dev-env'
import { callsOf, expect, expectAccessible, test, visit, widths } from './product.ts'

/** Publishes two alerts: first one about a product that Mara's account has, then one about a product that it does not have. */
async function publishAlerts(
  mara: DevClient,
  priya: DevClient,
  words: string,
): Promise<{ ofOwnProduct: string; ofAnother: string }> {
  const productsOf = async (client: DevClient) => {
    const { body } = await client.get('/lwr/apex/v65.0/AlertController/getAlertProducts')
    return (body as { products: { id: string; name: string }[] }).products
  }
  const ownProducts = await productsOf(mara)
  const foreignProduct = (await productsOf(priya)).find(({ id }) => !ownProducts.some((product) => product.id === id))
  const publish = async (subject: { id: string; name: string } | undefined): Promise<string> => {
    const Title__c = `${subject?.name} changes ${words}`
    const fields = {
      Title__c,
      ProductId__c: subject?.id,
      Kind__c: 'Service notice',
      Body__c: 'Read the release notes.',
    }
    const { status } = await priya.post('/services/data/v65.0/ui-api/records', { apiName: 'ProductAlert__c', fields })
    expect(status).toBe(201)
    return Title__c
  }
  return { ofOwnProduct: await publish(ownProducts[0]), ofAnother: await publish(foreignProduct) }
}

test('the home page of a visitor shows public content, leads to sign-in, and links to articles that exist', {
  tag: '@long',
}, async ({ openBrowser, product, watched }) => {
  const page = await openBrowser(null)
  await visit(page, '/')
  expect(page.url()).toBe(`${product.url}/`)
  await expect(page.getByRole('heading', { name: 'Take control of your success.', level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^AIRAC \d{4}$/)).toBeVisible()
  for (const [list, most] of [
    ['Featured articles', 5],
    ['Top articles', 5],
    ['Videos', 4],
  ] as const) {
    const links = page.getByRole('list', { name: list }).getByRole('link')
    await expect(links.first()).toBeVisible()
    expect(await links.count()).toBeLessThanOrEqual(most)
  }
  // All data came with the page.
  expect(callsOf(watched(page).requests)).toEqual([])
  const articles = main.locator('a[href^="/article/"]')
  const addresses = await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(8)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const { status } = await fetch(`${product.url}${address}`, { redirect: 'manual' })
    expect([address, status]).toEqual([address, 200])
  }
  await main.getByRole('button', { name: 'Open support case' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const caseTile = main.getByRole('link', { name: /^Follow your cases/ })
  await expect(caseTile).toHaveAttribute('href', '/login?startURL=%2Fcase-manager')
  await main.getByRole('link', { name: 'Sign In / Register' }).click()
  await expect(page).toHaveURL('/login')
})

test('the home page of a customer shows alerts about own products only, and suggests search results', async ({
  openBrowser,
  savedSignIn,
}) => {
  const titles = await publishAlerts(
    await savedSignIn('mara'),
    await savedSignIn('priya'),
    `before the winter, ${Date.now()}`,
  )
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, '/')
  await expect(page.getByRole('heading', { name: 'Welcome, Mara', level: 1 })).toBeVisible()
  for (const list of ['Recent cases', 'Product alerts', 'Featured articles', 'Top articles', 'Videos']) {
    await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
  }
  const search = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await search.fill('terain')
  await expect(page.getByRole('option').first()).toBeInViewport()
  await expectAccessible(page)
  await search.press('Enter')
  await expect(page).toHaveURL('/search?q=terain')
  await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible()

  await visit(page, '/')
  const alerts = page.getByRole('list', { name: 'Product alerts' }).getByRole('listitem')
  const alert = alerts.filter({ hasText: titles.ofOwnProduct })
  await expect(alert.getByText('New', { exact: true })).toBeVisible()
  await expect(page.getByText(titles.ofAnother)).toHaveCount(0)
  await alert.getByRole('link').click()
  await expect(page.getByRole('heading', { name: titles.ofOwnProduct, level: 1 })).toBeVisible()
})

test('the home page of an agent shows the queues with what is due, and offers nothing that only customers have', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('jonas')
  await visit(page, '/')
  await expect(page.getByRole('heading', { name: 'Welcome, Jonas', level: 1 })).toBeVisible()
  for (const queue of ['My Queue', 'Unassigned', 'Waiting on the Customer']) {
    await expect(page.getByRole('heading', { name: queue })).toBeVisible()
  }
  for (const list of ['Unassigned', 'Product alerts', 'Top articles']) {
    await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
  }
  await expect(
    page
      .getByRole('list', { name: 'Unassigned' })
      .getByText(/^(Reply|Solve) /)
      .first(),
  ).toBeVisible()
  await expect(page.getByText('Take control of your success.')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Drafts' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Open a Case' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Open queue' }).nth(1).click()
  await expect(page).toHaveURL('/agent?queue=unassigned')
})

test('the home page of an author shows drafts, reviews and searches without results, and no cases', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('priya', { viewport: widths.phone })
  await visit(page, '/')
  await expect(page.getByRole('heading', { name: 'Welcome, Priya', level: 1 })).toBeVisible()
  for (const work of ['Drafts', 'To review', 'Searches with no results']) {
    await expect(page.getByRole('heading', { name: work })).toBeVisible()
  }
  await expect(page.getByText('This list could not be loaded.')).toHaveCount(0)
  for (const list of ['Product alerts', 'Top articles']) {
    await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
  }
  for (const absent of ['Recent cases', 'My Queue', 'Waiting on you']) {
    await expect(page.getByRole('heading', { name: absent })).toHaveCount(0)
  }
  await expectAccessible(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Open a Case' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Write an article' }).click()
  await expect(page).toHaveURL('/author?id=new')
})

test('without JavaScript a visitor can search from the home page and open the case form', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Top articles' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('main').getByRole('combobox', { name: 'Search' }).fill('terrain')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=terrain')
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Open support case' }).click()
  await expect(page).toHaveURL(/\/guest-case/)
})
