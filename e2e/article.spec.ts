import type { Page } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import {
  expect,
  expectAccessibleAtBothWidths,
  expectLegible,
  password,
  people,
  reload,
  test,
  visit,
  widths,
} from './product.ts'
import { writeArticle } from './write-article.ts'

const documentation = '/article/load-a-new-airac-cycle-before-it-becomes-effective'
const film = '/article/first-update-with-junction-data-manager'
const plainArticle = '/article/database-card-not-recognized'
const filmWithoutFile = '/article/follow-product-alerts'
const SEO = '/services/data/v65.0/connect/communities/0DB000000000001GAA/seo/properties'
/** Read by no other test: a reader counts once a day. */
const articleToCount = { urlName: 'set-up-own-ship-on-the-tablet', title: 'Set up own-ship position on the tablet' }

for (const [reader, width] of [
  ['mara', 'wide'],
  [null, 'phone'],
] as const) {
  test(`articles are read and films kept by ${reader ?? 'a visitor'}`, {
    tag: reader === 'mara' ? [] : '@long',
  }, async ({ openBrowser }) => {
    const page = await openBrowser(reader, { viewport: widths[width] })
    await visit(page, documentation)
    const article = page.getByRole('article')
    const tips = article.getByRole('button', { name: 'About this section' })
    const headings = await article.locator('h2:not(section > h2)').count()
    await expect(tips).toHaveCount(headings)
    await tips.last().click()
    await expect(article.getByRole('tooltip')).toHaveText(
      new RegExp(`^Section ${headings} of ${headings}, about \\d+ min to read\\.$`),
    )
    const contents = page.getByRole('navigation', { name: 'On this page' })
    if (width === 'wide') {
      const sections = contents.getByRole('link')
      await expect(sections).toHaveCount(headings)
      await sections.nth(1).click()
      await expect(page).toHaveURL(/#section-2$/)
      await expect(article.locator('h2:not(section > h2)').nth(1)).toBeInViewport()
      await expect(contents.locator('[aria-current="location"]')).toHaveText('Write the card')
    } else await expect(contents).toBeHidden()
    await expect(article.getByRole('img', { name: 'Article' })).toBeVisible()
    const related = page.getByRole('list', { name: 'Related articles' }).getByRole('link')
    await expect(related.first()).toBeVisible()
    // An article that only leads to a product is not related to others.
    await expect(related.filter({ hasText: /^Tarn NavData/ })).toHaveCount(0)
    const helpful = page.getByRole('region', { name: 'Was this helpful?' })
    await helpful.getByRole('button', { name: 'No' }).click()
    await expect(helpful.getByRole('status')).toHaveText(/^Thank you\./)
    await helpful.getByRole('textbox').fill('A picture of the card')
    await helpful.getByRole('button', { name: 'Send' }).click()
    await expect(helpful.getByRole('status')).toHaveText('Thank you. Our authors read it.')
    await helpful.getByRole('button', { name: 'Yes' }).click()
    await expect(helpful.getByRole('status')).toHaveText('Thank you. Our authors read it.')
    await expect(helpful.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
    if (reader !== null) {
      await reload(page)
      await expect(helpful.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
      await expect(helpful.getByRole('textbox')).toHaveValue('A picture of the card')
    }
    if (width === 'wide') await expectAccessibleAtBothWidths(page)

    await visit(page, film)
    await expect(article.getByRole('img', { name: 'Video' })).toBeVisible()
    const title = await article.getByRole('heading', { level: 1 }).textContent()
    const download = page.getByRole('link', { name: 'Download video (mp4)' })
    await expect(download).toHaveAttribute('download', `${title}.mp4`)
    await expect(download).toHaveAttribute('href', `${film}/video.mp4`)

    await visit(page, `${filmWithoutFile}?caseId=500000000000001AAA&caseNumber=00418273`)
    await download.click()
    await expect(page.getByRole('alert')).toHaveText('No video URL found for this article.')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeCase Manager00418273Article')
  })
}

test('an article that a comment names leads back to the case, and so do those that are related to it', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const jonas = await product.signIn(people.jonas)
  const records = '/services/data/v65.0/ui-api/records'
  const page = await openBrowser('mara')
  await visit(page, '/case-manager')
  await page.locator('a[href^="/case-details"]').first().click()
  await expect(page).toHaveURL(/case-details/)
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const fields = { ParentId: id, CommentBody: `Read ${product.url}${documentation} first.` }
  expect((await jonas.post(records, { apiName: 'CaseComment', fields })).status).toBe(201)
  await page.getByRole('link', { name: documentation, exact: false }).click()
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toHaveText(/^HomeCase Manager\d{8}Article$/)
  await page.getByRole('list', { name: 'Related articles' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(documentation))
  await breadcrumb.getByRole('link', { name: /^\d{8}$/ }).click()
  await expect(page).toHaveURL(`/case-details?id=${id}`)
})

test('an article counts each reader once, however often it is opened', { tag: '@long' }, async ({ openBrowser }) => {
  const { urlName, title } = articleToCount
  const author = await openBrowser('priya')
  const views = async () => {
    await visit(author, '/author?show=published')
    const row = author.getByRole('row').filter({ hasText: title })
    await expect(row).toHaveCount(1)
    const [, , , cell] = await row.getByRole('cell').allTextContents()
    return Number(cell)
  }
  const before = await views()
  const [visitor, mara] = [await openBrowser(null), await openBrowser('mara')]
  const open = async (page: Page) => {
    const isCounted = page.waitForResponse((answer) => answer.url().endsWith('/countArticleView'))
    await page.goto(`/article/${urlName}`)
    expect((await isCounted).status()).toBe(200)
  }
  for (const page of [visitor, mara, visitor, mara]) await open(page)
  await open(await mara.context().newPage())
  expect(await views()).toBe(before + 2)

  // Pointing at a link is not reading, and a browser without JavaScript counts as a program.
  await visit(mara, `/search?q=${encodeURIComponent(title)}`)
  await mara.getByRole('link', { name: title }).first().hover()
  const program = await openBrowser(null, { hasJavaScript: false })
  await program.goto(`/article/${urlName}`)
  expect(await views()).toBe(before + 2)
})

test('an article that is not public is read once one has signed in', async ({ openBrowser, product }) => {
  const { nonPublicArticleUrlName } = await demoFacts(product)
  const page = await openBrowser(null)
  await visit(page, `/article/${nonPublicArticleUrlName}?productName=TN-2100`)
  const startURL = `/article/${nonPublicArticleUrlName}?productName=TN-2100`
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ startURL, reason: 'hidden' })}`)
  await expect(page.getByText('Sign in to view this page.')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(startURL)
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible()
})

test('an article that is about no product leads home', { tag: '@long' }, async ({ openBrowser, product }) => {
  const urlName = 'about-no-product'
  const priya = await product.signIn(people.priya)
  const fields = {
    Title: 'About no product',
    UrlName: urlName,
    Content__c: '<p>Read.</p>',
    DataCategories__c: 'Support',
  }
  await writeArticle(priya, fields, { PublicationStatus: 'Online', IsPublic: true })
  const page = await openBrowser(null)
  await visit(page, `/article/${urlName}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Article'])
  await expect(crumbs.getByRole('link')).toHaveText(['Home'])
})

