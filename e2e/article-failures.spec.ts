import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleAtBothWidths, test, visit, widths } from './product.ts'
import { tryAgain } from './try-again.ts'

const documentation = '/article/load-a-new-airac-cycle-before-it-becomes-effective'
const title = 'Load a new AIRAC cycle before it becomes effective'
/** A list that does not preload what an article page shows next to the article. */
const list = '/knowledge?productName=TN-2100'
const METHOD = '/lwr/apex/v65.0/KnowledgeArticlesController'

const failing = [/503/, /ERR_INTERNET_DISCONNECTED/]

/** Lets calls fail as from a service that is too busy. */
const refuse = (page: Page, calls: string | RegExp) =>
  page.route(calls, (route) =>
    route.fulfill({ status: 503, json: [{ errorCode: 'SERVICE_UNAVAILABLE', message: 'Busy' }] }),
  )

/** The page says that the article could not be loaded, and keeps its place. */
async function expectFailure(page: Page): Promise<void> {
  await expect(page.getByText('The article could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Article', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Article')
}

for (const [reader, viewport] of [
  ['mara', widths.wide],
  [null, widths.phone],
] as const) {
  test(`an article that ${reader ?? 'a visitor'} goes to is asked for again after a failure, and without a connection`, {
    tag: reader === 'mara' ? [] : '@long',
  }, async ({ openBrowser, watched }) => {
    const page = await openBrowser(reader, { viewport, expects: failing })
    await visit(page, '/article/checksum-message-at-power-on')
    const link = page.getByRole('list', { name: 'Related articles' }).getByRole('link', { name: title })
    const heading = page.getByRole('heading', { name: title, level: 1 })
    await expect(link).toBeVisible()
    await refuse(page, `**${METHOD}/getArticleByUrlName?*`)
    await link.click()
    await expect(page).toHaveURL(documentation)
    await expectFailure(page)
    await expectAccessibleAtBothWidths(page)
    await page.unroute(`**${METHOD}/getArticleByUrlName?*`)
    await tryAgain(page, heading)

    await visit(page, '/article/checksum-message-at-power-on')
    await expect(link).toBeVisible()
    await page.context().setOffline(true)
    const before = watched(page).requests.length
    await link.click()
    await expectFailure(page)
    await expect(page.getByText('The article could not be loaded. There is no connection.')).toBeVisible()
    // The navigation and the screen request the article once each; without a connection neither of them retries.
    const asked = watched(page).requests.slice(before)
    expect(asked.filter((request) => request.url().includes('getArticleByUrlName')).length).toBeLessThanOrEqual(2)
    // The page loads the article when the connection is back.
    await page.context().setOffline(false)
    await expect(heading).toBeVisible()
  })
}

test('an article is read although everything around it fails to load', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: failing })
  await visit(page, list)
  await refuse(page, /getProductPageArticles|getProductByItemNumber|getRelatedArticles|getVoteOnArticle|records\/005/)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const article = page.getByRole('article')
  await expect(article.locator('h2').first()).toBeVisible()
  // Whether the product has a page is unknown, so its name is no link.
  await expect(article.getByText('Tarn NavData', { exact: true }).first()).toBeVisible()
  await expect(article.getByRole('link', { name: 'Tarn NavData' })).toHaveCount(0)
  const helpful = page.getByRole('region', { name: 'Was this helpful?' })
  await expect(helpful.getByText('What you answered before could not be loaded.')).toBeVisible()
  await expect(helpful.getByRole('button', { name: 'Yes' })).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(/getProductPageArticles|getProductByItemNumber|getRelatedArticles|getVoteOnArticle|records\/005/)
  await tryAgain(helpful, helpful.getByRole('button', { name: 'Yes' }))
})

test('an article leads to a case form with its product, also when that could not be checked at first', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: failing })
  await visit(page, list)
  await refuse(page, '**/actions/global?*')
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  const way = page.getByRole('region', { name: 'Not solved?' })
  await expect(way.getByText('We could not check whether you can open a case.')).toBeVisible()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expectAccessible(page)
  await way.getByRole('button', { name: 'Try again' }).focus()
  await page.unroute('**/actions/global?*')
  // An automatic retry may replace the button in the meantime.
  await page.keyboard.press('Enter')
  await way.getByRole('link', { name: 'Open support case' }).click()
  await expect(page).toHaveURL('/case-manager/Open-a-Case?productName=TN-2100')
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Tarn NavData')
})
