import type { Page, Route } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  password,
  people,
  test,
  untilAlive,
  visit,
  widths,
} from './product.ts'
import { tryAgain } from './try-again.ts'

for (const [width, viewport] of Object.entries(widths)) {
  for (const reader of ['mara', null] as const) {
    test(`articles are found by misspelt words and narrowed by ${reader ?? 'a visitor'}, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/search?q=terain+layers')
      const articles = page.getByRole('list', { name: 'Articles' })
      const first = articles.getByRole('listitem').first()
      await expect(first.getByRole('link')).toHaveText('Terrain layer blank after a cycle update')
      await expect(first.locator('svg.lucide-file-text')).toBeVisible()
      await expect(first.getByRole('link').locator('mark')).toHaveText(['Terrain', 'layer'])
      await expect(page.getByRole('list', { name: 'Cases' })).toHaveCount(reader === null ? 0 : 1)
      await expectAccessible(page)

      await visit(page, '/search?q=card')
      if (width === 'phone') await page.getByText('Filters', { exact: true }).click()
      const types = page.getByRole('list', { name: 'Type' }).filter({ visible: true })
      const video = types.getByRole('link', { name: /^Video/ })
      const count = Number(/\d+/.exec((await video.textContent()) ?? '')?.[0])
      await video.click()
      await expect(page).toHaveURL('/search?q=card&type=Video')
      await expect(page.locator('main').getByRole('heading', { level: 2 }).last()).toHaveText(
        `${count} article${count === 1 ? '' : 's'}`,
      )
      const rows = articles.getByRole('listitem')
      await expect(rows.locator('svg.lucide-circle-play')).toHaveCount(await rows.count())
      await page.getByRole('link', { name: 'Remove the filter Video' }).click()
      await expect(page).toHaveURL('/search?q=card')
    })

    test(`nothing found leads ${reader ?? 'a visitor'} to a case, ${width}`, async ({ openBrowser }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/search?q=zyqqurath')
      await expect(
        page.locator('main').getByText('Sorry, there were no results found', { exact: true }).last(),
      ).toBeVisible()
      // Between the box of the search and the card there is room.
      const parts = [page.getByRole('main').getByRole('search'), page.getByRole('main').getByText('Sorry, there')]
      const [box, card] = await Promise.all([
        parts[0]?.boundingBox(),
        parts[1]?.last().locator('xpath=ancestor::*[contains(@class,"sheet")][1]').boundingBox(),
      ])
      expect((card?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(16)
      await expectAccessible(page)
      await page
        .getByRole('link', { name: reader === null ? 'Open support case' : 'Open a Case' })
        .last()
        .click()
      await expect(page).toHaveURL(reader === null ? '/guest-case' : '/case-manager/Open-a-Case')
    })

    test(`the key / opens the search of the header for ${reader ?? 'a visitor'}, whose suggestions arrows choose, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport })
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
      await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toBeFocused()
    })
  }
}

for (const [width, viewport] of Object.entries(widths)) {
  for (const reader of ['mara', null] as const) {
    test(`searches of lately are offered to ${reader ?? 'a visitor'} until functional cookies are taken back, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport, asksForCookies: true })
      const fieldOf = (one: typeof page) => one.locator('main').getByRole('combobox', { name: 'Search' })
      const recent = (one: typeof page) => one.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')
      const search = async (words: string): Promise<void> => {
        await visit(page, '/search')
        await fieldOf(page).fill(words)
        await fieldOf(page).press('Enter')
        await expect(page).toHaveURL(/\/search\?q=/)
      }
      const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage))
      // Nothing is kept before it is allowed.
      await search('card')
      expect((await kept()).filter((key) => key.startsWith('navdesk-searches'))).toEqual([])
      await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click()
      await search('fuel policy')
      await visit(page, '/search')
      await fieldOf(page).click()
      await expect(recent(page)).toHaveText(['fuel policy'])
      await expectAccessible(page)
      await recent(page).click()
      await expect(page).toHaveURL('/search?q=fuel+policy')

      const other = await page.context().newPage()
      await visit(other, '/search')
      await visit(page, '/search')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Settings' }).click()
      await page.getByRole('button', { name: 'Reject optional' }).click()
      await expect(page.getByText('Your cookie choices are saved.')).toBeVisible()
      expect((await kept()).filter((key) => key.startsWith('navdesk-searches'))).toEqual([])
      for (const tab of [page, other]) {
        await fieldOf(tab).click()
        await expect(tab.getByRole('listbox', { name: 'Recent searches' })).toHaveCount(0)
      }
      // The other tab knows too: it keeps no further search.
      await fieldOf(other).fill('terrain')
      await fieldOf(other).press('Enter')
      await expect(other).toHaveURL('/search?q=terrain')
      expect((await kept()).filter((key) => key.startsWith('navdesk-searches'))).toEqual([])
    })
  }

  test(`words that are typed before its code runs stay in the search, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    for (const [address, shown] of [
      ['/', ''],
      ['/search', ''],
      ['/search?q=fuel', 'fuel'],
    ] as const) {
      const code = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await code.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      const field = page.locator('main').getByRole('combobox', { name: 'Search' })
      await expect(field).toHaveValue(shown)
      await field.fill('chart revision')
      code.resolve()
      await untilAlive(page)
      // What draws the page again does not take it away.
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(field).toHaveValue('chart revision')
      await expect(field).toBeFocused()
      await page.unroute('**/assets/*.js')
      await field.press('Enter')
      await expect(page).toHaveURL('/search?q=chart+revision')
    }
  })
}

