import { devClient } from 'dev-env'
import { isFor } from 'portal/audience'
import { allPages } from 'portal/pages'
import { addressesOf, demoFacts } from './addresses.ts'
import { callsOf, expect, type Person, people, test, visit } from './product.ts'

const readers = [null, 'mara', 'theo', 'jonas', 'priya'] as const satisfies (Person | null)[]

// Agents use the pages of customers, but the server does not offer them the reset of counters.
const notOffered = new Set(['jonas downloadReset'])

for (const reader of readers) {
  test(`each page opens for ${reader ?? 'a visitor'} if it is meant for them, and is not found otherwise`, {
    tag: reader === 'theo' || reader === 'priya' ? '@long' : [],
  }, async ({ product, savedSignIn }) => {
    const client = reader === null ? devClient(() => product.url) : await savedSignIn(reader)
    for (const [name, { audience, title, path }] of allPages) {
      for (const address of await addressesOf(name, product)) {
        const { status, headers, text } = await client.get(address)
        const answer = [address, status, headers.get('location')]
        if (isFor(audience, client.session) && !notOffered.has(`${reader} ${name}`)) {
          expect(answer).toEqual([address, 200, null])
          // The title of a page with one record is that of the record.
          if (address === path) expect(text).toContain(`<title>${title.replaceAll('&', '&amp;')} | Navdesk</title>`)
          expect(text).toContain('<h1')
        } else if (reader === null) {
          expect(answer).toEqual([address, 302, `/login?startURL=${encodeURIComponent(address)}`])
        } else if (isFor(audience, null)) {
          expect(answer).toEqual([address, 302, '/'])
        } else {
          expect(answer).toEqual([address, 404, null])
          expect(text).toContain('This page is off the chart.')
        }
      }
    }
  })
}

test('an address that cannot be decoded is missing like any other', async ({ product }) => {
  const answer = await fetch(`${product.url}/%E0%A4%A`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('This page is off the chart.')
})

test('a visitor reads a public article, and is sent to sign in for any other', { tag: '@long' }, async ({
  openBrowser,
  product,
  watched,
}) => {
  const { publicArticleUrlName, nonPublicArticleUrlName } = await demoFacts(product)
  const page = await openBrowser(null)
  await visit(page, `/article/${publicArticleUrlName}`)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Access', { exact: true }).locator('xpath=..')).toContainText('Public')
  // The article is already in the cache of the browser.
  expect(callsOf(watched(page).requests)).toEqual([])

  for (const urlName of [nonPublicArticleUrlName, 'no-such-article']) {
    await visit(page, `/article/${urlName}?caseNumber=00418273`)
    await expect(page).toHaveURL(
      `/login?startURL=${encodeURIComponent(`/article/${urlName}?caseNumber=00418273`)}&reason=hidden`,
    )
  }
  for (const urlName of [publicArticleUrlName, nonPublicArticleUrlName]) {
    await visit(page, `/article/${urlName}`)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In / Register', exact: true }).click()
    await expect(page).toHaveURL(`/login?startURL=${encodeURIComponent(`/article/${urlName}`)}`)
  }
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill('Cleared2Land.Runway27')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`/article/${nonPublicArticleUrlName}`)
  await expect(page.getByText('Access', { exact: true }).locator('xpath=..')).toContainText('Customers')
})
