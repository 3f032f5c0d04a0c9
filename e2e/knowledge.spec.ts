import { demoFacts } from './addresses.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

/** The number of articles that a topic link shows after its label. */
const countIn = (text: string | null): number => Number(/\d+$/.exec(text ?? '')?.[0])

const articles = (count: number): string => (count === 1 ? '1 article' : `${count} articles`)

test('readers narrow the articles by product and category', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, '/knowledge')
  // On phones the page begins with articles.
  await expect(page.getByRole('list', { name: 'All articles' }).getByRole('link').first()).toBeInViewport()
  const fold = page.locator('summary').filter({ hasText: 'Filters' })
  await fold.click()
  await expectAccessible(page)
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await expect(topics.getByRole('link', { name: 'All products' })).toHaveAttribute('aria-current', 'page')
  const product = topics.getByRole('link', { name: /^Tarn NavData/ })
  const ofProduct = countIn(await product.textContent())
  await product.click()
  await expect(page).toHaveURL('/knowledge?productName=TN-2100')
  await expect(page.getByText(articles(ofProduct), { exact: true })).toBeVisible()
  await fold.click()
  const category = topics.getByRole('link', { name: /^Avionics cards/ })
  const ofBoth = countIn(await category.textContent())
  expect(ofBoth).toBeLessThan(ofProduct)
  await category.click()
  await expect(topics.filter({ visible: true })).toHaveCount(0)
  await expect(fold).toBeFocused()
  await expect(page.getByText(articles(ofBoth), { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Tarn NavData · Avionics cards | Knowledge | Navdesk')
  await visit(page, '/knowledge?category=Nothing')
  await expect(page.getByText('Sorry, there were no results found')).toBeVisible()
  await expectAccessible(page)
})

test('visitors find only the public articles', async ({ product, savedSignIn }) => {
  const { publicArticleUrlName, nonPublicArticleUrlName } = await demoFacts(product)
  const addressesFor = async (cookie: string): Promise<string[]> => {
    // As many as one answer holds: other tests may have published more than the page shows at first.
    const page = await fetch(`${product.url}/knowledge?show=500`, { headers: { cookie } })
    return [...(await page.text()).matchAll(/href="(\/article\/[^"?]+)"/g)].map(([, address = '']) => address)
  }
  const ofMara = await addressesFor((await savedSignIn('mara')).cookie)
  const ofVisitors = await addressesFor('')
  expect(ofMara).toEqual(
    expect.arrayContaining([`/article/${publicArticleUrlName}`, `/article/${nonPublicArticleUrlName}`]),
  )
  expect(ofVisitors).toContain(`/article/${publicArticleUrlName}`)
  expect(ofVisitors).not.toContain(`/article/${nonPublicArticleUrlName}`)
  expect(ofVisitors.length).toBeLessThan(ofMara.length)
})
