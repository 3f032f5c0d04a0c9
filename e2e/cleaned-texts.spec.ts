import type { Page } from '@playwright/test'
import { unsafeAddresses } from 'contract/testing'
import type { DevClient } from 'dev-env'
import { cleanHtml as cleanOnServer } from 'portal/clean-html'
import { drawnBy, openBarePage } from './hostile/drawn-texts.ts'
import { hostilePayloads } from './hostile/payloads.ts'
import { expect, people, test, visit } from './product.ts'

// No hostile text runs, once it is cleaned by any of our cleaners, on a page without a content security policy.

// `npm run prove -- hostile-texts` cleans all of them, `npm test` one of ten.
const SHARE = process.env.PROOFS === 'whole' ? 1 : 10

const UI_API = '/services/data/v65.0/ui-api'
/** The longest texts of so many articles are as much as one answer may hold. */
const WRITTEN_AT_ONCE = 100
const DRAWN_AT_ONCE = 500

/** Texts that do run, each in a different way; each calls `hit` with its name. */
const running = [
  '<img src="x" onerror="hit(`picture`)">',
  '<svg onload="hit(`drawing`)"></svg>',
  '<iframe srcdoc="<script>parent.hit(`frame`)</script>"></iframe>',
  '<a href="javascript:hit(`link`)">press</a>',
  '<details open ontoggle="hit(`details`)"></details>',
  '<p onpointerover="hit(`pointer`)">here</p>',
  '<b tabindex="0" onfocus="hit(`focus`)">here</b>',
  '<style onload="hit(`style`)">i {}</style>',
]
const scripts = ['<script>hit(`script`)</script>', "<script>setTimeout('hit(`timer`)')</script>"]
const namesOf = (texts: readonly string[]): string[] => texts.map((text) => `ran ${/`(\w+)`/.exec(text)?.[1]}`)

test('notices each text that runs', async ({ openBrowser, product }) => {
  const bare = await openBarePage(await openBrowser(null, { expects: [/./] }), product)
  const parsed = await bare.draw([...running, ...scripts], 'the parser')
  expect(new Set(parsed)).toEqual(new Set(namesOf([...running, ...scripts])))
  // Script elements that a script inserts do not run in any browser.
  expect(new Set(await bare.draw(running, 'a script'))).toEqual(new Set(namesOf(running)))
  expect(await bare.draw(['<!-- ', 'hidden'], 'the parser')).toEqual(['1 of 2 texts are siblings'])
})

test('runs nothing of any hostile text that is cleaned', async ({ openBrowser, product }) => {
  const all = hostilePayloads()
  expect(all.length).toBeGreaterThanOrEqual(5_000)
  const payloads = all.filter((_, index) => index % SHARE === 0)
  const visitor = await openBrowser(null, { expects: [/./] })
  const written = await cleanedByWriting(await product.signIn(people.priya), payloads)
  const cleaners: Record<string, readonly string[]> = {
    'when it is written': written,
    'by the server when it is rendered': payloads.map(cleanOnServer),
    'by the browser when it is rendered': await cleanedByBrowser(visitor, payloads),
    'when it is written and by the browser when it is rendered': await cleanedByBrowser(visitor, written),
  }
  const bare = await openBarePage(await openBrowser(null, { expects: [/./] }), product)
  for (const [cleaned, texts] of Object.entries(cleaners)) {
    expect(texts).toHaveLength(payloads.length)
    for (let from = 0; from < texts.length; from += DRAWN_AT_ONCE) {
      const some = texts.slice(from, from + DRAWN_AT_ONCE)
      for (const by of drawnBy) expect([cleaned, from, by, await bare.draw(some, by)]).toEqual([cleaned, from, by, []])
    }
  }
  const twice = {
    server: cleaners['by the server when it is rendered'],
    browser: cleaners['by the browser when it is rendered'],
  }
  expect(twice.server?.map(cleanOnServer)).toEqual(twice.server)
  expect(await cleanedByBrowser(visitor, twice.browser ?? [])).toEqual(twice.browser)
})

