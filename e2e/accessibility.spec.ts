import type { Page } from '@playwright/test'
import type { SessionShape } from 'contract'
import { isFor } from 'portal/audience'
import { allPages } from 'portal/pages'
import { addressesOf } from './addresses.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

const looks = [
  { name: 'wide and light', viewport: widths.wide, colorScheme: 'light' },
  { name: 'on a phone and dark', viewport: widths.phone, colorScheme: 'dark' },
] as const

/** Readers in order of preference: each page is opened by the first one it is for, and by visitors. */
const readers = [
  ['mara', 'Customer'],
  ['theo', 'AccountAdmin'],
  ['jonas', 'Agent'],
  ['priya', 'Author'],
  [null, null],
] as const

const sessionOf = (profile: string | null) => (profile === null ? null : ({ user: { profile } } as SessionShape))

/** Opens the first case that a query of Case Manager finds. */
async function visitCase(page: Page, query: string): Promise<void> {
  await visit(page, `/case-manager${query}`)
  await new CaseManagerPage(page).cases.first().click()
  await new CasePage(page).shown()
}

for (const { name, viewport, colorScheme } of looks) {
  test(`every page is accessible, ${name}`, async ({ openBrowser, product }) => {
    // The time grows with the pages.
    test.setTimeout(60_000 + 20_000 * allPages.length)
    const page = await openBrowser('mara', { viewport, expects: [/404/] })
    await page.emulateMedia({ colorScheme })

    await visit(page, '/nowhere')
    await expectAccessible(page)
    for (const [name, { audience }] of allPages) {
      const [first, ...others] = readers.filter(([, profile]) => isFor(audience, sessionOf(profile)))
      if (!first) throw new Error(`nobody looks at the page ${name}`)
      // The header for visitors differs from that for signed-in users.
      for (const [reader] of [first, ...others.filter(([one]) => one === null)]) {
        const opened = reader === 'mara' ? page : await openBrowser(reader, { viewport })
        await opened.emulateMedia({ colorScheme })
        for (const address of await addressesOf(name, product)) {
          await visit(opened, address)
          await expect(opened).toHaveURL(address)
          await expectAccessible(opened)
        }
      }
    }
    await visitCase(page, '?list=all&status=Closed')
    await expect(page.getByText('This case is closed.', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })

  test(`every state of a screen is accessible, ${name}`, async ({ openBrowser }) => {
    test.setTimeout(120_000)
    const page = await openBrowser('mara', { viewport, expects: [/Failed to load resource/] })
    await page.emulateMedia({ colorScheme })
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
