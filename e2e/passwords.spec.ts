import type { Page } from '@playwright/test'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, password, test, visit, widths } from './product.ts'

/** No other test signs in as this person, whose password is changed. */
const owner = 'tomas.brandt@calder-aerodata.example'

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a forgotten password is reset by the mailed link in another browser', async ({ openBrowser, product }) => {
  const page = await openBrowser(null, { viewport: widths.phone })
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset password', exact: true })).toBeVisible()
  await page.getByLabel('E-mail').fill(owner)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resend e-mail' })).toHaveAttribute('aria-disabled', 'true')

  const elsewhere = await openBrowser(null, { viewport: widths.phone, expects: [/400/, /401/] })
  await visit(elsewhere, await mailedLink(product, owner, 'Choose a new password'))
  const save = elsewhere.getByRole('button', { name: 'Reset password' })
  await elsewhere.getByLabel('New password').fill('Aaaaaaaaaaaaa1!')
  await elsewhere.getByLabel('Re-enter password').fill('Aaaaaaaaaaaaa1')
  await expect(elsewhere.getByText('Not common or easy to guess, not met')).toBeVisible()
  await save.click()
  await expect(elsewhere.getByText("Passwords don't match.", { exact: true })).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByLabel('Re-enter password').fill('Aaaaaaaaaaaaa1!')
  await save.click()
  await expect(
    elsewhere.getByText('Invalid password. Please verify below instructions and try again', { exact: true }),
  ).toBeVisible()
  const next = `Over-the-fells.${Date.now()}`
  await elsewhere.getByLabel('New password').fill(next)
  await elsewhere.getByLabel('Re-enter password').fill(next)
  await save.click()
  await expect(elsewhere.getByText('Your password was updated. Sign in with it.')).toBeVisible()
  await signIn(elsewhere, owner, password)
  await expect(
    elsewhere.getByText('Sorry your password is incorrect. Please try again.', { exact: true }),
  ).toBeVisible()
  await signIn(elsewhere, owner, next)
  await expect(elsewhere.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect
    .poll(async () =>
      (await product.mailbox()).some(({ to, subject }) => to.includes(owner) && /password was changed/.test(subject)),
    )
    .toBe(true)
})

test('without JavaScript a link is requested, and a wrong address is reported and kept', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false, expects: [/422/] })
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill('mara')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@company.com.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('mara')
  await page.getByLabel('E-mail').fill('unknown.person@osprey-ridge.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('If the address has an account, we sent a link to set a new password.')).toBeVisible()
})
