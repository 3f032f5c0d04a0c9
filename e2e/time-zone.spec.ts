import type { Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { addressesOf } from './addresses.ts'
import { expect, test, visit, widths } from './product.ts'

// People see times in the zone that they have set, not in that of their device or of the server.

/** Sets the time zone of a person, as the form of /account/personal does. @returns the earlier one. */
async function setTimeZone(client: DevClient, TimeZone: string): Promise<string> {
  const { user } = (await client.get('/auth/session')).body as { user: { id: string; timeZone: string } }
  const { status, text } = await client.patch(`/services/data/v65.0/ui-api/records/${user.id}`, {
    fields: { TimeZone },
  })
  expect(status, text).toBe(200)
  return user.timeZone
}

// Other tests of the same product expect the zone of the demo.
let before = ''
test.beforeEach(async ({ savedSignIn }) => {
  before = await setTimeZone(await savedSignIn('mara'), 'UTC')
})
test.afterEach(async ({ savedSignIn }) => {
  await setTimeZone(await savedSignIn('mara'), before)
})

type ShownTime = { instant: string; text: string; title: string | null }

/** The instants in the main part of a page, with their texts. On a phone some lists hide them. */
const timesOf = (page: Page): Promise<ShownTime[]> =>
  page.locator('main time[datetime*="T"]').evaluateAll((times) =>
    times.map((time) => ({
      instant: time.getAttribute('datetime') ?? '',
      text: time.textContent ?? '',
      title: time.getAttribute('title'),
    })),
  )

/** The same of a page as the server renders it. */
function renderedTimes(html: string): ShownTime[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<time([^>]*)>(.*?)<\/time>/g)].flatMap(([, attributes = '', text = '']) => {
    const instant = /dateTime="([^"]*T[^"]*)"/i.exec(attributes)?.[1]
    return instant === undefined ? [] : [{ instant, text, title: /title="([^"]*)"/.exec(attributes)?.[1] ?? null }]
  })
}

/** Expects that all instants are named by the clock of a zone. */
function expectTimes(times: readonly ShownTime[], timeZone: string): void {
  const shared = { timeZone, hourCycle: 'h23' } as const
  const exact = new Intl.DateTimeFormat('en-US', { ...shared, dateStyle: 'medium', timeStyle: 'long' })
  const clock = new Intl.DateTimeFormat('en-US', { ...shared, hour: '2-digit', minute: '2-digit' })
  const titles = times.filter(({ title }) => title !== null)
  expect(titles.map(({ title }) => title)).toEqual(titles.map(({ instant }) => exact.format(new Date(instant))))
  const clocks = times
    // A time in two zones marks the other one: 10:00 UTC (04:00 your time), or 04:00 (10:00 UTC).
    .map(({ text, ...time }) => ({ ...time, clock: /\d\d:\d\d(?! UTC)/.exec(text)?.[0] }))
    .filter((time) => time.clock)
  expect(clocks.map((time) => time.clock)).toEqual(clocks.map(({ instant }) => clock.format(new Date(instant))))
  expect(titles.length + clocks.length).toBeGreaterThan(0)
}

test('a device in Tokyo shows the times of Chicago to a person who has set that zone', async ({
  openBrowser,
  savedSignIn,
  product,
}) => {
  const [deviceZone, ownZone] = ['Asia/Tokyo', 'America/Chicago']
  const mara = await savedSignIn('mara')
  await setTimeZone(mara, ownZone)
  const page = await openBrowser('mara', { timeZone: deviceZone })
  // The home page lists the case that is read before it.
  for (const name of ['caseDetails', 'home', 'productAlert', 'allAlerts'] as const) {
    const [address = ''] = await addressesOf(name, product)
    expectTimes(renderedTimes((await mara.get(address)).text), ownZone)
    // React reports a text that differs at hydration in the console, which fails the test.
    await visit(page, address)
    await expect(page.locator('main time').first()).toBeAttached()
    expectTimes(await timesOf(page), ownZone)
  }
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(deviceZone)
})

test('a new time zone is that of the next page', { tag: '@long' }, async ({ openBrowser, product }) => {
  const page = await openBrowser('mara', { viewport: widths.phone, timeZone: 'Asia/Tokyo' })
  const [address = ''] = await addressesOf('caseDetails', product)
  await visit(page, address)
  expectTimes(await timesOf(page), 'UTC')
  await visit(page, '/account/personal?edit=TimeZone')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('America/Chicago')
  await page.keyboard.press('Tab')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
  // The page reloads in the new zone.
  await page.waitForURL((url) => url.search === '')
  await visit(page, address)
  expectTimes(await timesOf(page), 'America/Chicago')
})
