import { demoFacts } from './addresses.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

/** The number that stands at a topic. */
const countIn = (text: string | null): number => Number(/\d+$/.exec(text ?? '')?.[0])

for (const [width, viewport] of Object.entries(widths)) {
  for (const reader of ['mara', null] as const) {
    test(`articles are found by product and category by ${reader ?? 'a visitor'}, ${width}`, async ({
      openBrowser,
    }) => {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/knowledge')
      const topics = page.getByRole('navigation', { name: 'Topics' })
      await expect(topics.getByRole('link', { name: 'All products' })).toHaveAttribute('aria-current', 'page')
      await expectAccessible(page)
      const product = topics.getByRole('link', { name: /^Tarn NavData/ })
      const ofProduct = countIn(await product.textContent())
      await product.click()
      await expect(page).toHaveURL('/knowledge?productName=TN-2100')
      const list = page.getByRole('list', { name: 'Tarn NavData', exact: true })
      await expect(list.getByRole('link')).toHaveCount(ofProduct)
      const film = list.getByRole('link', { name: /^Check that a card was written correctly/ })
      await expect(film.locator('svg.lucide-circle-play')).toBeVisible()
      const read = list.getByRole('link', { name: /^Database card not recognized/ })
      await expect(read.locator('svg.lucide-file-text')).toBeVisible()
      const category = topics.getByRole('link', { name: /^Avionics cards/ })
      const ofBoth = countIn(await category.textContent())
      expect(ofBoth).toBeLessThan(ofProduct)
      await category.click()
      await expect(page.getByRole('list', { name: 'Tarn NavData · Avionics cards' }).getByRole('link')).toHaveCount(
        ofBoth,
      )
      await expect(page).toHaveTitle('Tarn NavData · Avionics cards | Knowledge | Navdesk')
      await expectAccessible(page)
      await visit(page, '/knowledge?category=Nothing')
      await expect(page.getByText('Sorry, there were no results found')).toBeVisible()
      await expectAccessible(page)
    })
  }
}

test('visitors see the public articles alone, without JavaScript too', async ({ openBrowser, product }) => {
  const { publicArticleUrlName, nonPublicArticleUrlName } = await demoFacts(product)
  const addressesFor = async (reader: 'mara' | null) => {
    const page = await openBrowser(reader, { hasJavaScript: false })
    // Other tests may have published more than are shown at once.
    const more = page.getByRole('link', { name: 'Show more articles' })
    for (let next: string | null = '/knowledge'; next !== null; ) {
      await page.goto(next)
      next = (await more.count()) === 0 ? null : await more.getAttribute('href')
    }
    const links = page.getByRole('list', { name: 'All articles' }).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    await expect(page.getByText(`${addresses.length} articles`, { exact: true })).toBeVisible()
    return addresses
  }
  const [ofMara, ofVisitors] = [await addressesFor('mara'), await addressesFor(null)]
  expect(ofMara).toEqual(
    expect.arrayContaining([`/article/${publicArticleUrlName}`, `/article/${nonPublicArticleUrlName}`]),
  )
  expect(ofVisitors).toContain(`/article/${publicArticleUrlName}`)
  expect(ofVisitors).not.toContain(`/article/${nonPublicArticleUrlName}`)
  expect(ofVisitors.length).toBeLessThan(ofMara.length)
})
