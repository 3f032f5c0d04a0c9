import type { Page } from '@playwright/test'
import type { DevClient, DevEnv } from 'dev-env'
import { callsOf, expect, expectAccessible, people, test, visit, widths } from './product.ts'

/** Publishes an alert about a product of Mara's account, and after it one about a product of which that has no service. */
async function publishAlerts(product: DevEnv, words: string): Promise<{ ofOwnProduct: string; ofAnother: string }> {
  const [mara, priya] = [await product.signIn(people.mara), await product.signIn(people.priya)]
  const productsOf = async (client: DevClient) => {
    const { body } = await client.get('/lwr/apex/v65.0/AlertController/getAlertProducts')
    return (body as { products: { id: string; name: string }[] }).products
  }
  const own = await productsOf(mara)
  const other = (await productsOf(priya)).find(({ id }) => !own.some((one) => one.id === id))
  const publish = async (about: { id: string; name: string } | undefined): Promise<string> => {
    const Title__c = `${about?.name} changes ${words}`
    const fields = { Title__c, ProductId__c: about?.id, Kind__c: 'Service notice', Body__c: 'Read the release notes.' }
    const made = await priya.post('/services/data/v65.0/ui-api/records', { apiName: 'ProductAlert__c', fields })
    expect(made.status).toBe(201)
    return Title__c
  }
  return { ofOwnProduct: await publish(own[0]), ofAnother: await publish(other) }
}

const tilesOf = (page: Page) => page.getByRole('list', { name: 'Where to go' }).getByRole('link')

for (const [width, viewport] of Object.entries(widths)) {
  test(`a visitor finds a home that is public, and the way to sign in, ${width}`, async ({
    openBrowser,
    product,
    watched,
  }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/')
    expect(page.url()).toBe(`${product.url}/`)
    await expect(page.getByRole('heading', { name: 'Take control of your success.', level: 1 })).toBeVisible()
    for (const list of ['Featured articles', 'Top articles', 'Videos']) {
      await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
    }
    expect(await page.getByRole('list', { name: 'Featured articles' }).getByRole('link').count()).toBeLessThanOrEqual(5)
    expect(await page.getByRole('list', { name: 'Top articles' }).getByRole('link').count()).toBeLessThanOrEqual(5)
    expect(await page.getByRole('list', { name: 'Videos' }).getByRole('link').count()).toBeLessThanOrEqual(4)
    const main = page.getByRole('main')
    await expect(main.getByText(/^AIRAC \d{4}$/)).toBeVisible()
    await expect(main.getByText(/\d{4}Z/)).toHaveCount(0)
    for (const hidden of ['Recent cases', 'Product alerts', 'Waiting on you']) {
      await expect(page.getByRole('heading', { name: hidden })).toHaveCount(0)
    }
    await expectAccessible(page)
    // What the page shows came with it.
    expect(callsOf(watched(page).requests)).toEqual([])
    await main.getByRole('button', { name: 'Open support case' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await main.getByRole('link', { name: 'Sign In / Register' }).click()
    await expect(page).toHaveURL('/login')
    await visit(page, '/')
    await main.getByRole('link', { name: /^Follow your cases/ }).click()
    await expect(page).toHaveURL('/login?startURL=%2Fcase-manager')
  })

  test(`a visitor opens every article that the home page names, ${width}`, async ({ openBrowser, product }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/')
    const links = await page.getByRole('main').locator('a[href^="/article/"]').all()
    expect(links.length).toBeGreaterThan(8)
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      const answer = await fetch(`${product.url}${address}`, { redirect: 'manual' })
      expect([address, answer.status]).toEqual([address, 200])
    }
  })

  test(`a customer finds cases, alerts, articles and the search on the home page, ${width}`, async ({
    openBrowser,
    product,
  }) => {
    const titles = await publishAlerts(product, `before the winter, ${width}`)
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/')
    await expect(page.getByRole('heading', { name: 'Welcome, Mara', level: 1 })).toBeVisible()
    for (const list of ['Recent cases', 'Product alerts', 'Featured articles', 'Top articles', 'Videos']) {
      await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
    }
    await expect(page.getByRole('main').getByText(/\d{4}Z/)).toHaveCount(0)
    await expectAccessible(page)
    // The newer alert is about a product of which the account has no service.
    const alert = page.getByRole('list', { name: 'Product alerts' }).getByRole('listitem').first()
    await expect(alert.locator('b')).toHaveText(titles.ofOwnProduct)
    await expect(alert.getByText('New', { exact: true })).toBeVisible()
    await expect(page.getByText(titles.ofAnother)).toHaveCount(0)
    await alert.getByRole('link').click()
    await expect(page.getByRole('heading', { name: titles.ofOwnProduct, level: 1 })).toBeVisible()
    await page.goBack()
    const search = page.getByRole('main').getByRole('combobox', { name: 'Search' })
    await search.fill('terain')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('option').first()).toBeInViewport()
    await expectAccessible(page)
    await search.press('Enter')
    await expect(page).toHaveURL('/search?q=terain')
    await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible()
  })
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`an agent finds own and open cases on the home page, and no place of customers, ${width}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser('jonas', { viewport })
    await visit(page, '/')
    await expect(page.getByRole('heading', { name: 'Welcome, Jonas', level: 1 })).toBeVisible()
    for (const list of ['Open queue', 'Product alerts', 'Featured articles', 'Top articles', 'Videos']) {
      await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
    }
    await expect(tilesOf(page)).toHaveText([/^Product Alert/])
    await expect(page.getByRole('heading', { name: 'My articles' })).toHaveCount(0)
    await expectAccessible(page)
    await tilesOf(page).click()
    await expect(page).toHaveURL('/product-alerts')
  })

  test(`an author finds own articles on the home page, and no cases, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('priya', { viewport })
    await visit(page, '/')
    await expect(page.getByRole('heading', { name: 'Welcome, Priya', level: 1 })).toBeVisible()
    for (const list of ['My articles', 'Product alerts', 'Featured articles', 'Top articles', 'Videos']) {
      await expect(page.getByRole('list', { name: list }).getByRole('link').first()).toBeVisible()
    }
    await expect(tilesOf(page)).toHaveText([/^Product Alert/])
    for (const absent of ['Recent cases', 'Open queue', 'Waiting on you']) {
      await expect(page.getByRole('heading', { name: absent })).toHaveCount(0)
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Open a Case' })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Write an article' })).toBeVisible()
    await expectAccessible(page)
    const own = page.getByRole('list', { name: 'My articles' }).getByRole('link').first()
    const title = await own.locator('b').textContent()
    await own.click()
    await expect(page.getByRole('heading', { name: title ?? '', level: 1 })).toBeVisible()
  })
}

test('the home page of visitors is there without JavaScript, its search and its way to a case too', async ({
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
