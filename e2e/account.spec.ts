import type { Page } from '@playwright/test'
import { expect, expectAccessible, password, people, reload, test, untilAlive, visit, widths } from './product.ts'

/** Opens the Account Manager by the menu of the account. */
async function openAccountManager(page: Page): Promise<void> {
  await visit(page, '/case-manager')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Account Manager' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Personal Information' })).toBeVisible()
}

test('people change their own details and mails', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await openAccountManager(page)
  await expect(page.getByText('To change these details, contact your account admin.')).toBeVisible()
  await expect(page.getByText(people.mara)).toBeVisible()

  const phone = '+1 555 0178'
  await page.getByRole('link', { name: 'Edit phone number' }).click()
  await page.getByLabel('Phone number').fill(phone)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your change is saved.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit phone number' })).toBeFocused()
  await reload(page)
  await expect(page.getByText(phone)).toBeVisible()

  await page.getByRole('link', { name: 'Alerts & Notifications' }).click()
  const surveys = page.getByRole('switch', { name: 'Customer surveys' })
  const wasOn = await surveys.isChecked()
  await surveys.click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByText(/^For \d+ products?\. Product Alert Subscriptions$/)).toBeVisible()
  await reload(page)
  await expect(surveys).toBeChecked({ checked: !wasOn })
})

test('people turn the key of the search off and on among their details', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('theo')
  await visit(page, '/account/personal')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts, such as / to search' })
  // The key works once its code is loaded, and the field may appear after a further key was typed into it.
  const opened = () =>
    expect(async () => {
      if ((await field.count()) === 0) await page.keyboard.press('/')
      await expect(field).toBeVisible({ timeout: 500 })
    }).toPass()
  const closed = () =>
    expect(async () => {
      await page.keyboard.press('Escape')
      await expect(field).toHaveCount(0, { timeout: 500 })
    }).toPass()
  await opened()
  await closed()
  await expect(keys).toBeChecked()
  await keys.uncheck()
  await page.keyboard.press('/')
  await expect(field).toHaveCount(0)
  await reload(page)
  await expect(keys).not.toBeChecked()
  await keys.check()
  await opened()
  await closed()
})

test('a new name appears in the header, and a time zone that does not exist is refused', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('theo')
  await visit(page, '/account/personal?edit=FirstName')
  await page.getByLabel('First name').fill('Teo')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('banner').getByText('Teo Lindqvist')).toBeVisible()
  await visit(page, '/account/personal?edit=FirstName')
  await page.getByLabel('First name').fill('Theo')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('banner').getByText('Theo Lindqvist')).toBeVisible()

  const refused = await openBrowser('theo', { expects: [/400/] })
  await visit(refused, '/account/personal?edit=TimeZone')
  await refused.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Atlantis')
  await refused.keyboard.press('Tab')
  await refused.getByRole('button', { name: 'Save' }).click()
  await expect(refused.getByText('Time zone: the value has the wrong form.')).toBeVisible()
  await expect(refused.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Atlantis')
})

test('a detail is changed without JavaScript', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('ines', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/account/personal')
  await page.getByRole('link', { name: 'Edit role' }).click()
  await page.getByLabel('Role').fill('x'.repeat(81))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Role: enter at most 80 characters.')).toBeVisible()
  await page.getByLabel('Role').fill('Chief instructor')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Chief instructor')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})

/** A customer whose sessions no other test needs. */
const owner = 'sam.adeyemi@forty-second-wing.example'
const newPasswords = ['Over-the-fells.2026', 'Under-the-fells.2027', 'Beyond-the-fells.2028']

async function signIn(page: Page, typed: string): Promise<void> {
  await visit(page, '/login?startURL=%2Faccount%2Fsecurity')
  await page.getByLabel('E-mail').fill(owner)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/account/security')
  await untilAlive(page)
}

test('a logged out device and a changed password end the sessions elsewhere', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const [next = '', ...further] = newPasswords
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/400/] })
  const elsewhere = await openBrowser(null, { expects: [/401/] })
  await signIn(page, password)
  await signIn(elsewhere, password)

  await reload(page)
  await expect(page.getByText('This device')).toHaveCount(1)
  await page.getByRole('button', { name: /^Log Out .*Chrom/ }).click()
  await expect(page.getByText('The device is logged out.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/^[^?]*\/login/)
  await signIn(elsewhere, password)

  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await page.getByLabel('Re-enter password').fill(next)
    await page.getByRole('button', { name: 'Update password' }).click()
  }
  await change('not-my-Password.1')
  await expect(page.getByText('Sorry your password is incorrect. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await change(password)
  await expect(page.getByText('Your password is updated.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/^[^?]*\/login/)
  await signIn(elsewhere, next)

  // Other tests sign in with the first password, which may be set again after three others.
  let current = next
  for (const following of [...further, password]) {
    const client = await product.signIn(owner, current)
    const { status } = await client.post('/auth/password/change', { currentPassword: current, password: following })
    expect(status).toBe(200)
    current = following
  }
})
