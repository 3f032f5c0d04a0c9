import type { Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { addressesOf } from './addresses.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

// Times are those of the zone that people have set for themselves, whatever the zone of their device or of the server is.

/** The zone of the device, and that of the person. */
const zones = [
  ['Asia/Tokyo', 'America/Chicago'],
  ['America/Chicago', 'Pacific/Auckland'],
] as const

/** Sets the time zone of a person, as the form of /account/personal does, and answers what it was. */
async function setTimeZone(client: DevClient, TimeZone: string): Promise<string> {
  const { user } = (await client.get('/auth/session')).body as { user: { id: string; timeZone: string } }
  const { status, text } = await client.patch(`/services/data/v65.0/ui-api/records/${user.id}`, {
    fields: { TimeZone },
  })
  expect(status, text).toBe(200)
  return user.timeZone
}

// Other tests of the same product have the zone of the demo.
let before = ''
test.beforeEach(async ({ savedSignIn }) => {
  before = await setTimeZone(await savedSignIn('mara'), 'UTC')
})
test.afterEach(async ({ savedSignIn }) => {
  await setTimeZone(await savedSignIn('mara'), before)
})

/** What a page says of each instant that it shows. */
const timesOf = (page: Page): Promise<{ instant: string; text: string; title: string | null }[]> =>
  page.locator('main time[datetime*="T"]').evaluateAll((times) =>
    times.map((time) => ({
      instant: time.getAttribute('datetime') ?? '',
      text: time.textContent ?? '',
      title: time.getAttribute('title'),
    })),
  )

/** Expects that a page names instants by the clock of a zone. */
async function expectTimesOf(page: Page, timeZone: string): Promise<void> {
  // On a phone some lists hide them.
  await expect(page.locator('main time').first()).toBeAttached()
  const [shared, times] = [{ timeZone, hourCycle: 'h23' } as const, await timesOf(page)]
  const exact = new Intl.DateTimeFormat('en-US', { ...shared, dateStyle: 'medium', timeStyle: 'long' })
  const clock = new Intl.DateTimeFormat('en-US', { ...shared, hour: '2-digit', minute: '2-digit' })
  const titles = times.filter(({ title }) => title !== null)
  expect(titles.map(({ title }) => title)).toEqual(titles.map(({ instant }) => exact.format(new Date(instant))))
  const clocks = times
    .map(({ text, ...time }) => ({ ...time, clock: /\d\d:\d\d/.exec(text)?.[0] }))
    .filter((time) => time.clock)
  expect(clocks.map((time) => time.clock)).toEqual(clocks.map(({ instant }) => clock.format(new Date(instant))))
  expect(titles.length + clocks.length).toBeGreaterThan(0)
}

for (const [width, viewport] of Object.entries(widths)) {
  for (const [timeZone, own] of zones) {
    test(`a device in ${timeZone} shows the times of ${own} to people who have set it, ${width}`, async ({
      openBrowser,
      product,
      savedSignIn,
    }) => {
      await setTimeZone(await savedSignIn('mara'), own)
      const rendered = await openBrowser('mara', { viewport, timeZone, hasJavaScript: false })
      const page = await openBrowser('mara', { viewport, timeZone })
      // The home page lists the case that is read before it.
      for (const name of ['caseDetails', 'home', 'productAlert', 'allAlerts'] as const) {
        const [address = ''] = await addressesOf(name, product)
        await rendered.goto(address)
        await expectTimesOf(rendered, own)
        // React would complain of a text that hydration finds to be another one, which fails the test.
        await visit(page, address)
        await expectTimesOf(page, own)
      }
      await expectAccessible(page)
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timeZone)
    })
  }

  test(`a time zone that is set anew is that of the next page, ${width}`, async ({ openBrowser, product }) => {
    const page = await openBrowser('mara', { viewport, timeZone: 'Asia/Tokyo' })
    const [address = ''] = await addressesOf('caseDetails', product)
    await visit(page, address)
    await expectTimesOf(page, 'UTC')
    await visit(page, '/account/personal?edit=TimeZone')
    await page.getByRole('combobox', { name: 'Time zone' }).fill('America/Chicago')
    await page.keyboard.press('Tab')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save' }).click()
    expect((await saved).status()).toBe(200)
    // The page is loaded anew in the zone that was set.
    await page.waitForURL((url) => url.search === '')
    await visit(page, address)
    await expectTimesOf(page, 'America/Chicago')
  })
}
