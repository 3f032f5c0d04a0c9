import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, password, people, reload, test, untilAlive, visit, widths } from './product.ts'
import { tryAgain } from './try-again.ts'

const fieldOf = (page: Page) => page.locator('main').getByRole('combobox', { name: 'Search' })

/** Searches for words by the field of the search page. */
async function search(page: Page, words: string): Promise<void> {
  await visit(page, '/search')
  await fieldOf(page).fill(words)
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=/)
}

/** The keys under which the browser keeps recent searches. */
const keptSearches = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('navdesk-searches')))

test('a customer finds articles, cases and products by misspelt words, and all cases with them', async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  await visit(page, '/search?q=terain+layers')
  const first = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveText('Terrain layer blank after a cycle update')
  await expect(first.getByRole('link').locator('mark')).toHaveText(['Terrain', 'layer'])
  await expect(page.getByRole('list', { name: 'Cases' })).toHaveCount(1)

  await visit(page, '/search?q=corrie+terrains')
  await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: 'Corrie Terrain', exact: true }).click()
  await expect(page).toHaveURL(/\/products-and-services\?productName=CT-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Corrie Terrain' })).toBeVisible()

  await visit(page, '/search?q=data')
  await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('link', { name: 'All cases with these words' }).click()
  await expect(page).toHaveURL('/case-manager?list=all&q=data')
  await expect(page.locator('main input[type="search"]')).toHaveValue('data')
})

test('an agent finds all cases with the words in the queue', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('jonas')
  await visit(page, '/search?q=data')
  await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(5)
  await page.getByRole('link', { name: 'All cases with these words' }).click()
  await expect(page).toHaveURL('/agent?queue=open&q=data')
  await expect(page.locator('main input[type="search"]')).toHaveValue('data')
})

test('a visitor finds public articles and products, and no cases', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, '/search?q=terain+layers')
  const first = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveText('Terrain layer blank after a cycle update')
  await visit(page, '/search?q=corie+terain')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link')).toHaveText(['Corrie Terrain'])
  await expect(page.getByRole('list', { name: 'Cases' })).toHaveCount(0)
  // The product's page in the knowledge base redirects to the product, and is no second hit.
  await expect(page.locator('main').getByRole('link', { name: 'Corrie Terrain', exact: true })).toHaveCount(1)
  await visit(page, '/search')
  await fieldOf(page).fill('corrie terr')
  await page.getByRole('option', { name: /^Corrie Terrain\s*Product$/ }).click()
  await expect(page).toHaveURL(/\/products-and-services\?productName=CT-/)
})

test('a search without results leads to a case', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null, { viewport: widths.phone })
  await visit(page, '/search?q=zyqqurath')
  const text = page.locator('main').getByText('Sorry, there were no results found', { exact: true }).last()
  await expect(text).toBeVisible()
  // There is a gap between the search box and the card.
  const [box, card] = await Promise.all([
    page.getByRole('main').getByRole('search').boundingBox(),
    text.locator('xpath=ancestor::*[contains(@class,"sheet")][1]').boundingBox(),
  ])
  expect((card?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(16)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open support case' }).last().click()
  await expect(page).toHaveURL('/guest-case')
})

test('the key / opens the search of the header, and arrow keys choose a suggestion', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null)
  await visit(page, '/article/load-a-new-airac-cycle-before-it-becomes-effective')
  const field = page.getByRole('combobox', { name: 'Search' })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('checksm')
  const option = page.getByRole('option').first()
  await expect(option).toContainText('checksum')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/article/checksum-message-at-power-on')
  await expect(field).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await field.fill('chart revision')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=chart+revision')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused()
  await page.keyboard.press('/')
  await expect(fieldOf(page)).toBeFocused()
})

test('the key / moves the focus to the search field of a list', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager?list=all')
  await page.keyboard.press('/')
  await expect(page.locator('main input[type="search"]')).toBeFocused()
})

