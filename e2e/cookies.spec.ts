import { expect, expectAccessibleAtBothWidths, reload, test, visit } from './product.ts'

const named = { name: 'cookie-choices' }

test('visitors are asked once what may be stored, and change it in the footer', async ({ openBrowser }) => {
  const page = await openBrowser(null, { asksForCookies: true })
  await visit(page, '/trouble')
  const notice = page.getByRole('region', { name: 'Cookies' })
  await expect(notice).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await notice.getByRole('button', { name: 'Reject optional' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await reload(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)

  await visit(page, '/trouble')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  await expect(dialog.getByRole('switch')).toHaveCount(4)
  await expect(dialog.getByRole('switch', { name: 'Strictly necessary' })).toBeDisabled()
  await expect(dialog.getByRole('switch', { name: 'Functional' })).not.toBeChecked()
  await expectAccessibleAtBothWidths(page)
  await dialog.getByRole('switch', { name: 'Functional' }).press('Space')
  await dialog.getByRole('button', { name: 'Save choices' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your cookie choices are saved.')).toBeVisible()
  await reload(page)
  const kept = (await page.context().cookies()).find(({ name }) => name === named.name)
  expect(kept?.value).toMatch(/^2\.\d{4}-\d{2}-\d{2}\.functional$/)
})

test('a theme is kept only where functional cookies are allowed, and goes with them', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { asksForCookies: true })
  const chooseDark = async (): Promise<void> => {
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitemradio', { name: 'Theme: Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
  await visit(page, '/')
  await chooseDark()
  await expect(page.getByText('This theme lasts until you leave the page.')).toBeVisible()
  await reload(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await visit(page, '/')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
  await chooseDark()
  await reload(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
  await page.getByRole('button', { name: 'Reject optional' }).click()
  await reload(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('theme')
})

test('cookies are chosen without JavaScript', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null, { hasJavaScript: false, asksForCookies: true })
  await page.goto('/login?startURL=%2Fcase-manager')
  const notice = page.getByRole('region', { name: 'Cookies' })
  await notice.getByRole('link', { name: 'Cookie Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Settings' })).toBeVisible()
  await page.getByRole('switch', { name: 'Performance' }).check()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page).toHaveURL(/\/login\?startURL=%2Fcase-manager$/)
  await expect(notice).toHaveCount(0)
  const kept = (await page.context().cookies()).find(({ name }) => name === named.name)
  expect(kept?.value).toMatch(/\.performance$/)
})
