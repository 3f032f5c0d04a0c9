import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, test, visit } from './product.ts'

test('a picklist is at most 200 px high', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await new OpenCasePage(page).visit()
  await page.getByRole('button', { name: 'Show options: Product' }).click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const { height, scrollHeight, maxHeight } = await list.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    scrollHeight: element.scrollHeight,
    maxHeight: getComputedStyle(element).maxHeight,
  }))
  expect({ maxHeight, isCut: scrollHeight > 200, fits: height <= 200 }).toEqual({
    maxHeight: '200px',
    isCut: true,
    fits: true,
  })
})

test('the layout changes at 480 px, 48em and 64em', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager')
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const isShown = (role: 'table' | 'navigation', name?: string) =>
      page.getByRole(role, name === undefined ? {} : { name }).isVisible()
    return {
      table: await isShown('table'),
      navigation: await isShown('navigation', 'Main'),
      company: await page.getByRole('banner').getByText('Calder Aerodata').isVisible(),
    }
  }
  expect([await at(479), await at(480), await at(767), await at(768), await at(1023), await at(1024)]).toEqual([
    { table: false, navigation: false, company: false },
    { table: false, navigation: false, company: true },
    { table: false, navigation: false, company: true },
    { table: true, navigation: false, company: true },
    { table: true, navigation: false, company: true },
    { table: true, navigation: true, company: true },
  ])
})

test('the document is en-US, left to right, and names its version', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('contentinfo').getByText('Version 1.0', { exact: true })).toBeVisible()
})

test('wide pages have twelve columns', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/')
  const columns = await page
    .getByRole('main')
    .locator('div')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length))
  expect(Math.max(...columns)).toBe(12)
})