test("a visitor's searches of lately go when somebody signs in, and those of a person on signing out", async ({
  openBrowser,
}) => {
  const page = await openBrowser(null)
  const searches = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('navdesk-searches')))
  const search = async (words: string): Promise<void> => {
    await visit(page, '/search')
    const field = page.locator('main').getByRole('combobox', { name: 'Search' })
    await field.fill(words)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
  }
  await search('card')
  expect(await searches()).toEqual(['navdesk-searches:visitor:'])
  await visit(page, '/login')
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ines' })).toBeVisible()
  await untilAlive(page)
  expect(await searches()).toEqual([])
  await search('fuel')
  expect(await searches()).toHaveLength(1)
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await untilAlive(page)
  expect(await searches()).toEqual([])
})

for (const [width, viewport] of Object.entries(widths)) {
  for (const reader of ['mara', 'jonas', 'priya', null] as const) {
    test(`articles are narrowed by product and category, page by page, for ${reader ?? 'a visitor'}, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport })
      const heading = page.locator('main').getByRole('heading', { level: 2 }).last()
      /** Narrows by the first choice of a list, and expects as many articles as it says. */
      const narrow = async (list: string): Promise<string> => {
        const choices = page.getByRole('list', { name: list, exact: true }).filter({ visible: true })
        // On phones the filters fold, and may still be open from the choice before.
        await expect(async () => {
          if ((await choices.count()) === 0) await page.locator('summary').filter({ visible: true }).click()
          await expect(choices).toBeVisible({ timeout: 500 })
        }).toPass()
        const choice = choices.getByRole('link').first()
        const [, label = '', count = ''] = /^(.*) (\d+)$/.exec((await choice.textContent()) ?? '') ?? []
        await choice.click()
        await expect(page.getByRole('link', { name: `Remove the filter ${label}` })).toBeVisible()
        await expect(heading).toHaveText(count === '1' ? '1 article' : `${count} articles`)
        return label
      }
      await visit(page, '/search?q=data')
      const whole = (await heading.textContent()) ?? ''
      const product = await narrow('Product')
      const category = await narrow('Category')
      await expect(page).toHaveURL(/\/search\?q=data&product=[^&]+&category=[^&]+$/)
      await expectAccessible(page)
      await page.getByRole('link', { name: `Remove the filter ${product}` }).click()
      await expect(page).toHaveURL(/\/search\?q=data&category=[^&]+$/)
      await page.getByRole('link', { name: `Remove the filter ${category}` }).click()
      await expect(page).toHaveURL('/search?q=data')

      await expect(heading).toHaveText(whole)
      const total = Number(/\d+/.exec(whole)?.[0])
      const first = await page.getByRole('list', { name: 'Articles' }).getByRole('link').first().textContent()
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL('/search?q=data&page=2')
      await expect(page.getByText(`11–${Math.min(20, total)} of ${total}`)).toBeVisible()
      await page.getByRole('link', { name: 'Previous' }).click()
      await expect(page).toHaveURL('/search?q=data')
      await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toHaveText(first ?? '')
    })
  }

  for (const reader of ['mara', 'jonas'] as const) {
    test(`all cases with the words are a list of cases, for ${reader}, ${width}`, async ({ openBrowser }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/search?q=data')
      await expect(page.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(5)
      await page.getByRole('link', { name: 'All cases with these words' }).click()
      await expect(page).toHaveURL(reader === 'jonas' ? '/agent?queue=open&q=data' : '/case-manager?list=all&q=data')
      await expect(page.locator('main input[type="search"]')).toHaveValue('data')
    })
  }

  for (const reader of ['priya', null] as const) {
    test(`products that ${reader ?? 'a visitor'} finds by a wrongly typed name are shown, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/search?q=corie+terain')
      await expect(page.getByRole('list', { name: 'Products' }).getByRole('link')).toHaveText(['Corrie Terrain'])
      await expect(page.getByRole('list', { name: 'Cases' })).toHaveCount(0)
      // Its page in the knowledge base only leads there, and is no second hit.
      await expect(page.locator('main').getByRole('link', { name: 'Corrie Terrain', exact: true })).toHaveCount(1)
      await expectAccessible(page)
    })
  }

  test(`a search that fails can be tried again, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport, expects: [/Failed to load resource/] })
    await visit(page, '/search')
    await page.route('**/findEverywhere*', (route) => route.fulfill({ status: 503, json: [] }))
    const field = page.locator('main').getByRole('combobox', { name: 'Search' })
    await field.fill('fuel policy')
    await field.press('Enter')
    await expect(page.getByText('The search did not answer.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/findEverywhere*')
    await tryAgain(page, page.getByRole('list', { name: 'Articles' }).getByRole('link').first())
    await expect(field).toHaveValue('fuel policy')
  })
}

test('the key / goes to the field of a list where the page has one', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager?list=all')
  await page.keyboard.press('/')
  await expect(page.locator('main input[type="search"]')).toBeFocused()
})

for (const [width, viewport] of Object.entries(widths)) {
  test(`the key / is heard before the code of a page has come, with what is typed then, ${width}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(null, { viewport })
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

    // A page with a field of its own.
    const releaseSecond = await holdCode(page)
    await page.goto('/search', { waitUntil: 'commit' })
    const own = page.locator('main').getByRole('combobox', { name: 'Search' })
    await expect(own).toBeVisible()
    await page.keyboard.type('/a/b')
    await expect(own).toHaveValue('a/b')
    releaseSecond()
    await untilAlive(page)
    await expect(own).toHaveValue('a/b')

    // Keys that are turned off do nothing then either.
    await page.evaluate(() => localStorage.setItem('case-list-keys', 'off'))
    const releaseThird = await holdCode(page)
    await page.goto('/search', { waitUntil: 'commit' })
    await expect(own).toBeVisible()
    await page.keyboard.press('/')
    await expect(own).not.toBeFocused()
    releaseThird()
    await untilAlive(page)
    await expect(own).not.toBeFocused()
  })
}

