import { type ConsoleMessage, expect, type Page, test as playwright, type Request } from '@playwright/test'
import axe from 'axe-core'
import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'
import { type BrowserPool, createBrowserPool } from './browser-pool.ts'

export { expect }

/** The demo people by their first names. */
export const people = {
  mara: 'mara.okafor@osprey-ridge.example',
  theo: 'theo.lindqvist@osprey-ridge.example',
  ines: 'ines.duarte@northfield-flying.example',
  sam: 'sam.adeyemi@forty-second-wing.example',
  lena: 'lena.hovland@skerry-air.example',
  jonas: 'jonas.weil@calder-aerodata.example',
  wren: 'wren.castell@calder-aerodata.example',
  priya: 'priya.nair@calder-aerodata.example',
  nadia: 'nadia.ferrer@calder-aerodata.example',
  ingrid: 'ingrid.solheim@calder-aerodata.example',
} as const

export type Person = keyof typeof people

export const password = 'Cleared2Land.Runway27'

/** The two widths at which every screen is tested. */
export const widths = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** The requests of a page, and its console errors and warnings. */
export type Watched = { requests: Request[]; complaints: string[] }

type OpenOptions = {
  /** Console messages that the test expects, such as the 404 of a missing page. */
  expects?: RegExp[]
  viewport?: { width: number; height: number }
  /** Without JavaScript the page stays as the server rendered it. */
  hasJavaScript?: boolean
  /** Asks what may be stored, as at a first visit; in other tests that was chosen before. */
  asksForCookies?: boolean
  /** With animations; other tests ask for reduced motion, which spares the processor. */
  hasMotion?: boolean
  /** The time zone of the device. */
  timeZone?: string
  /** With empty caches; otherwise files that an earlier test has loaded may come from the cache. */
  isNew?: boolean
}

type Stoppable = { stop(): Promise<unknown> }

type Fixtures = {
  product: DevEnv
  /** A person's session, shared by the tests of a worker as long as it is open. */
  savedSignIn: (person: Person) => Promise<DevClient>
  /** A separate browser with the saved session of a person, or without one. Console errors and warnings fail the test. */
  openBrowser: (person: Person | null, options?: OpenOptions) => Promise<Page>
  watched: (page: Page) => Watched
}

type WorkerFixtures = {
  /** Starts something once in a worker; it stops with the worker, or when something else is started with `startOnce`. */
  startOnce: <T extends Stoppable>(key: string, start: () => Promise<T>) => Promise<T>
  demoProduct: DevEnv
  browserPool: BrowserPool
  sessions: WeakMap<DevEnv, Map<Person, Promise<DevClient>>>
}

const STARTS_WITHIN = { timeout: 180_000 }

