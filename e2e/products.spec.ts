import { expect, expectAccessible, test, visit, widths } from './product.ts'

const list = '/products-and-services'
const navData = `${list}?productName=TN-2100`

for (const [width, viewport] of Object.entries(widths)) {
  test(`a customer reads what a product is, and what the account has of it, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, list)
    await expect(page.getByRole('heading', { name: 'Products and Services', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('list', { name: 'Your products' })
      .getByRole('link', { name: /^Tarn NavData/ })
      .click()
    await expect(page).toHaveURL(navData)
    await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
    await expect(page).toHaveTitle('Tarn NavData | Navdesk')
    for (const fact of ['Item number', 'Latest version', 'Supported version', 'Release date', 'Company']) {
      await expect(page.getByText(fact, { exact: true }).locator('xpath=..')).not.toContainText('Not given')
    }
    const cycles = page.getByRole('table', { name: 'Cycle calendar' })
    await expect(cycles.getByText(/^Effective, day \d+$/)).toBeVisible()
    await expect(cycles.getByText('Planned')).toHaveCount(2)
    const services = page.getByRole('table', { name: 'Your services' })
    await expect(services.getByRole('cell', { name: /^\d+ days? left$|^Last day$/ }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Compatibility', level: 2 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('region', { name: 'Related products' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeHidden()
    await page.goBack()
    await page.getByRole('link', { name: 'Open a Case' }).click()
    await expect(page).toHaveURL('/case-manager/Open-a-Case?productName=TN-2100')
  })

  for (const [reader, role] of [
    ['jonas', 'an agent'],
    ['priya', 'an author'],
  ] as const) {
    test(`${role} reads what a product is, without services of an account, ${width}`, async ({ openBrowser }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, list)
      const all = page.getByRole('list', { name: 'All products' })
      await expect(page.getByRole('heading', { name: 'Your products' })).toHaveCount(0)
      await expectAccessible(page)
      await all.getByRole('link', { name: /^Tarn NavData/ }).click()
      await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
      for (const fact of ['Item number', 'Latest version', 'Supported version', 'Release date', 'Company']) {
        await expect(page.getByText(fact, { exact: true }).locator('xpath=..')).not.toContainText('Not given')
      }
      await expect(page.getByRole('table', { name: 'Cycle calendar' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Alerts on|Turn alerts on)$/ })).toBeVisible()
      for (const absent of ['Your services', 'Sign In']) {
        await expect(page.getByRole('main').getByText(absent, { exact: true })).toHaveCount(0)
      }
      await expectAccessible(page)
    })
  }

  test(`a visitor sees the public part of a product, ${width}`, async ({ openBrowser, product }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, list)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Tarn NavData/ }).click()
    await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toBeVisible()
    for (const hidden of ['Latest version', 'Your services', 'Alerts', 'Compatibility']) {
      await expect(page.getByRole('main').getByText(hidden, { exact: true })).toBeHidden()
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${product.url}/login?startURL=${encodeURIComponent(navData)}`)
  })

  test(`an article leads to its product by its badge and by the way back, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/article/load-a-new-airac-cycle-before-it-becomes-effective')
    const badge = page.getByRole('article').getByRole('link', { name: 'Tarn NavData' })
    await expect(badge).toHaveAttribute('aria-current', 'true')
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Tarn NavData' })
    await expect(crumb).toHaveAttribute('href', navData)
    await expectAccessible(page)
    await visit(page, '/article/load-a-new-airac-cycle-before-it-becomes-effective?productName=CT-0800')
    const ways = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(ways).toHaveText('HomeCorrie TerrainArticle')
    await expect(ways.getByRole('link', { name: 'Corrie Terrain' })).toHaveAttribute(
      'href',
      `${list}?productName=CT-0800`,
    )
    await expectAccessible(page)
    await badge.click()
    await expect(page).toHaveURL(navData)
  })
}

test('the page of a product in the knowledge base leads to the product at once', async ({ openBrowser, product }) => {
  const answer = await fetch(`${product.url}/article/tarn-navdata`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, navData])
  for (const [reader, viewport] of [
    ['mara', widths.wide],
    [null, widths.phone],
  ] as const) {
    const page = await openBrowser(reader, { viewport })
    await visit(page, '/article/tarn-navdata')
    await expect(page).toHaveURL(navData)
    await expectAccessible(page)
    await visit(page, '/article/corrie-terrain')
    await expect(page.getByRole('heading', { name: 'Corrie Terrain', level: 1 })).toBeVisible()
  }
})

test('products are listed and read without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { hasJavaScript: false })
  await page.goto(list)
  await page.getByRole('link', { name: /^Tarn NavData/ }).click()
  await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Your services' })).toBeVisible()
  await page.getByRole('link', { name: /^(Alerts on|Turn alerts on)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Product Alert Subscriptions', level: 1 })).toBeVisible()
})

test('alerts of a product are off once all kinds that it has are off, and come on again as they were', async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  const button = page.getByRole('button', { name: /^(Alerts on|Turn alerts on)$/ })
  const kind = (name: string) => page.getByRole('switch', { name: `Halyard Flight Planner: ${name}` })
  const show = async (): Promise<void> => {
    await visit(page, '/products-and-services?productName=HF-5400')
    await expect(button).toBeVisible()
  }
  const expectKinds = async (serviceNotice: boolean, newVersion: boolean): Promise<void> => {
    await visit(page, '/product-alerts')
    await expect(kind('new data cycle')).toHaveCount(0)
    await expect(kind('service notice')).toBeChecked({ checked: serviceNotice })
    await expect(kind('new version')).toBeChecked({ checked: newVersion })
  }
  await visit(page, '/product-alerts')
  await kind('service notice').setChecked(true)
  await kind('new version').setChecked(false)
  await expect(page.getByText(/Saved at/)).toBeVisible()

  await show()
  await button.click()
  await expect(button).toHaveText('Turn alerts on')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
  await expectKinds(false, false)
  await show()
  await expect(button).toHaveText('Turn alerts on')
  await button.click()
  await expect(button).toHaveText('Alerts on')
  await expectKinds(true, false)
})