test('recent searches are offered until functional cookies are withdrawn, in all tabs', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { asksForCookies: true })
  const recentOf = (tab: Page) => tab.getByRole('listbox', { name: 'Recent searches' })
  // Nothing is kept before it is allowed.
  await search(page, 'card')
  expect(await keptSearches(page)).toEqual([])
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
  await search(page, 'fuel policy')
  await visit(page, '/search')
  await fieldOf(page).click()
  await expect(recentOf(page).getByRole('option')).toHaveText(['fuel policy'])
  await expectAccessible(page)
  await recentOf(page).getByRole('option').click()
  await expect(page).toHaveURL('/search?q=fuel+policy')

  const secondTab = await page.context().newPage()
  await visit(secondTab, '/search')
  await visit(page, '/search')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
  await page.getByRole('button', { name: 'Reject optional' }).click()
  await expect(page.getByText('Your cookie choices are saved.')).toBeVisible()
  expect(await keptSearches(page)).toEqual([])
  for (const tab of [page, secondTab]) {
    await fieldOf(tab).click()
    await expect(recentOf(tab)).toHaveCount(0)
  }
  // The second tab knows of the choice as well, and keeps no further search.
  await fieldOf(secondTab).fill('terrain')
  await fieldOf(secondTab).press('Enter')
  await expect(secondTab).toHaveURL('/search?q=terrain')
  expect(await keptSearches(page)).toEqual([])
})

test("a visitor's recent searches are removed at sign-in, and those of a person at sign-out", { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null)
  await search(page, 'card')
  expect(await keptSearches(page)).toEqual(['navdesk-searches:visitor:'])
  await visit(page, '/login')
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ines' })).toBeVisible()
  await untilAlive(page)
  expect(await keptSearches(page)).toEqual([])
  await search(page, 'fuel')
  expect(await keptSearches(page)).toHaveLength(1)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await untilAlive(page)
  expect(await keptSearches(page)).toEqual([])
})

test('words that are typed before the code of a page runs stay in its search', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { viewport: widths.phone })
  for (const [address, shown] of [
    ['/', ''],
    ['/search?q=fuel', 'fuel'],
  ] as const) {
    await leaveQuietly(page)
    const releaseCode = await holdCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    const field = fieldOf(page)
    await expect(field).toHaveValue(shown)
    await field.fill('chart revision')
    releaseCode()
    await untilAlive(page)
    // The hydrated page keeps them when it renders again.
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveValue('chart revision')
    await expect(field).toBeFocused()
    await page.unroute(CODE)
    await field.press('Enter')
    await expect(page).toHaveURL('/search?q=chart+revision')
  }
})

for (const reader of ['mara', null] as const) {
  test(`${reader ?? 'a visitor'} narrows articles by product, category and type, and pages through them`, {
    tag: reader === 'mara' ? [] : '@long',
  }, async ({ openBrowser }) => {
    const isPhone = reader === null
    const page = await openBrowser(reader, { viewport: isPhone ? widths.phone : widths.wide })
    const heading = page.locator('main').getByRole('heading', { level: 2 }).last()
    const articles = page.getByRole('list', { name: 'Articles' })
    /** Chooses the first filter of a list, and expects as many articles as it says. */
    const narrow = async (list: string, name?: RegExp): Promise<string> => {
      const choices = page.getByRole('list', { name: list, exact: true }).filter({ visible: true })
      // On phones the filters fold, and may still be open from the choice before.
      await expect(async () => {
        if ((await choices.count()) === 0) await page.locator('summary').filter({ visible: true }).click()
        await expect(choices).toBeVisible({ timeout: 500 })
      }).toPass()
      const choice = choices.getByRole('link', name ? { name } : {}).first()
      const [, label = '', count = ''] = /^(.*) (\d+)$/.exec((await choice.textContent()) ?? '') ?? []
      await choice.click()
      await expect(page.getByRole('link', { name: `Remove the filter ${label}` })).toBeVisible()
      await expect(heading).toHaveText(count === '1' ? '1 article' : `${count} articles`)
      return label
    }
    await visit(page, '/search?q=card')
    await narrow('Type', /^Video/)
    await expect(page).toHaveURL('/search?q=card&type=Video')
    await expect(articles.locator('svg.lucide-circle-play')).toHaveCount(await articles.getByRole('listitem').count())

    await visit(page, '/search?q=data')
    const whole = (await heading.textContent()) ?? ''
    const product = await narrow('Product')
    const category = await narrow('Category')
    await expect(page).toHaveURL(/\/search\?q=data&product=[^&]+&category=[^&]+$/)
    if (isPhone) await expectFoldedFilters(page)
    await page.getByRole('link', { name: `Remove the filter ${product}` }).click()
    await expect(page).toHaveURL(/\/search\?q=data&category=[^&]+$/)
    await page.getByRole('link', { name: `Remove the filter ${category}` }).click()
    await expect(page).toHaveURL('/search?q=data')

    await expect(heading).toHaveText(whole)
    const total = Number(/\d+/.exec(whole)?.[0])
    const first = await articles.getByRole('link').first().textContent()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/search?q=data&page=2')
    await expect(page.getByText(`11–${Math.min(20, total)} of ${total}`)).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL('/search?q=data')
    await expect(articles.getByRole('link').first()).toHaveText(first ?? '')
  })
}