export const test = playwright.extend<Fixtures, WorkerFixtures>({
  startOnce: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      let running: { key: string; value: Stoppable } | null = null
      const startOnce = async <T extends Stoppable>(key: string, start: () => Promise<T>): Promise<T> => {
        if (running?.key === key) return running.value as T
        await running?.value.stop()
        running = null
        const value = await start()
        running = { key, value }
        return value
      }
      await use(startOnce)
      await (running as { value: Stoppable } | null)?.value.stop()
    },
    { scope: 'worker', ...STARTS_WITHIN },
  ],

  demoProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const started = await startDevEnv({ seed: 'demo' })
      await use(started)
      await started.stop()
    },
    { scope: 'worker', ...STARTS_WITHIN },
  ],

  product: async ({ demoProduct }, use) => use(demoProduct),

  browserPool: [async ({ browser }, use) => use(createBrowserPool(browser)), { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  sessions: [async ({}, use) => use(new WeakMap()), { scope: 'worker' }],

  savedSignIn: async ({ product, sessions }, use) => {
    const saved = sessions.get(product) ?? new Map<Person, Promise<DevClient>>()
    sessions.set(product, saved)
    const client = async (person: Person) => {
      const known = await saved.get(person)
      // A test may have ended all sessions of a person, by a new password for example, or set the clock forward to shortly before their end.
      const isOpen = known !== undefined && (await known.post('/auth/renew', {})).status === 200
      return isOpen ? known : product.signIn(people[person])
    }
    await use((person) => {
      // Two browsers of one person that are opened at once share the session.
      const next = client(person)
      saved.set(person, next)
      return next
    })
  },

  openBrowser: async ({ browserPool, product, savedSignIn, watched }, use, testInfo) => {
    const opened: { page: Page; expects: RegExp[] }[] = []
    const withoutDrafts = new Set<Person>()
    await use(
      async (
        person,
        {
          expects = [],
          viewport = widths.wide,
          hasJavaScript = true,
          asksForCookies = false,
          hasMotion = false,
          timeZone = 'UTC',
          isNew = false,
        } = {},
      ) => {
        const hasTouch = viewport.width < 500
        const page = await browserPool.borrow({ site: product.url, person, hasTouch, hasJavaScript, timeZone }, isNew)
        opened.push({ page, expects })
        if (!asksForCookies) {
          await page
            .context()
            .addCookies([{ name: 'cookie-choices', value: '2.2026-01-05.functional', url: product.url }])
        }
        if (person !== null) {
          const client = await savedSignIn(person)
          // What an earlier test left unsent would be restored in this one.
          if (!withoutDrafts.has(person)) await removeDrafts(client)
          withoutDrafts.add(person)
          const [name = '', value = ''] = client.cookie.split('=')
          await page.context().addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }])
        }
        await page.setViewportSize(viewport)
        await page.emulateMedia({ reducedMotion: hasMotion ? 'no-preference' : 'reduce' })
        watched(page)
        return page
      },
    )
    for (const { page, expects } of opened) {
      const complaints = watched(page).complaints.filter((text) => !expects.some((pattern) => pattern.test(text)))
      await browserPool.giveBack(page)
      if (testInfo.status === testInfo.expectedStatus) expect(complaints, 'the console of the browser').toEqual([])
    }
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  watched: async ({}, use) => {
    const pages = new Map<Page, Watched>()
    await use((page) => {
      const known = pages.get(page) ?? watch(page)
      pages.set(page, known)
      return known
    })
  },
})

/**
 * Tests of a product with settings that differ from the demo's. It starts once in a worker, and stops when a test of other settings begins.
 *
 * @param key - names the settings; no other spec may use it.
 */
export const testsOf = <T extends Stoppable & { product: DevEnv }>(key: string, start: () => Promise<T>) =>
  test.extend<{ configured: T }>({
    configured: [async ({ startOnce }, use) => use(await startOnce(key, start)), STARTS_WITHIN],
    product: async ({ configured }, use) => use(configured.product),
  })

/** The product of a spec alone, with further settings of the server. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}) {
  const product = await startDevEnv({ seed: 'demo', environment })
  return { product, stop: () => product.stop() }
}

function watch(page: Page): Watched {
  const watched: Watched = { requests: [], complaints: [] }
  page.on('request', (request) => watched.requests.push(request))
  page.on('pageerror', (error) => watched.complaints.push(String(error)))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      watched.complaints.push(`${message.text()} ${message.location().url}`)
    }
  })
  return watched
}

const UI_API = '/services/data/v65.0/ui-api'

/** The drafts of a person on the server, by their forms. */
export async function draftsOf(client: DevClient): Promise<{ id: string; form: string; content: unknown }[]> {
  const fields = ['CaseDraft__c.Form__c', 'CaseDraft__c.Content__c']
  const { body } = await client.post(`${UI_API}/list-records/CaseDraft__c/MyDrafts`, { fields })
  // Authors have no such list.
  const { records = [] } = body as { records?: { id: string; fields: Record<string, { value: string }> }[] }
  return records.map(({ id, fields: { Form__c, Content__c } }) => ({
    id,
    form: Form__c?.value ?? '',
    content: JSON.parse(Content__c?.value ?? 'null'),
  }))
}

export async function removeDrafts(client: DevClient): Promise<void> {
  const records = (await draftsOf(client)).map(({ id }) => ({ id }))
  if (records.length === 0) return
  await client.post(`${UI_API}/records/batch`, { allOrNone: true, operations: [{ type: 'Delete', records }] })
}

