import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'
import { type DevClient, type DevEnv, startDevEnv } from 'dev-env'

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
  /** Draws what moves; other tests ask for reduced motion, which spares the processor. */
  hasMotion?: boolean
  /** The time zone of the device. */
  timeZone?: string
}

type Fixtures = {
  /** A separate browser with the saved session of a person, or without one. Console errors and warnings fail the test. */
  openBrowser: (person: Person | null, options?: OpenOptions) => Promise<Page>
  watched: (page: Page) => Watched
}

type WorkerFixtures = { product: DevEnv; savedSignIn: (person: Person) => Promise<DevClient> }

/** A fixture that starts once in a worker, and stops with it. */
export const ofWorker = <T extends { stop(): Promise<unknown> }>(start: () => Promise<T>) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use: (started: T) => Promise<void>) => {
      const started = await start()
      await use(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ] as [(fixtures: object, use: (started: T) => Promise<void>) => Promise<void>, { scope: 'worker'; timeout: number }]

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: ofWorker(() => startDevEnv({ seed: 'demo' })),

  savedSignIn: [
    async ({ product }, use) => {
      const saved = new Map<Person, Promise<DevClient>>()
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
    { scope: 'worker' },
  ],

  openBrowser: async ({ browser, product, savedSignIn, watched }, use, testInfo) => {
    const opened: { page: Page; expects: RegExp[] }[] = []
    const known = new Set<Person>()
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
        } = {},
      ) => {
        const context = await browser.newContext({
          baseURL: product.url,
          locale: 'en-US',
          timezoneId: timeZone,
          viewport,
          javaScriptEnabled: hasJavaScript,
          reducedMotion: hasMotion ? 'no-preference' : 'reduce',
          hasTouch: viewport.width < 500,
        })
        if (!asksForCookies) {
          await context.addCookies([{ name: 'cookie-choices', value: '2.2026-01-05.functional', url: product.url }])
        }
        if (person !== null) {
          const client = await savedSignIn(person)
          // What an earlier test left unsent would be restored in this one.
          if (!known.has(person)) await removeDrafts(client)
          known.add(person)
          const [name = '', value = ''] = client.cookie.split('=')
          await context.addCookies([{ name, value, url: product.url, httpOnly: true, sameSite: 'Lax' }])
        }
        const page = await context.newPage()
        watched(page)
        opened.push({ page, expects })
        return page
      },
    )
    for (const { page, expects } of opened) {
      const complaints = watched(page).complaints.filter((text) => !expects.some((pattern) => pattern.test(text)))
      await page.context().close()
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

/** Runs all automatic checks of WCAG 2.2 A and AA; no rule is excluded. */
export async function expectAccessible(page: Page): Promise<void> {
  // The checks do not look into frames.
  expect(page.frames()).toHaveLength(1)
  // What is half below the header, which stays in view, would be too small to press.
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await run({ runOnly: tags, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }))
  })
  expect(found, `accessibility of ${page.url()}`).toEqual([])
}

/** The same at both widths, for a state that is reached alike at both; nothing is wider than the page there. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${page.url()} at ${viewport.width} px`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

/** The fetch and XHR requests of a page. */
export function callsOf(requests: readonly Request[]): string[] {
  return requests
    .filter((request) => request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
    .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
}