/** The filters fold under an icon of the product, and not under the marker of the browser. */
async function expectFoldedFilters(page: Page): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: 'Filters' })
  await expect(fold.locator('svg')).toBeVisible()
  expect(await fold.evaluate((summary) => getComputedStyle(summary).display)).toBe('flex')
  const button = page.locator('main').getByRole('button', { name: 'Search', exact: true })
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgba(0, 0, 0, 0)')
  await expectAccessible(page)
}

test('a search that fails can be repeated', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone, expects: [/Failed to load resource/] })
  await visit(page, '/search')
  await page.route('**/findEverywhere*', (route) => route.fulfill({ status: 503, json: [] }))
  const field = fieldOf(page)
  await field.fill('fuel policy')
  await field.press('Enter')
  await expect(page.getByText('The search did not answer.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/findEverywhere*')
  await tryAgain(page, page.getByRole('list', { name: 'Articles' }).getByRole('link').first())
  await expect(field).toHaveValue('fuel policy')
})

test('the key / works before the code of a page has loaded, with the text that is typed then', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser(null)
  const releaseFirst = await holdCode(page)
  await page.goto('/knowledge', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+/')
  await page.keyboard.type('/chart s')
  await page.keyboard.press('Backspace')
  releaseFirst()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('chart ')
  await page.keyboard.type('revision')
  await expect(field).toHaveValue('chart revision')

  // A page that has a search field.
  await leaveQuietly(page)
  const releaseSecond = await holdCode(page)
  await page.goto('/search', { waitUntil: 'commit' })
  const mainField = fieldOf(page)
  await expect(mainField).toBeVisible()
  await page.keyboard.type('/a/b')
  await expect(mainField).toHaveValue('a/b')
  releaseSecond()
  await untilAlive(page)
  await expect(mainField).toHaveValue('a/b')

  // Keys that are turned off do nothing.
  await page.evaluate(() => localStorage.setItem('case-list-keys', 'off'))
  await leaveQuietly(page)
  const releaseThird = await holdCode(page)
  await page.goto('/search', { waitUntil: 'commit' })
  await expect(mainField).toBeVisible()
  await page.keyboard.press('/')
  await expect(mainField).not.toBeFocused()
  releaseThird()
  await untilAlive(page)
  await expect(mainField).not.toBeFocused()
})

const CODE = '**/assets/*.js'

/** A page that is left while it loads code reports that the code could not be loaded. */
async function leaveQuietly(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}

/** Holds back the code of pages until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(CODE, async (route: Route) => {
    await promise
    await route.continue()
  })
  return () => resolve()
}

for (const isKept of [true, false]) {
  test(`a visitor turns the key / off and on, ${isKept ? 'which the browser remembers' : 'for this page'}`, {
    tag: '@long',
  }, async ({ openBrowser }) => {
    const page = await openBrowser(null, { asksForCookies: !isKept })
    await visit(page, '/search')
    const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
    const panel = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    const field = fieldOf(page)
    const turn = page.getByRole('switch', { name: 'Open the search with the key /' })
    // Until its code is loaded, the link leads to this page.
    const open = () =>
      expect(async () => {
        if (!(await panel.isVisible())) await link.click()
        await expect(panel).toBeVisible({ timeout: 500 })
      }).toPass()
    const pressSlash = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await page.keyboard.press('/')
    }
    await open()
    if (isKept) await expectAccessible(page)
    await turn.uncheck()
    await pressSlash()
    await expect(field).not.toBeFocused()
    await reload(page)
    await open()
    await expect(turn).toBeChecked({ checked: !isKept })
    await turn.check()
    await pressSlash()
    await expect(field).toBeFocused()
  })
}

test('without JavaScript the search is a form and its filters are links', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await page.goto('/article/load-a-new-airac-cycle-before-it-becomes-effective')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  const field = fieldOf(page)
  // The article has this word in another form only.
  await field.fill('decluttering')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=decluttering')
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toHaveText(
    'Obstacle symbols and the declutter setting',
  )
})

test('the words of a search are rendered as text, and never as markup', async ({ product }) => {
  const words = '<img src=x onerror=alert(1)> card'
  const html = await (await fetch(`${product.url}/search?q=${encodeURIComponent(words)}`)).text()
  expect(html).toContain('value="&lt;img src=x onerror=alert(1)&gt; card"')
  expect(html).not.toContain('<img src=x')
})