/** Waits until the page is hydrated: clicks before that are lost. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
}

/** Goes to an address and waits until its page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

/** Loads the page again and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

const wcag: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }

/** Runs all automatic checks of WCAG 2.2 A and AA; no rule is excluded. */
export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page, wcag)

/** Runs the checks whose result depends on the width and the theme: contrast, target size, and that nothing is wider than the page. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast', 'target-size'] })
  await expectNoOverflow(page)
  await expectNothingCut(page)
}

/** Expects that no word is broken, no placeholder is cut, and the current item of each row of tabs or links is in view. */
async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true
    const areaOf = (text: Text, from: number, to: number): DOMRect => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return range.getBoundingClientRect()
    }
    const brokenWord = (text: Text, { 0: word, index: from }: RegExpExecArray): string | undefined => {
      // Addresses, long words, and Chinese, Japanese and Korean texts may be broken anywhere.
      if (word.length > 20 || /@|[\u3000-\u9fff\uac00-\ud7af]/.test(word)) return undefined
      const { top } = areaOf(text, from, from + 1)
      const isBroken = (at: number) => areaOf(text, from + at, from + at + 1).top > top + 4
      if (!isBroken(word.length - 1)) return undefined
      const at = Array.from(word, (_, each) => each).findIndex(isBroken)
      const parts = [word.slice(0, at), word.slice(at)]
      // A sentence, such as the resolution of a similar case, may be broken after any hyphen.
      if (text.data.length > SENTENCE && parts[0]?.endsWith('-')) return undefined
      // Between the parts of a compound, such as "five-minute", but not in "e-mail" and not in a number.
      return /^\W*[a-z]{2,}.*[-/–—.…]$/i.test(parts[0] ?? '') && /^[a-z]{2}/i.test(parts[1] ?? '')
        ? undefined
        : parts.join('|')
    }
    const SENTENCE = 60
    const words: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement
      // Texts for screen readers alone are one pixel wide.
      if (!parent || !isShown(parent) || parent.getBoundingClientRect().width < 2) continue
      // The viewer of the API reference is that of a library, and breaks paths where they do not fit.
      if (parent.closest('svg, pre, [contenteditable], .swagger-ui')) continue
      for (const match of text.data.matchAll(/\S+/g)) {
        const broken = brokenWord(text, match)
        if (broken) words.push(broken)
      }
    }
    const canvas = document.createElement('canvas').getContext('2d')
    const placeholders = Array.from(document.querySelectorAll('input'))
      .filter((input) => {
        if (input.value !== '' || input.placeholder === '' || !isShown(input) || !canvas) return false
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        canvas.font = font
        const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return canvas.measureText(input.placeholder).width > room + 1
      })
      .map(({ placeholder }) => placeholder)
    const current = Array.from(document.querySelectorAll('[role="tab"][aria-selected="true"], nav [aria-current]'))
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return isShown(item) && (left < 0 || right > innerWidth)
      })
      .map(({ textContent }) => textContent)
    return { words, placeholders, current }
  })
  const where = `${page.url()} at ${page.viewportSize()?.width} px`
  expect(cut, `what is cut off on ${where}`).toEqual({ words: [], placeholders: [], current: [] })
}

/** Expects that a page scrolls in one direction only. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${page.url()} at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/**
 * Runs all checks at the current width and theme, then those that depend on width and theme on a dark phone. For a state that looks
 * the same there after the window was resized; afterwards the window has its size again.
 */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page)
  const before = page.viewportSize()
  await page.setViewportSize(widths.phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectLegible(page)
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly): Promise<void> {
  // The checks do not look into frames.
  expect(page.frames()).toHaveLength(1)
  // A button that is half below the header, which stays in view, would be too small to press.
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const faults = await page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run({ runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }))
  }, runOnly)
  expect(faults, `accessibility of ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** The fetch and XHR requests of a page. */
export function callsOf(requests: readonly Request[]): string[] {
  return requests
    .filter((request) => request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
    .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
}