/** Keeps the code of pages on its way until the function that it gives is called. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const hold = async (route: Route): Promise<void> => {
    await isHeld
    await route.continue()
  }
  await page.route('**/assets/*.js', hold)
  return () => letGo()
}

for (const reader of ['mara', null] as const) {
  test(`a product that ${reader ?? 'a visitor'} finds leads to its page, from results and suggestions`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(reader)
    await visit(page, '/search?q=corrie+terrains')
    const products = page.getByRole('list', { name: 'Products' })
    await products.getByRole('link', { name: 'Corrie Terrain', exact: true }).click()
    await expect(page).toHaveURL(/\/products-and-services\?productName=CT-/)
    await expect(page.getByRole('heading', { level: 1, name: 'Corrie Terrain' })).toBeVisible()
    await visit(page, '/search')
    const field = page.locator('main').getByRole('combobox', { name: 'Search' })
    await field.fill('corrie terr')
    await page.getByRole('option', { name: /^Corrie Terrain\s*Product$/ }).click()
    await expect(page).toHaveURL(/\/products-and-services\?productName=CT-/)
  })
}

test('the filters of the search fold on phones under the sign of filters, without the one of the browser', async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, '/search?q=terrain')
  const fold = page.locator('summary').filter({ hasText: 'Filters' })
  await expect(fold.locator('svg')).toBeVisible()
  expect(await fold.evaluate((one) => getComputedStyle(one).display)).toBe('flex')
  await fold.click()
  await expect(page.getByRole('list', { name: 'Category' }).filter({ visible: true })).toBeVisible()
  const button = page.locator('main').getByRole('button', { name: 'Search', exact: true })
  expect(await button.evaluate((one) => getComputedStyle(one).borderTopColor)).toBe('rgba(0, 0, 0, 0)')
  await expectAccessible(page)
})

for (const isKept of [true, false]) {
  test(`a visitor turns the key / off and on, ${isKept ? 'which the browser remembers' : 'for this page'}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser(null, { asksForCookies: !isKept })
    await visit(page, '/search')
    const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
    const panel = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    const field = page.locator('main').getByRole('combobox', { name: 'Search' })
    const turn = page.getByRole('switch', { name: 'Open the search with the key /' })
    // Until its code has come, the link leads to this page.
    const open = () =>
      expect(async () => {
        if (!(await panel.isVisible())) await link.click()
        await expect(panel).toBeVisible({ timeout: 500 })
      }).toPass()
    const pressed = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await page.keyboard.press('/')
    }
    await open()
    await expectAccessibleAtBothWidths(page)
    await turn.uncheck()
    await pressed()
    await expect(field).not.toBeFocused()
    await page.reload()
    await untilAlive(page)
    await open()
    await expect(turn).toBeChecked({ checked: !isKept })
    await turn.check()
    await pressed()
    await expect(field).toBeFocused()
  })
}

test('without JavaScript the search is a form and its filters are links', async ({ openBrowser }) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await page.goto('/article/load-a-new-airac-cycle-before-it-becomes-effective')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  const field = page.locator('main').getByRole('combobox', { name: 'Search' })
  // One word alone in another form: without forms of words nothing is found.
  await field.fill('decluttering')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=decluttering')
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link').first()).toHaveText(
    'Obstacle symbols and the declutter setting',
  )
})

test('words of a search are shown as they are, and never as markup', async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, `/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> card')}`)
  await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toHaveValue(
    '<img src=x onerror=alert(1)> card',
  )
  await expect(page.locator('main img')).toHaveCount(0)
})
