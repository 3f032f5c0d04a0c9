import type { Page } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import {
  draftsOf,
  expect,
  expectAccessible,
  password,
  people,
  reload,
  removeDrafts,
  test,
  untilAlive,
  visit,
  widths,
} from './product.ts'

const IDLE_MS = 1_800_000

/** Makes the page believe that its session ends in the given milliseconds; the session on the server is unchanged. */
async function pretendLeft(page: Page, leftMs: number): Promise<void> {
  await page.route('**/auth/session', async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as object
    const now = new Date()
    now.setMilliseconds(0)
    await route.fulfill({
      status: 200,
      headers: { 'content-type': 'application/json', date: now.toUTCString() },
      json: { ...session, idleExpiresAt: new Date(now.getTime() + leftMs).toISOString() },
    })
  })
}

/** Signs in by the form, so that the test has its own session. */
async function signIn(page: Page, address = '/'): Promise<void> {
  await visit(page, `/login?startURL=${encodeURIComponent(address)}`)
  await page.getByLabel('E-mail').fill(people.theo)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname === address)
  await untilAlive(page)
}

/** Takes the session from the browser, and lets the warning run out. */
async function timeOut(page: Page): Promise<void> {
  await pretendLeft(page, 30_000)
  await page.clock.fastForward(IDLE_MS - 29_000)
  await expect(page.getByRole('alertdialog', { name: 'Still there?', exact: true })).toBeVisible()
  await page.unroute('**/auth/session')
  await page.context().clearCookies()
  await page.clock.fastForward(31_000)
}

test('asks before an idle session ends, renews it on request, and says when it has timed out', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/401/] })
  await page.clock.install()
  await signIn(page)
  await pretendLeft(page, 30_000)
  await page.clock.fastForward(IDLE_MS - 29_000)
  const dialog = page.getByRole('alertdialog', { name: 'Still there?', exact: true })
  await expect(dialog.getByText('unless you press Continue Working', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Continue Working', exact: true })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  const [title, ring] = await Promise.all([
    dialog.getByRole('heading', { name: 'Still there?' }).boundingBox(),
    dialog.locator('svg[viewBox="0 0 72 72"]').boundingBox(),
  ])
  if (!title || !ring) throw new Error('the title or the ring is not rendered')
  expect(title.x).toBeGreaterThan(ring.x + ring.width)
  expect(title.y).toBeLessThan(ring.y + ring.height)
  await expectAccessible(page)
  await page.unroute('**/auth/session')
  await dialog.getByRole('button', { name: 'Continue Working', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Welcome, Theo' })).toBeVisible()
  await timeOut(page)
  await expect(page).toHaveURL('/login?reason=expired')
  await expect(
    page.getByText('Your session has expired. Please Sign In again to continue.', { exact: true }),
  ).toBeVisible()
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices).toHaveText('Your session has timed out. Try again.')
  // A public article stays open, as visitors see it.
  const article = `/article/${(await demoFacts(product)).publicArticleUrlName}`
  await signIn(page, article)
  // The view is counted after two seconds, while the session is there.
  await page.clock.runFor(3_000)
  await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
  await timeOut(page)
  await expect(notices).toHaveText('Your session has timed out. Try again.')
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In / Register', exact: true })).toBeVisible()
})

test('says at a new load that the session of the browser has ended, once', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  const forget = async () => {
    await page.context().addCookies([{ name: 'session', value: 'ended-long-ago', url: product.url }])
  }
  const expired = page.getByText('Your session has expired. Please Sign In again to continue.', { exact: true })
  for (const [address, signIn] of [
    ['/', '/login?reason=expired'],
    ['/case-manager', '/login?startURL=%2Fcase-manager&reason=expired'],
  ] as const) {
    await forget()
    await page.goto(address)
    await expect(page).toHaveURL(signIn)
    await expect(expired).toBeVisible()
  }
  await page.goto('/case-manager')
  await expect(page).toHaveURL('/login?startURL=%2Fcase-manager')
  await expect(expired).toBeHidden()
})

