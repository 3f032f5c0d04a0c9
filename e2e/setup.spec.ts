import { expect, expectAccessible, test, visit, widths } from './product.ts'

test('a form of Setup works on a phone without JavaScript, and keeps what was typed after a refusal', async ({
  openBrowser,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  const number = `PLAIN-${Date.now()}`
  const add = async (name: string): Promise<void> => {
    await page.goto('/setup/products')
    await page.getByRole('link', { name: 'Add product' }).click()
    await page.getByLabel('Product name').fill(name)
    await page.getByLabel('Item number').fill(number)
    await page.getByRole('button', { name: 'Add product' }).click()
  }
  await add('Plain terrain')
  await expect(page.getByText('The change was made.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plain terrain', level: 1 })).toBeVisible()
  const address = page.url()
  await add('Same number')
  await expect(page.getByText('Another record already has this value.').first()).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('Same number')
  await page.goto(address)
  await page.getByRole('link', { name: 'Change product' }).click()
  await page.getByLabel('In the catalog').uncheck()
  await page.getByRole('button', { name: 'Change product' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  await page.goto(`/setup/products?q=${number}`)
  await expect(page.getByRole('link', { name: 'Plain terrain' })).toBeVisible()
})

test('Setup shows what is refused at its field, and is for administrators alone', async ({ openBrowser }) => {
  const page = await openBrowser('ingrid', { viewport: widths.wide, expects: [/400/] })
  await visit(page, '/setup/people?action=InviteStaff')
  await page.getByLabel('Name', { exact: true }).fill('Second Jonas')
  await page.getByLabel('E-mail', { exact: true }).fill('jonas.weil@calder-aerodata.example')
  await page.getByRole('radio', { name: 'Support agent' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Invite person' }).click()
  await expect(page.getByText('Email is being used by another user', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second Jonas')
  await expectAccessible(page)
  for (const person of ['mara', 'theo', 'jonas', 'priya'] as const) {
    const other = await openBrowser(person, { expects: [/404/] })
    const answer = await other.goto('/setup/accounts')
    expect(answer?.status()).toBe(404)
  }
})
