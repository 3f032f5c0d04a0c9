import { CaseManagerPage } from './pages/case-manager-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectLegible,
  test,
  visit,
  widths,
} from './product.ts'

// States that no page has when it is opened; every-page.spec.ts opens the pages.

test('every state of the screens of cases is accessible', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/Failed to load resource/] })
  const caseManager = new CaseManagerPage(page)

  await test.step('nothing found', async () => {
    await visit(page, '/case-manager?q=xyzzy')
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('filters with a problem', async () => {
    const filters = await caseManager.openFilters()
    await caseManager.setRange(filters, '2026-11-01', '2026-10-01')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expectAccessibleAtBothWidths(page)
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
    await expectAccessibleAtBothWidths(page)
    await page.unroute('**/list-records/Case/AllCases')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(caseManager.cases.first()).toBeVisible()
  })
  await test.step('form with problems, and its picklist open', async () => {
    const openCase = new OpenCasePage(page)
    await openCase.visit()
    await openCase.submit()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('combobox', { name: 'Product' }).fill('a')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('menu of the account', async () => {
    await visit(page, '/case-manager')
    await page.getByRole('button', { name: 'Account menu, Mara Okafor' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
  })
})

test('the menu of a phone is accessible', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, '/case-manager')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLegible(page)
})

test('signing in is accessible, with and without a problem', async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, '/login?reason=expired')
  await expect(page.getByText('Your session has expired. Please Sign In again to continue.')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectAccessibleAtBothWidths(page)
})
