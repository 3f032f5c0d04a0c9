import { expect, expectAccessible, test, widths } from './product.ts'

const looks = [
  { name: 'wide and light', viewport: widths.wide, colorScheme: 'light' },
  { name: 'on a phone and dark', viewport: widths.phone, colorScheme: 'dark' },
] as const

for (const { name, viewport, colorScheme } of looks) {
  test(`the API reference finds operations and describes them, ${name}`, async ({ openBrowser }) => {
    // The viewer is large, and its elements are many to check.
    test.setTimeout(120_000)
    const page = await openBrowser(null, { viewport })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await page.goto('/api/docs')
    await expect(page).toHaveTitle('API reference | Navdesk')
    // Chapters are closed until one is opened, here by the keyboard.
    const chapter = page.getByRole('button', { name: 'Expand operation' }).first()
    await expect(chapter).toBeVisible()
    await expect(page.getByText('/auth/sign-in', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await chapter.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.opblock').first()).toBeVisible()
    expect(await isWithin()).toBe(true)

    await page.getByPlaceholder('Filter').fill('patch update record')
    const found = page.locator('.opblock').filter({ hasText: 'unless it changed' })
    await expect(found).toBeVisible()
    // It is there before a mouse is over it, and for fingers.
    const copies = found.getByRole('button', { name: 'Copy path to clipboard' })
    expect((await copies.boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await found.locator('button').first().click()
    await expect(found.getByText('STALE_VERSION')).toBeVisible()
    await expect(found.getByText('Needs a session.')).toBeVisible()
    expect(await isWithin()).toBe(true)
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Back to Navdesk' }).click()
    await expect(page).not.toHaveURL(/api/)
  })
}
