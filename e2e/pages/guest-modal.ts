import type { Page } from '@playwright/test'
import { expect, visit } from '../product.ts'

/** Asks on a public article, as a visitor, for the mailed link to the form of a case. */
export async function askAsGuest(page: Page, urlName: string, { name, email }: { name: string; email: string }) {
  await visit(page, `/article/${urlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('E-mail').press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
}
