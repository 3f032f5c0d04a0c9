import type { Page } from '@playwright/test'
import { codeOf } from './app-code.ts'
import { expect, expectAccessible, password, people, test, untilAlive, widths } from './product.ts'

/** Her other sessions end here, so that no later test uses hers; without the app she signs in as before. */
const owner = people.lena

async function givePassword(page: Page): Promise<void> {
  await page.goto('/login?startURL=%2Faccount%2Fsecurity')
  await page.getByLabel('E-mail').fill(owner)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('an authenticator app is added, asked for without JavaScript and removed', async ({ openBrowser }) => {
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/400/, /401/] })
  await givePassword(page)
  await expect(page).toHaveURL('/account/security')
  await untilAlive(page)
  const section = page.getByRole('region', { name: 'Two-step verification' })
  await section.getByRole('button', { name: 'Set up' }).click()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await expect(section.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = (await section.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? ''
  await section.getByLabel('Code from the app').fill(codeOf(key))
  await section.getByRole('button', { name: 'Confirm app' }).click()
  const codes = section.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await section.getByRole('button', { name: 'I saved the codes' }).click()

  const plain = await openBrowser(null, { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  await givePassword(plain)
  await expect(plain.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await plain.getByLabel('Code').fill('000 000')
  await plain.getByRole('button', { name: 'Verify' }).click()
  await expect(plain.getByText(/This code is not correct/)).toBeVisible()
  await plain.getByLabel('Code').fill(codeOf(key, 30))
  await plain.getByRole('button', { name: 'Verify' }).click()
  await expect(plain).toHaveURL('/account/security')

  const elsewhere = await openBrowser(null, { viewport: widths.phone, expects: [/401/] })
  await givePassword(elsewhere)
  await expect(elsewhere).toHaveURL(/\/login\/verify\?startURL=/)
  await untilAlive(elsewhere)
  await expectAccessible(elsewhere)
  await elsewhere.getByLabel('Code').fill(recoveryCode)
  await elsewhere.getByRole('button', { name: 'Verify' }).click()
  await expect(elsewhere.getByText('9 codes left.', { exact: false })).toBeVisible()

  await section.getByRole('button', { name: 'Remove' }).click()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The authenticator app is removed.', { exact: false })).toBeVisible()
})
