import { expect, test, visit } from './product.ts'

const listed = [
  '/',
  '/login?startURL=%2Fcase-manager',
  '/registration-page',
  '/reset-password',
  '/trouble',
  '/knowledge?category=Updates',
  '/products-and-services',
  '/products-and-services?productName=TN-2100',
  '/products-and-services?productName=CT-0800',
  '/search',
  '/guest-case',
  '/cookie-settings?startURL=%2Fknowledge',
  '/legal/terms',
  '/legal/privacy?version=1',
  '/legal/cookies',
]

/** The titles of links to products. */
const productNames: Readonly<Record<string, string>> = {
  '/products-and-services?productName=TN-2100': 'Tarn NavData',
  '/products-and-services?productName=CT-0800': 'Corrie Terrain',
}
/** Facts of a product that only customers may read. */
const OF_CUSTOMERS = /release date|version|compatib|alert/i

const unlisted = ['/search?q=terrain', '/login/company', '/no-such-page']

const contents = (html: string, tag: RegExp): string[] => [...html.matchAll(tag)].map(([, content = '']) => content)

test('each page for visitors has one description, which no other page has, and one address', async ({ product }) => {
  const known = new Set<string>()
  for (const address of listed) {
    const answer = await fetch(product.url + address)
    const head = (await answer.text()).split('</head>')[0] ?? ''
    if (address.includes('?version=')) expect([200, 404]).toContain(answer.status)
    else expect([address, answer.status]).toEqual([address, 200])
    if (answer.status !== 200) continue
    const [url] = contents(head, /<link rel="canonical" href="([^"]*)"/g)
    const [path = '', query] = address.split('?')
    const productName = new URLSearchParams(query).get('productName')
    expect([address, url]).toEqual([
      address,
      `${product.url}${path}${productName ? `?productName=${productName}` : ''}`,
    ])
    const [description = '', ...furtherDescriptions] = contents(head, /<meta name="description" content="([^"]*)"/g)
    expect(furtherDescriptions).toEqual([])
    expect(description.length).toBeGreaterThan(50)
    expect(description.length).toBeLessThan(161)
    expect([address, known.has(description)]).toEqual([address, false])
    known.add(description)
    expect(contents(head, /<meta property="og:description" content="([^"]*)"/g)).toEqual([description])
    expect(contents(head, /<meta property="og:url" content="([^"]*)"/g)).toEqual([url])
    expect(contents(head, /<meta property="og:image" content="([^"]*)"/g)).toEqual([`${product.url}/link-picture.png`])
    expect(contents(head, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    const titles = contents(head, /<meta property="og:title" content="([^"]*)"/g)
    expect(titles).toEqual([productNames[address] ?? expect.stringMatching(/\w/)])
    if (address.startsWith('/products-and-services')) expect(description).not.toMatch(OF_CUSTOMERS)
    if (productNames[address]) expect(description).toContain(productNames[address])
    expect(head).not.toContain('noindex')
  }
})

test('the description of a page is removed with the page', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, '/products-and-services?productName=TN-2100')
  const title = page.locator('meta[property="og:title"]')
  await expect(title).toHaveCount(1)
  await expect(title).toHaveAttribute('content', 'Tarn NavData')
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Products and Services' })
    .click()
  await expect(page.getByRole('heading', { name: 'Products and Services', level: 1 })).toBeVisible()
  await expect(title).toHaveCount(0)

  await visit(page, '/knowledge')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).last().click()
  await expect(page).toHaveURL(/\/article\//)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical], meta[property]')).toHaveCount(0)
})

test('search engines are asked not to index results, missing pages and pages of signed-in people', async ({
  product,
  savedSignIn,
}) => {
  const { cookie } = await savedSignIn('mara')
  const asked = [
    ...unlisted.map((address) => [address, '']),
    ...['/case-manager', '/account/personal'].map((a) => [a, cookie]),
  ]
  for (const [address, sent = ''] of asked) {
    const html = await (await fetch(`${product.url}${address}`, { headers: { cookie: sent } })).text()
    expect([address, contents(html, /<meta name="robots" content="([^"]*)"/g)]).toEqual([address, ['noindex']])
    expect(html).not.toContain('rel="canonical"')
  }
})
