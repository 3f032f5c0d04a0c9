import { expect, expectAccessibleAtBothWidths, test } from './product.ts'

test('the API reference finds operations and describes them', { tag: '@long' }, async ({ openBrowser }) => {
  // The viewer is large, and its elements are many to check.
  const page = await openBrowser(null)
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('API reference | Navdesk')
  // Chapters are closed until one is opened, here by the keyboard.
  const chapter = page.getByRole('button', { name: 'Expand operation' }).first()
  await expect(chapter).toBeVisible()
  await expect(page.getByText('/auth/sign-in', { exact: true })).toHaveCount(0)
  await chapter.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.opblock').first()).toBeVisible()

  await page.getByPlaceholder('Filter').fill('patch update record')
  const operation = page.locator('.opblock').filter({ hasText: 'unless the record has changed' })
  await expect(operation).toBeVisible()
  // The button is visible without hovering, and large enough for a finger.
  const copyButton = operation.getByRole('button', { name: 'Copy path to clipboard' })
  expect((await copyButton.boundingBox())?.width).toBeGreaterThanOrEqual(24)
  await operation.locator('button').first().click()
  await expect(operation.getByText('STALE_VERSION')).toBeVisible()
  await expect(operation.getByText('Needs a session.')).toBeVisible()
  await expectAccessibleAtBothWidths(page)

  await page.getByRole('link', { name: 'Back to Navdesk' }).click()
  await expect(page).not.toHaveURL(/api/)
})
