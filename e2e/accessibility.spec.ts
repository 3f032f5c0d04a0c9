import type { Page } from '@playwright/test'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

const looks = [
  { name: 'wide and light', viewport: widths.wide, colorScheme: 'light' },
  { name: 'on a phone and dark', viewport: widths.phone, colorScheme: 'dark' },
] as const

/** Goes to the first case that a query of Case Manager finds. */
async function visitCase(page: Page, query: string): Promise<void> {
  await visit(page, `/case-manager${query}`)
  await new CaseManagerPage(page).cases.first().click()
  await new CasePage(page).shown()
}

for (const { name, viewport, colorScheme } of looks) {
  test(`every screen is accessible, ${name}`, async ({ openBrowser }) => {
    test.setTimeout(120_000)
    const page = await openBrowser('mara', { viewport, expects: [/404/] })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })

    for (const address of ['/', '/case-manager', '/case-manager/Open-a-Case', '/nowhere']) {
      await visit(page, address)
      await expectAccessible(page)
    }
    await visitCase(page, '')
    await expectAccessible(page)
    await visitCase(page, '?list=all&status=Closed')
    await expect(page.getByText('This case is closed.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await visit(page, '/')
    await page.getByRole('list', { name: 'Top articles' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Not solved?' })).toBeVisible()
    await expectAccessible(page)
  })

  test(`every state of a screen is accessible, ${name}`, async ({ openBrowser }) => {
    test.setTimeout(120_000)
    const page = await openBrowser('mara', { viewport, expects: [/Failed to load resource/] })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const caseManager = new CaseManagerPage(page)

    await test.step('nothing found', async () => {
      await visit(page, '/case-manager?q=xyzzy')
      await expectAccessible(page)
    })
    await test.step('filters with a problem', async () => {
      const filters = await caseManager.openFilters()
      await caseManager.setRange(filters, '2026-11-01', '2026-10-01')
      await filters.getByRole('button', { name: 'Apply' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    })
    await test.step('loading, then failed', async () => {
      await visit(page, '/case-manager')
      const asked = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      await page.route('**/list-records/Case/AllCases', async (route) => {
        asked.resolve()
        await answer.promise
        await route.fulfill({ status: 503, json: [{ errorCode: 'SERVICE_UNAVAILABLE', message: 'Busy' }] })
      })
      await caseManager.tab('All Cases').click()
      await asked.promise
      await expect(page.getByText('Loading cases')).toBeAttached()
      await expectAccessible(page)
      answer.resolve()
      await expect(page.getByText('The cases could not be loaded.')).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/list-records/Case/AllCases')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(caseManager.cases.first()).toBeVisible()
    })
    await test.step('form with problems, and its picklist open', async () => {
      const openCase = new OpenCasePage(page)
      await openCase.visit()
      await openCase.submit()
      await expectAccessible(page)
      await page.getByRole('combobox', { name: 'Product' }).fill('a')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('menu', async () => {
      await visit(page, '/case-manager')
      if (viewport === widths.phone) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Account menu, Mara Okafor' }).click()
        await expect(page.getByRole('menu')).toBeVisible()
      }
      await expectAccessible(page)
    })
  })

  test(`signing in is accessible, with and without a problem, ${name}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await page.emulateMedia({ colorScheme })
    await visit(page, '/login?reason=expired')
    await expect(page.getByText('Your session has expired. Please Sign In again to continue.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectAccessible(page)
  })
}
