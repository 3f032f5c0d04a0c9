import type { Page } from '@playwright/test'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, password, startProduct, testsOf, visit, widths } from './product.ts'

/** A product of its own: others could not sign in any more as the people whose passwords are changed. */
const test = testsOf('passwords', startProduct)

const owners = { wide: 'sam.adeyemi@forty-second-wing.example', phone: 'wren.castell@calder-aerodata.example' } as const
const NEXT = 'Over-the-fells.2026'

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

for (const name of ['wide', 'phone'] as const) {
  test(`a forgotten password is reset by the mailed link in another browser, ${name}`, async ({
    openBrowser,
    product,
  }) => {
    const [owner, viewport] = [owners[name], widths[name]]
    const page = await openBrowser(null, { viewport })
    await visit(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset password', exact: true })).toBeVisible()
    await page.getByLabel('E-mail').fill(owner)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resend e-mail' })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)

    const other = await openBrowser(null, { viewport, expects: [/400/, /401/] })
    await visit(other, await mailedLink(product, owner, 'Choose a new password'))
    const save = other.getByRole('button', { name: 'Reset password' })
    await other.getByLabel('New password').fill('Aaaaaaaaaaaaa1!')
    await other.getByLabel('Re-enter password').fill('Aaaaaaaaaaaaa1')
    await expect(other.getByText('Not common or easy to guess, not met')).toBeVisible()
    await save.click()
    await expect(other.getByText("Passwords don't match.", { exact: true })).toBeVisible()
    await expectAccessible(other)
    await other.getByLabel('Re-enter password').fill('Aaaaaaaaaaaaa1!')
    await save.click()
    await expect(
      other.getByText('Invalid password. Please verify below instructions and try again', { exact: true }),
    ).toBeVisible()
    await other.getByLabel('New password').fill(password)
    await other.getByLabel('Re-enter password').fill(password)
    await save.click()
    await expect(other.getByText('This password is one of your last 3 passwords. Choose another one.')).toBeVisible()
    await other.getByLabel('New password').fill(NEXT)
    await other.getByLabel('Re-enter password').fill(NEXT)
    await save.click()
    await expect(other.getByText('Your password was updated. Sign in with it.')).toBeVisible()
    await signIn(other, owner, password)
    await expect(other.getByText('Sorry your password is incorrect. Please try again.', { exact: true })).toBeVisible()
    await signIn(other, owner, NEXT)
    await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
    await expect
      .poll(async () =>
        (await product.mailbox()).some((one) => one.to.includes(owner) && /password was changed/.test(one.subject)),
      )
      .toBe(true)
  })
}

test('a used link says so, and leads to a new one', async ({ openBrowser }) => {
  const page = await openBrowser(null, { expects: [/400/] })
  await visit(page, '/reset-password#token=used')
  await page.getByLabel('New password').fill(NEXT)
  await page.getByLabel('Re-enter password').fill(NEXT)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible()
})

test('a link is asked for without JavaScript, and what is wrong is said with what was typed', async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false, expects: [/422/] })
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill('mara')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Enter a valid email address, such as name@company.com.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('mara')
  await page.getByLabel('E-mail').fill('nobody@osprey-ridge.example')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('If the address has an account, we sent a link to set a new password.')).toBeVisible()
})
