import type { Page } from '@playwright/test'
import type { SessionShape } from 'contract'
import type { DevEnv } from 'dev-env'
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

const readers = {
  mara: 'Customer',
  theo: 'AccountAdmin',
  jonas: 'Agent',
  priya: 'Author',
  ingrid: 'Administrator',
  visitor: null,
} as const

type Reader = keyof typeof readers

/** Pages that differ for readers other than the first one they are for and visitors. */
const furtherReaders: Partial<Record<PageName, readonly Reader[]>> = {
  home: ['jonas', 'priya', 'ingrid'],
  caseManager: ['jonas'],
  caseDetails: ['jonas'],
  productAlert: ['priya'],
}

/** The pages that the reader sees as the first one admitted, and those that only look different to this reader. */
function pagesOf(reader: Reader): { first: PageName[]; further: PageName[] } {
  const first: PageName[] = []
  const further: PageName[] = []
  for (const [name, { audience }] of allPages) {
    const admitted = (Object.keys(readers) as Reader[]).filter((candidate) => isFor(audience, sessionOf(candidate)))
    if (admitted[0] === reader) first.push(name)
    // The header for visitors differs from that for signed-in users.
    else if (admitted.includes(reader) && ['visitor', ...(furtherReaders[name] ?? [])].includes(reader))
      further.push(name)
  }
  return { first, further }
}

function sessionOf(reader: Reader): Pick<SessionShape, 'user'> | null {
  const profile = readers[reader]
  return profile === null ? null : ({ user: { profile } } as SessionShape)
}

for (const reader of Object.keys(readers) as Reader[]) {
  const { first, further } = pagesOf(reader)
  // Each half is a test, so that workers share them.
  const halves = [first.slice(0, first.length / 2), first.slice(first.length / 2)]
  for (const [part, half] of halves.filter((names) => names.length > 0).entries()) {
    test(`every page fits and is accessible, ${reader}, part ${part + 1}`, async ({ openBrowser, product }) => {
      await expectAllFit(await openBrowser(personOf(reader)), product, half)
    })
  }
  if (further.length === 0) continue
  test(`every page that looks different to ${reader} fits and is accessible`, { tag: '@long' }, async ({
    openBrowser,
    product,
  }) => {
    await expectAllFit(await openBrowser(personOf(reader)), product, further)
  })
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

const personOf = (reader: Reader): Person | null => (reader === 'visitor' ? null : reader)

async function expectAllFit(page: Page, product: DevEnv, names: readonly PageName[]): Promise<void> {
  for (const name of names) {
    for (const address of await addressesOf(name, product)) {
      await visit(page, address)
      await expect(page).toHaveURL(address)
      await expectFitsEveryLook(page)
    }
  }
}

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
