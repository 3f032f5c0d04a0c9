import type { Page } from '@playwright/test'
import type { SessionShape } from 'contract'
import { isFor } from 'portal/audience'
import { allPages, type PageName } from 'portal/pages'
import { addressesOf } from './addresses.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import {
  expect,
  expectAccessible,
  expectLegible,
  expectNoOverflow,
  type Person,
  test,
  visit,
  widths,
} from './product.ts'

// Opens every page once for each kind of reader to whom it looks different. Specs check the accessibility only of what is not seen here,
// such as open dialogs and problems.
test.describe.configure({ mode: 'parallel' })

const readers = { mara: 'Customer', theo: 'AccountAdmin', jonas: 'Agent', priya: 'Author', visitor: null } as const

type Reader = keyof typeof readers

/** Pages that differ for readers other than the first one they are for and visitors. */
const furtherReaders: Partial<Record<PageName, readonly Reader[]>> = {
  home: ['jonas', 'priya'],
  caseManager: ['jonas'],
  caseDetails: ['jonas'],
  productAlert: ['priya'],
}

const pagesOf = (reader: Reader): PageName[] =>
  allPages.flatMap(([name, { audience }]) => {
    const admitted = (Object.keys(readers) as Reader[]).filter((candidate) => isFor(audience, sessionOf(candidate)))
    // The header for visitors differs from that for signed-in users.
    const shown = [admitted[0], 'visitor', ...(furtherReaders[name] ?? [])]
    return admitted.includes(reader) && shown.includes(reader) ? [name] : []
  })

function sessionOf(reader: Reader): Pick<SessionShape, 'user'> | null {
  const profile = readers[reader]
  return profile === null ? null : ({ user: { profile } } as SessionShape)
}

for (const reader of Object.keys(readers) as Reader[]) {
  const names = pagesOf(reader)
  // Each half is a test, so that workers share them.
  for (const [part, half] of [names.slice(0, names.length / 2), names.slice(names.length / 2)].entries()) {
    test(`every page fits and is accessible, ${reader}, part ${part + 1}`, async ({ openBrowser, product }) => {
      const person: Person | null = reader === 'visitor' ? null : reader
      const page = await openBrowser(person)
      for (const name of half) {
        for (const address of await addressesOf(name, product)) {
          await visit(page, address)
          await expect(page).toHaveURL(address)
          await expectFitsEveryLook(page)
        }
      }
    })
  }
}

test('the page for a missing address and a closed case fit and are accessible', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/404/] })
  await visit(page, '/nowhere')
  await expectFitsEveryLook(page)
  await visit(page, '/case-manager?list=all&status=Closed')
  await new CaseManagerPage(page).cases.first().click()
  await new CasePage(page).shown()
  await expect(page.getByText('This case is closed.', { exact: false })).toBeVisible()
  await expectFitsEveryLook(page)
})

/** All checks in a wide, light window; in a narrow, dark one those whose result may differ there. The page is loaded once. */
async function expectFitsEveryLook(page: Page): Promise<void> {
  await page.setViewportSize(widths.wide)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(widths.phone)
  await expectLegible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
}
