import { expect, expectAccessible, test, visit, widths } from './product.ts'

const list = '/products-and-services'
const navData = `${list}?productName=TN-2100`
const facts = ['Item number', 'Latest version', 'Supported version', 'Release date', 'Company']

test('a customer reads what a product is, and what the account has of it', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, list)
  await expect(page.getByRole('heading', { name: 'Products and Services', level: 1 })).toBeVisible()
  await page
    .getByRole('list', { name: 'Your products' })
    .getByRole('link', { name: /^Tarn NavData/ })
    .click()
  await expect(page).toHaveURL(navData)
  await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Tarn NavData | Navdesk')
  for (const fact of facts) {
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
  await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Open a Case' }).click()
  await expect(page).toHaveURL('/case-manager/Open-a-Case?productName=TN-2100')
})

test('an agent reads what a product is, without services of an account', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('jonas')
  await visit(page, list)
  await expect(page.getByRole('heading', { name: 'Your products' })).toHaveCount(0)
  const products = page.getByRole('list', { name: 'All products' })
  await products.getByRole('link', { name: /^Tarn NavData/ }).click()
  await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
  for (const fact of facts) {
    await expect(page.getByText(fact, { exact: true }).locator('xpath=..')).not.toContainText('Not given')
  }
  await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Alerts: (on|critical only)$/ })).toBeVisible()
  for (const absent of ['Your services', 'Sign In']) {
    await expect(page.getByRole('main').getByText(absent, { exact: true })).toHaveCount(0)
  }
})

test('a visitor sees the public part of a product', async ({ openBrowser, product }) => {
  const page = await openBrowser(null, { viewport: widths.phone })
  await visit(page, list)
  await page.getByRole('link', { name: /^Tarn NavData/ }).click()
  await expect(page.getByRole('heading', { name: 'Tarn NavData', level: 1 })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toBeVisible()
  for (const hidden of ['Latest version', 'Your services', 'Alerts', 'Compatibility']) {
    await expect(page.getByRole('main').getByText(hidden, { exact: true })).toBeHidden()
  }
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${product.url}/login?startURL=${encodeURIComponent(navData)}`)
})

test('the page of a product in the knowledge base redirects to the product', async ({ product }) => {
  const answer = await fetch(`${product.url}/article/tarn-navdata`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, navData])
})

test('the server renders the products and the services of the account', async ({ savedSignIn }) => {
  const mara = await savedSignIn('mara')
  expect((await mara.get(list)).text).toContain(`href="${navData}"`)
  const { text } = await mara.get(navData)
  expect(text).toMatch(/<h1[^>]*>Tarn NavData<\/h1>/)
  expect(text).toContain('Your services')
  // Without JavaScript the button of the alerts is a link to the subscriptions.
  expect(text).toMatch(/<a[^>]* href="\/product-alerts[^"]*"[^>]*>(<[^>]*>)*Alerts: (on|critical only)/)
})

test('the kinds of alerts of a product are chosen in a menu, critical ones are always on, and each choice can be undone', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const kind = (name: string) => page.getByRole('switch', { name: `Halyard Flight Planner: ${name}` })
  const expectKinds = async (serviceNotice: boolean, newVersion: boolean): Promise<void> => {
    await visit(page, '/product-alerts')
    await expect(kind('new data cycle')).toHaveCount(0)
    await expect(kind('service notice')).toBeChecked({ checked: serviceNotice })
    await expect(kind('new version')).toBeChecked({ checked: newVersion })
  }
  await visit(page, '/product-alerts')
  // Each choice is changed, so that the page says when it has saved them.
  await kind('service notice').press(' ')
  await kind('service notice').setChecked(true)
  await kind('new version').setChecked(false)
  await expect(page.getByText('Saving', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/Saved at/)).toBeVisible()

  await visit(page, '/products-and-services?productName=HF-5400')
  await page.getByRole('button', { name: 'Alerts: on', exact: true }).click()
  const menu = page.getByRole('menu', { name: 'Alerts about Halyard Flight Planner' })
  await expect(menu.getByRole('menuitemcheckbox', { name: 'New data cycle' })).toHaveCount(0)
  await expect(menu.getByRole('menuitemcheckbox', { name: /^Critical data and safety alerts/ })).toBeDisabled()
  await expectAccessible(page)
  await menu.getByRole('menuitemcheckbox', { name: 'Service notice' }).press('Enter')
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('Halyard Flight Planner, service notice: off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alerts: critical only' })).toBeVisible()
  await expect(menu.getByRole('menuitemcheckbox', { name: 'Service notice' })).toBeFocused()
  await notices.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(notices.getByText('Halyard Flight Planner, service notice: on.')).toBeVisible()
  await expectKinds(true, false)
})