test('returns to the page after the session has ended, and keeps the input', async ({ openBrowser }) => {
  const page = await openBrowser(null, { expects: [/401/] })
  await signIn(page, '/case-manager/Open-a-Case')
  const openCase = new OpenCasePage(page)
  await openCase.fill('Typed before the end', 'It must not be lost.')
  // The end is noticed by the case itself or by the live stream, not by the draft on its way to the server.
  await page.route('**/ui-api/**', async (route) => {
    const request = route.request()
    const isDraft = `${request.url()} ${request.postData()}`.includes('CaseDraft__c')
    if (!isDraft) await route.continue()
  })
  await page.context().clearCookies()
  // The page may be gone before the press.
  const submit = page.getByRole('button', { name: 'Submit case' })
  await submit.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(
    page.getByText('Your session has expired. Please Sign In again to continue.', { exact: true }),
  ).toBeVisible()
  await untilAlive(page)
  await page.getByLabel('E-mail').fill(people.theo)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(openCase.subject).toHaveValue('Typed before the end')
  await expect(openCase.description).toHaveValue('It must not be lost.')
})

/** Presses Log Out in the account menu. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu, Theo Lindqvist' }).click()
  await page.getByRole('menuitem', { name: 'Log Out', exact: true }).click()
}

/** The keys of drafts that are left in the storage of the browser. */
const leftInBrowser = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))

test('signs out every tab, asks whether to keep a draft, and leaves nothing of it in the browser', async ({
  openBrowser,
  watched,
  savedSignIn,
}) => {
  const theo = await savedSignIn('theo')
  await removeDrafts(theo)
  const page = await openBrowser(null)
  await signIn(page, '/case-manager/Open-a-Case')
  const openCase = new OpenCasePage(page)
  await openCase.subject.fill('A draft of Theo')
  // A tab that opens before the draft is stored would send it as well, and one of the two would be refused.
  await expect.poll(() => draftsOf(theo)).toHaveLength(1)
  const secondTab = await page.context().newPage()
  watched(secondTab)
  await visit(secondTab, '/case-manager')
  await logOut(page)
  const dialog = page.getByRole('alertdialog', { name: 'Keep what you wrote?' })
  await expect(dialog.getByRole('button', { name: 'Keep and log out' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(openCase.subject).toHaveValue('A draft of Theo')
  await logOut(page)
  await expect(dialog.getByRole('button', { name: 'Keep and log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const tab of [page, secondTab]) {
    await expect(tab).toHaveURL(/\/login/)
    await expect(tab.getByText('You are logged out.')).toBeVisible()
  }
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('A draft of Theo')
  expect(await leftInBrowser(page)).toEqual([])
  expect(watched(secondTab).complaints).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, '/case-manager/Open-a-Case')
  await expect(openCase.subject).toHaveValue('A draft of Theo')
  await logOut(page)
  await dialog.getByRole('button', { name: 'Delete and log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  expect(await draftsOf(theo)).toEqual([])
})

test('saves no input typed between logging out and the next page', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const theo = await savedSignIn('theo')
  await removeDrafts(theo)
  const page = await openBrowser(null)
  await signIn(page, '/case-manager/Open-a-Case')
  const { subject } = new OpenCasePage(page)
  await subject.fill('A draft of Theo')
  await subject.evaluate((field: HTMLInputElement) => {
    const type = (): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Typed too late')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    addEventListener('pagehide', type)
  })
  await logOut(page)
  await page.getByRole('button', { name: 'Keep and log out' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
  expect(await leftInBrowser(page)).toEqual([])
  expect((await draftsOf(theo)).map(({ form, content }) => [form, content])).toEqual([
    ['case', expect.objectContaining({ subject: 'A draft of Theo' })],
  ])
})

test('keeps the chosen theme, and shows the company name in the footer only on wide screens', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  await visit(page, '/')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Theme: Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await reload(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const company = page.getByRole('contentinfo').getByText('Calder Aerodata', { exact: true })
  await expect(company).toBeVisible()
  await page.setViewportSize(widths.phone)
  await expect(company).toBeHidden()
})

test('one tab receives live changes for all tabs, and both show them', async ({
  openBrowser,
  product,
  savedSignIn,
}) => {
  const page = await openBrowser('mara')
  const jonas = await savedSignIn('jonas')
  await visit(page, '/case-manager?status=Open')
  const address = (await page.locator('tbody a').first().getAttribute('href')) ?? ''
  await visit(page, address)
  const secondTab = await page.context().newPage()
  const streams: string[] = []
  secondTab.on('request', (request) => request.url().includes('/events?') && streams.push(request.url()))
  await visit(secondTab, address)
  const ParentId = new URL(address, product.url).searchParams.get('id')
  const { status } = await jonas.post('/services/data/v65.0/ui-api/records', {
    apiName: 'CaseComment',
    fields: { ParentId, CommentBody: 'To both of your tabs.', IsPublished: true },
  })
  expect(status).toBe(201)
  for (const tab of [page, secondTab]) await expect(tab.getByText('To both of your tabs.')).toBeVisible()
  expect(streams).toEqual([])
})
