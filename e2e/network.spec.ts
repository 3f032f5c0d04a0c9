import type { Page } from '@playwright/test'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, reload, test, visit } from './product.ts'

test('opens a screen without a connection, shows the error there, and recovers when the connection is back', async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { expects: [/ERR_INTERNET_DISCONNECTED/] })
  await visit(page, '/')
  await untilLoadedAhead(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Case Manager', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Case Manager', level: 1 })).toBeVisible()
  await expect(page.getByText('The cases could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).focus()
  await page.context().setOffline(false)
  const caseManager = new CaseManagerPage(page)
  await expect(caseManager.cases.first()).toBeVisible()
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await page.context().setOffline(true)
  await caseManager.cases.first().click()
  await expect(page.getByText('The case could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Case', level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await new CasePage(page).shown()
})

test('opens a panel without a connection, and keeps the page when the code of a panel cannot be loaded', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] })
  const panel = page.waitForResponse(/FilterPanel-.*\.js/)
  await visit(page, '/case-manager')
  // With all the files that it needs.
  await page.evaluate((address) => import(address).then(() => undefined), (await panel).url())
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()

  await page.context().setOffline(false)
  await page.route(/FilterPanel-.*\.js/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('FilterPanel'))
  await reload(page)
  const caseManager = new CaseManagerPage(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  await filters.click()
  await failed
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
  await expect(caseManager.cases.first()).toBeVisible()
})

test('reloads the page for a part whose code the browser remembers as missing, and keeps what is typed', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/] })
  const dialogCode = /ActionDialog-.*\.js/
  await page.route(dialogCode, (route) => route.abort())
  await visit(page, '/case-manager?status=Open')
  await new CaseManagerPage(page).cases.first().click()
  await new CasePage(page).shown()
  const comment = page.getByLabel('Add a comment')
  await comment.fill('Typed while a part was missing')
  const escalate = page.getByRole('button', { name: 'Escalate', exact: true })
  await escalate.click()
  const failure = page.getByText('This part of the page could not be loaded. Try again, or reload the page.')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(true)
  await again.click()
  await expect(failure).toBeVisible()
  await expect(comment).toHaveValue('Typed while a part was missing')
  await page.context().setOffline(false)
  await page.unroute(dialogCode)
  await again.click()
  await expect(failure).toHaveCount(0)
  await escalate.click()
  await expect(page.getByRole('dialog', { name: 'Escalate' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(comment).toHaveValue('Typed while a part was missing')
  await comment.fill('')
})

test('says that a screen cannot be loaded, and stays on the one that is shown with what is typed there', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', {
    expects: [/Failed to load resource/, /dynamically imported module/, /Error loading route module/],
  })
  const { openCase, code } = await openCaseWithoutCaseManager(page)
  // Files are not part of the draft. They are kept because the page is not reloaded.
  await openCase.attach({ name: 'card-log.txt', mimeType: 'text/plain', buffer: Buffer.from('a log') })
  await openCase.subject.fill('Typed before the line broke')
  await expect(page.getByText(/ready/)).toBeVisible()
  await page.getByRole('link', { name: 'Case Manager', exact: true }).first().click()
  await expect(page.getByText('The page could not be loaded. Check your connection.')).toBeVisible()
  await expect(page).toHaveURL('/case-manager/Open-a-Case')
  await expect(openCase.subject).toHaveValue('Typed before the line broke')
  await expect(page.getByText('card-log.txt', { exact: true })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Case Manager', level: 1 })).toBeVisible()
})

test('loads a screen as a new page whose code the browser remembers as missing, and keeps what is typed', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', {
    expects: [/Failed to load resource/, /dynamically imported module/, /Error loading route module/],
  })
  const { openCase, code } = await openCaseWithoutCaseManager(page)
  await openCase.subject.fill('Typed while there was no line')
  const link = page.getByRole('link', { name: 'Case Manager', exact: true }).first()
  await link.click()
  await expect(page.getByText('The page could not be loaded. Check your connection.')).toBeVisible()
  await page.unroute(code)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Case Manager', level: 1 })).toBeVisible()
  await openCase.visit()
  await expect(openCase.subject).toHaveValue('Typed while there was no line')
  await openCase.subject.fill('')
})

/** Waits until the page has loaded the code of the other screens, which begins once it has settled. */
async function untilLoadedAhead(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
        const { ahead } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as { ahead: string[] }
        return ahead.length > 0 && ahead.every((path) => loaded.includes(location.origin + path))
      }),
    )
    .toBe(true)
}

/** Opens the form of a new case in a page that cannot load the code of Case Manager from the address `code`. */
async function openCaseWithoutCaseManager(page: Page) {
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  const code = `**${await codeOfCaseManager(page)}`
  await page.route(code, (route) => route.abort())
  await openCase.visit()
  return { openCase, code }
}

/** The address of the code of Case Manager. */
const codeOfCaseManager = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (globalThis as unknown as { __reactRouterManifest: { routes: { caseManager: { module: string } } } })
        .__reactRouterManifest.routes.caseManager.module,
  )