test('without JavaScript the button of a missing video says that there is none', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await page.goto(filmWithoutFile)
  await page.getByRole('link', { name: 'Download video (mp4)' }).click()
  await expect(page.getByText('No video URL found for this article.')).toBeVisible()
})

test('a public article is described to search engines without JavaScript, other articles to their readers alone', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  const answer = await page.goto(`${documentation}?caseNumber=00418273`)
  const url = `${product.url}${documentation}`
  const title = await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url)
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  expect(description.length).toBeGreaterThan(20)
  const properties = await page
    .locator('meta[property^="og:"]')
    .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]))
  expect(Object.fromEntries(properties)).toMatchObject({
    'og:type': 'article',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `${url}/picture.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  })
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    publisher: { '@type': 'Organization', name: 'Calder Aerodata' },
  })
  expect(answer?.headers()['content-security-policy']).toContain("'strict-dynamic'")
  await expect(page.getByRole('list', { name: 'Related articles' }).getByRole('link').first()).toBeVisible()

  const customer = await openBrowser('mara')
  const { nonPublicArticleUrlName } = await demoFacts(product)
  await visit(customer, `/article/${nonPublicArticleUrlName}`)
  await expect(customer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(customer.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
  await expect(customer.locator('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toHaveCount(
    0,
  )
})

test('a public article without a summary is described by the beginning of its text', async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const fields = {
    Title: 'Without a summary',
    UrlName: 'without-a-summary',
    Content__c: '<h2>Cards &amp; loaders</h2><p>Write the card first.</p>',
    DataCategories__c: 'Support',
  }
  await writeArticle(priya, fields, { PublicationStatus: 'Online', IsPublic: true })
  const page = await openBrowser(null, { hasJavaScript: false })
  await page.goto('/article/without-a-summary')
  const description = 'Cards & loaders Write the card first.'
  for (const place of ['meta[name=description]', 'meta[property="og:description"]']) {
    await expect(page.locator(place)).toHaveAttribute('content', description)
  }
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({ headline: 'Without a summary', description })
})

test('long lines of code and wide tables scroll inside themselves at both widths', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const columns = ['Tail', 'Registration', 'Effective', 'Configuration', 'Subscription', 'Manufacturer']
  const cells = (name: string) => columns.map((column) => `<${name}>${column}</${name}>`).join('')
  const fields = {
    Title: 'Wide content',
    UrlName: 'wide-content',
    Content__c: `<h2>Wide</h2><pre>${'load --card A1 '.repeat(30)}</pre><table><tr>${cells('th')}</tr><tr>${cells('td')}</tr></table>`,
  }
  await writeArticle(priya, fields, { PublicationStatus: 'Online', IsPublic: true })
  const page = await openBrowser(null)
  await visit(page, '/article/wide-content')
  const [code, table] = [page.getByRole('group', { name: 'Code' }), page.getByRole('group', { name: 'Table' })]
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const isWider = (area: Element) => area.scrollWidth > area.clientWidth
    expect([width, await code.evaluate(isWider), await table.evaluate(isWider)]).toEqual([width, true, width === 390])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const lines = await table.locator('th, td').evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return range.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
    await code.evaluate((area) => area.scrollTo(0, 0))
    await code.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0)
  }
})

test('a video and an article without sections are described to search engines by their types', async ({ product }) => {
  const factsAt = async (address: string) => {
    const html = await (await fetch(product.url + address)).text()
    return JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
  }
  const ofAll = {
    '@context': 'https://schema.org',
    description: expect.stringMatching(/\w/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    publisher: { '@type': 'Organization', name: 'Calder Aerodata' },
  }
  expect(await factsAt(film)).toEqual({
    ...ofAll,
    '@type': 'VideoObject',
    name: expect.stringMatching(/\w/),
    url: product.url + film,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    thumbnailUrl: `${product.url}${film}/picture.png`,
    duration: expect.stringMatching(/^PT\d+M$/),
    contentUrl: expect.stringMatching(/^https:\/\/.*\.mp4$/),
  })
  // No address of it is known.
  expect(await factsAt(filmWithoutFile)).not.toHaveProperty('contentUrl')
  expect(await factsAt(plainArticle)).toEqual({
    ...ofAll,
    '@type': 'Article',
    headline: expect.stringMatching(/\w/),
    url: product.url + plainArticle,
  })
})

test('a public article has the title and description of its SEO properties', { tag: '@long' }, async ({
  openBrowser,
  product,
  watched,
}) => {
  const seoPropertiesOf = async (urlName: string) => {
    const answer = await fetch(
      `${product.url}/lwr/apex/v65.0/KnowledgeArticlesController/getArticleByUrlName?urlName=${urlName}`,
    )
    const { knowledgeRec } = (await answer.json()) as { knowledgeRec: { Id: string } }
    const properties = await fetch(`${product.url}${SEO}/${knowledgeRec.Id}?fields=Title,Summary`)
    return ((await properties.json()) as { fields: { Title: string; Summary: string } }).fields
  }
  const page = await openBrowser(null, { expects: [/503/] })
  const expectHead = async ({ Title, Summary }: { Title: string; Summary: string }) => {
    await expect(page).toHaveTitle(`${Title} | Navdesk`)
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveCount(1)
    await expect(description).toHaveAttribute('content', Summary)
    expect(Summary.length).toBeGreaterThan(20)
  }
  await visit(page, '/article/checksum-message-at-power-on')
  await expectHead(await seoPropertiesOf('checksum-message-at-power-on'))
  const calls = () => watched(page).requests.filter((request) => request.url().includes(SEO))
  // The first article's properties are part of the page.
  expect(calls()).toEqual([])
  const related = page.getByRole('list', { name: 'Related articles' }).getByRole('link')
  const next = await seoPropertiesOf(documentation.slice('/article/'.length))
  await related.filter({ hasText: next.Title }).click()
  await expect(page).toHaveURL(documentation)
  await expectHead(next)
  expect(calls()).toHaveLength(1)

  // Where the call fails, the article's own fields are used.
  await page.route(`**${SEO}/**`, (route) => route.fulfill({ status: 503, json: [] }))
  await related.first().click()
  await expect(page).not.toHaveURL(documentation)
  await expect(page.getByRole('article')).toBeVisible()
  await expectHead(await seoPropertiesOf(new URL(page.url()).pathname.slice('/article/'.length)))
})

for (const [width, viewport] of Object.entries(widths)) {
  test(`parts that load after an article appear at once and move nothing of it, ${width}`, {
    tag: width === 'phone' ? [] : '@long',
  }, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    // The code that comes after the page, and not that of the other screens.
    await page.clock.install()
    await visit(page, documentation)
    const tops = () =>
      page
        .locator('article h2, main section')
        .evaluateAll((parts) =>
          Object.fromEntries(
            parts.map((part) => [part.textContent.slice(0, 12), part.getBoundingClientRect().top + scrollY]),
          ),
        )
    const before = await tops()
    expect(Object.keys(before).length).toBeGreaterThan(3)
    await page.clock.runFor(1)
    await expect(page.getByRole('button', { name: 'About this section' }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Was this helpful?' })).toBeVisible()
    expect(await tops()).toMatchObject(before)
    if (width === 'wide') return

    // The button stays in view above its place after the article, and below it goes with that.
    const button = page.getByRole('button', { name: 'Open support case' })
    const title = page.getByRole('heading', { name: 'Not solved?' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(title).not.toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(button).not.toBeInViewport()
    await title.scrollIntoViewIfNeeded()
    // A tip opens under its heading and pushes down what follows.
    const heading = page.getByRole('heading', { name: 'Before you start' })
    await heading.getByRole('button').click()
    const tip = await page.getByRole('tooltip').boundingBox()
    const next = await heading.locator('+ *').boundingBox()
    expect((tip?.y ?? 0) + (tip?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
    await expectLegible(page)
  })
}

test('of the two buttons next to a video the one that downloads it is filled', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  const isFilled = async (name: string): Promise<boolean> => {
    const link = page.getByRole('main').getByRole('link', { name })
    return link.evaluate((element) => getComputedStyle(element).borderTopColor === 'rgba(0, 0, 0, 0)')
  }
  await visit(page, '/article/first-update-with-junction-data-manager')
  expect([await isFilled('Download video (mp4)'), await isFilled('Open support case')]).toEqual([true, false])
  await visit(page, documentation)
  expect(await isFilled('Open support case')).toBe(true)
})

test('the head follows the reader from one article to another page', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('mara')
  await visit(page, documentation)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}${documentation}`)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Featured articles' })).toBeVisible()
  await expect(page.locator('link[rel=canonical], meta[name=description], meta[property]')).toHaveCount(0)
})

test('the sitemap names pages that visitors have, and no article that is withheld from them', async ({ product }) => {
  const text = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const { publicArticleUrlName, nonPublicArticleUrlName } = await demoFacts(product)
  expect(addresses).toContain(`${product.url}/article/${publicArticleUrlName}`)
  expect(addresses).not.toContain(`${product.url}/article/${nonPublicArticleUrlName}`)
  expect(addresses).toContain(`${product.url}/products-and-services?productName=TN-2100`)
  // This article only leads to its product.
  expect(addresses).not.toContain(`${product.url}/article/tarn-navdata`)
  const articles = addresses.filter((address) => address.includes('/article/'))
  const products = addresses.filter((address) => address.includes('?productName='))
  const others = addresses.filter((address) => !articles.includes(address) && !products.includes(address))
  expect([articles.length > 20, products.length > 5, others.length]).toEqual([true, true, 10])
  for (const address of [...others, ...products.slice(0, 4), ...articles.slice(0, 4), ...articles.slice(-4)]) {
    const answer = await fetch(address.replaceAll('&amp;', '&'), { redirect: 'manual' })
    const html = await answer.text()
    expect([address, answer.status, html.includes('noindex')]).toEqual([address, 200, false])
    expect(html).toContain(`<link rel="canonical" href="${address}"`)
  }
  const robots = await fetch(`${product.url}/robots.txt`)
  expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const lines = (await robots.text()).split('\n')
  expect([lines[0], lines.at(-2)]).toEqual(['User-agent: *', `Sitemap: ${product.url}/sitemap.xml`])
  const closed = lines.flatMap((line) => line.split('Disallow: ')[1] ?? [])
  expect(closed).toEqual(expect.arrayContaining(['/auth/', '/files/', '/lwr/', '/services/']))
  // Nothing that the sitemap names is closed.
  const paths = addresses.map((address) => new URL(address).pathname)
  expect(paths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([])
  const change = await fetch(`${product.url}/.well-known/change-password`, { redirect: 'manual' })
  expect([change.status, change.headers.get('location')]).toEqual([302, '/account/security'])
})

test('programs that ask for /favicon.ico get an icon', async ({ product }) => {
  const answer = await fetch(`${product.url}/favicon.ico`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  // A directory of icons, with some in it.
  expect([...bytes.slice(0, 4), (bytes[4] ?? 0) > 0]).toEqual([0, 0, 1, 0, true])
})
