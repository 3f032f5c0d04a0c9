import type { Page } from '@playwright/test'
import { addressesOf } from './addresses.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, people, test, untilAlive, visit, widths } from './product.ts'

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

test('the facts of a case are not cut off on a phone', async ({ openBrowser, product }) => {
  const { body } = await (await product.signIn(people.mara)).post('/services/data/v65.0/ui-api/records', {
    apiName: 'Case',
    fields: {
      Subject: 'A question about the charts',
      Description: 'Which of them are printed?',
      Impact__c: 'Complaint/Question',
      IssueType__c: 'Product',
    },
  })
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, `/case-details?id=${(body as { id: string }).id}`)
  await expect(page.locator('dl').getByText('Complaint/Question (no loss)')).toBeVisible()
  const cut = await page
    .locator('dl > div')
    .evaluateAll((facts) => facts.filter((fact) => fact.scrollWidth > fact.clientWidth).map((fact) => fact.textContent))
  expect(cut).toEqual([])
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

/** Opens the first case of a list. */
async function visitCase(page: Page): Promise<void> {
  await visit(page, '/case-manager')
  await new CaseManagerPage(page).cases.first().click()
  await new CasePage(page).shown()
}

test('controls on a phone are at least 44 px wide and high', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  const small = () =>
    page.locator('a, button, select, [role=tab]').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.closest('p') && element.clientWidth > 1)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 44)
        .map(({ element, box }) => `${element.textContent} ${box.width} × ${box.height}`),
    )
  const smallTargets: Record<string, string[]> = {}
  for (const address of ['/', '/case-manager?created=last60', '/case-manager/Open-a-Case']) {
    await visit(page, address)
    smallTargets[address] = await small()
  }
  await visitCase(page)
  smallTargets.case = await small()
  expect(smallTargets).toEqual({
    '/': [],
    '/case-manager?created=last60': [],
    '/case-manager/Open-a-Case': [],
    case: [],
  })
})

test('at 320 × 256 px, a page at 400 %, header and dock leave 70 % of the height', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { viewport: { width: 320, height: 256 } })
  await visitCase(page)
  const freeShare = () =>
    page.evaluate(() => {
      const isFree = (y: number) => {
        const element = document.elementFromPoint(innerWidth / 2, y)
        const bars = ['sticky', 'fixed']
        for (let at = element; at !== null; at = at.parentElement)
          if (bars.includes(getComputedStyle(at).position)) return false
        return element?.closest('header') === null
      }
      return Array.from({ length: innerHeight }, (_, y) => isFree(y)).filter(Boolean).length / innerHeight
    })
  const atTop = await freeShare()
  await page.evaluate(() => scrollTo(0, 500))
  expect([atTop, await freeShare()].map((share) => share >= 0.7)).toEqual([true, true])
})

test('a page looks the same when it is loaded directly and when it is opened from another page', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const page = await openBrowser('mara')
  const looks = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    return await page.evaluate(() =>
      [...document.querySelectorAll('main *')].map(
        (element) => `${element.className}; ${getComputedStyle(element).cssText}`,
      ),
    )
  }
  for (const { name, title } of [
    { name: 'caseManager', title: 'Case Manager' },
    { name: 'openCase', title: 'Open a Case' },
  ] as const) {
    const [address = ''] = await addressesOf(name, product)
    await visit(page, address)
    const direct = await looks(title)
    await visit(page, '/')
    await page.getByRole('main').getByRole('link', { name: title }).first().click()
    const opened = await looks(title)
    expect(
      opened.filter((look, index) => look !== direct[index]),
      address,
    ).toEqual([])
    expect(opened.length).toBe(direct.length)
  }
})

for (const [width, viewport] of Object.entries(widths)) {
  test(`nothing moves on a slow line while a page loads, ${width}`, { tag: width === 'phone' ? [] : '@long' }, async ({
    openBrowser,
  }) => {
    const page = await openBrowser('mara', { viewport, hasMotion: true })
    const moved = await watchMoves(page)
    const caseManager = new CaseManagerPage(page)
    await visit(page, '/case-manager')
    await page.waitForLoadState('networkidle')
    await moved()
    // A shift within 500 ms of a click is not counted, so the answer takes longer.
    await page.route('**/services/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await caseManager.tab('All Cases').click()
    await expect(page.getByText('Loading cases')).toBeAttached()
    await expect(caseManager.cases.first()).toBeVisible()
    const toOtherList = await moved()
    await page.getByRole('link', { name: 'Open a Case' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
    expect([toOtherList, await moved()].map((sum) => sum < 0.1)).toEqual([true, true])
  })
}

test('no page moves when its fonts arrive late', { tag: '@long' }, async ({ openBrowser, product }) => {
  const moves: [address: string, sum: number][] = []
  for (const [reader, names] of [
    [null, ['home', 'article']],
    ['mara', ['caseManager', 'caseDetails']],
  ] as const) {
    // A font in the cache would not be late.
    const page = await openBrowser(reader, { hasMotion: true, isNew: true })
    const moved = await watchMoves(page)
    for (const name of names) {
      const [address = ''] = await addressesOf(name, product)
      const fonts = Promise.withResolvers<void>()
      const isLate = page.waitForRequest('**/*.woff2')
      await page.route('**/*.woff2', async (route) => {
        await fonts.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await untilAlive(page)
      await isLate
      await painted(page)
      fonts.resolve()
      await page.evaluate(() => document.fonts.ready)
      await painted(page)
      moves.push([address, await moved()])
      await page.unroute('**/*.woff2')
    }
  }
  expect(moves.filter(([, sum]) => sum >= 0.02)).toEqual([])
})

/**
 * Watches a page that is opened from now on.
 *
 * @returns a function that answers the layout shift since its last call, as Cumulative Layout Shift counts it.
 */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.splice(0).reduce((sum, shift) => sum + shift, 0),
    )
}

/** Waits until all changes are painted. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