test('renders no link and no picture with an unsafe address', { tag: '@long' }, async ({ openBrowser, product }) => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const texts = unsafeAddresses({ host: 'photos.example', port: 1 }).map(
    (address) => `<a href="${escaped(address)}">press</a><img src="${escaped(address)}" alt="">`,
  )
  expect(texts.length).toBeGreaterThan(200)
  const bare = await openBarePage(await openBrowser(null, { expects: [/./] }), product)
  const harmless = (target: string): boolean =>
    target.startsWith(`${product.url}/`) || /^(?:https|mailto|tel):/.test(target)
  expect(await bare.draw(texts, 'the parser')).not.toEqual([])
  expect((await bare.targets()).filter((target) => !harmless(target)).length).toBeGreaterThan(100)
  const visitor = await openBrowser(null, { expects: [/./] })
  for (const cleaned of [texts.map(cleanOnServer), await cleanedByBrowser(visitor, texts)]) {
    for (const by of drawnBy) {
      expect(await bare.draw(cleaned, by)).toEqual([])
      const targets = await bare.targets()
      expect(targets.length).toBeGreaterThan(100)
      expect(targets.filter((target) => !harmless(target))).toEqual([])
    }
  }
})

/** What the server keeps of each text, as the text of an article. */
async function cleanedByWriting(author: DevClient, texts: readonly string[]): Promise<string[]> {
  const batch = async (type: string, records: readonly object[]) => {
    const { status, body } = await author.post(`${UI_API}/records/batch`, {
      allOrNone: true,
      operations: [{ type, records }],
    })
    expect([status, (body as { hasErrors: boolean }).hasErrors]).toEqual([200, false])
    return (body as { results: { result: { id: string } }[] }).results.map(({ result }) => result.id)
  }
  const ids = await batch(
    'Create',
    texts.slice(0, WRITTEN_AT_ONCE).map((_, at) => ({
      apiName: 'Knowledge__kav',
      fields: { Title: 'Hostile', UrlName: `hostile-text-${at}` },
    })),
  )
  const kept: string[] = []
  for (let from = 0; from < texts.length; from += WRITTEN_AT_ONCE) {
    const some = texts.slice(from, from + WRITTEN_AT_ONCE)
    await batch(
      'Update',
      some.map((Content__c, at) => ({ id: ids[at], fields: { Content__c } })),
    )
    const fields = 'Knowledge__kav.Content__c'
    const { body } = await author.get(`${UI_API}/records/batch/${ids.slice(0, some.length).join(',')}?fields=${fields}`)
    const { results } = body as { results: { result: { fields: { Content__c: { value: string | null } } } }[] }
    kept.push(...results.map(({ result }) => result.fields.Content__c.value ?? ''))
  }
  return kept
}

type Policies = { cleaned?: { createHTML: (html: string) => unknown } }

/** What the code of the portal makes of each text in the browser before it draws it. */
async function cleanedByBrowser(page: Page, texts: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'cleaned' in window))) await openCleaner(page)
  return await page.evaluate((all) => all.map((text) => String((window as Policies).cleaned?.createHTML(text))), texts)
}

/** Opens an article by a link, so that the browser cleans it, and keeps what it cleans with. */
async function openCleaner(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Create = (name: string, rules: object) => NonNullable<Policies['cleaned']>
    const factory = Reflect.get(window, 'trustedTypes') as { createPolicy: Create }
    const create = factory.createPolicy.bind(factory)
    factory.createPolicy = (name, rules) => {
      const policy = create(name, rules)
      if (name === 'cleaned-html') (window as Policies).cleaned = policy
      return policy
    }
  })
  await visit(page, '/knowledge')
  await page.locator('main a[href^="/article/"]').first().click()
  await page.waitForFunction(() => 'cleaned' in window)
}
