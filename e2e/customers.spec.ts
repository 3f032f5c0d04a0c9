import { expect, expectAccessible, expectNoOverflow, test, visit, widths } from './product.ts'

test('an agent adds the first account admin on a phone without JavaScript', async ({ openBrowser }) => {
  const page = await openBrowser('jonas', { viewport: widths.phone, hasJavaScript: false })
  await page.goto('/agent/customers/accounts?q=Osprey')
  await page.getByRole('link', { name: 'Osprey Ridge' }).first().click()
  for (const list of ['Contacts', 'Fleet', 'Services', 'Cases']) {
    await expect(page.getByRole('heading', { name: list, exact: true, level: 2 })).toBeVisible()
  }
  await expectNoOverflow(page)
  await page.getByRole('link', { name: 'Add person' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Plain')
  await page.getByLabel('E-mail').fill(`ada.plain.${Date.now()}@osprey-ridge.example`)
  await page.getByRole('radio', { name: 'Account admin' }).check()
  await page.getByRole('button', { name: 'Add person' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Plain' }).first()).toBeVisible()
})

test('an agent finds a caller, reads what the account has, and opens the case of an e-mail', async ({
  openBrowser,
}) => {
  const page = await openBrowser('jonas', { viewport: widths.wide })
  await visit(page, '/search?q=Okafor')
  const found = page.getByRole('region', { name: 'Customers' })
  await expect(found.getByRole('link', { name: 'All accounts with these words' })).toBeVisible()
  await found.getByRole('link', { name: 'Mara Okafor' }).click()
  await expect(page.getByRole('heading', { name: 'Mara Okafor', level: 1 })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Osprey Ridge/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Open a Case' }).click()
  await page.getByRole('radio', { name: 'E-mail', exact: true }).check()
  await page.getByLabel('Subject').fill('Charts of the north are missing')
  await page.getByLabel('Description').fill('Written by e-mail on Monday.')
  await page.getByRole('radio', { name: /Minor Degradation/ }).check()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page).toHaveURL(/\/case-details\?id=500/)
  await page.locator('a[href^="/agent/customers/accounts?id="]').click()
  await expect(page).toHaveURL(/\/agent\/customers\/accounts/)
  await expect(page.getByRole('heading', { name: 'Cases', exact: true, level: 2 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Charts of the north are missing')).toBeVisible()
})

test('customers and authors have no pages of customers', async ({ openBrowser }) => {
  for (const person of ['mara', 'theo', 'priya'] as const) {
    const page = await openBrowser(person, { expects: [/404/] })
    expect((await page.goto('/agent/customers/accounts'))?.status()).toBe(404)
  }
  const page = await openBrowser('jonas', { expects: [/404/] })
  for (const address of [
    '/agent/customers/people',
    '/agent/customers/products',
    '/agent/customers/accounts?id=001000000000009AAA',
  ]) {
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 404])
  }
})
