import type { Locator, Page, Request, Route } from '@playwright/test'
import { addressesOf } from './addresses.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { draftsOf, expect, type Person, test, untilAlive, visit } from './product.ts'

/** The requests that write drafts, and the articles. */
const WRITES = /\/ui-api\/records\//

const isWrite = (request: Request): boolean => WRITES.test(request.url()) && request.method() !== 'GET'

/** Lets a test decide when the writes of the page reach the server, and when they are answered. */
async function holdWrites(page: Page, write: (route: Route) => Promise<void>): Promise<void> {
  await page.route(WRITES, (route) => (isWrite(route.request()) ? write(route) : route.continue()))
}

/** Renders the page at the address on the server, and shows it only after that is allowed. */
async function holdDocument(page: Page, address: string) {
  const [rendered, mayBeShown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(address, async (route) => {
    if (!route.request().isNavigationRequest()) return await route.continue()
    const response = await route.fetch()
    rendered.resolve()
    await mayBeShown.promise
    await route.fulfill({ response })
  })
  return { rendered: rendered.promise, show: mayBeShown.resolve }
}

/** Waits until the server has what the page has: this browser then keeps no copy. */
async function untilSaved(page: Page): Promise<void> {
  const copies = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('navdesk-draft:')))
  await expect.poll(copies).toEqual([])
}

type Form = { person: Person; address: string; field: (page: Page) => Locator }

/**
 * Types into a form and leaves the page for the same address. The next page is rendered before the save reaches the server, and shown after
 * the page that is left has the answer.
 */
async function leaveWhileSaving(page: Page, { address, field }: Form, typed: string): Promise<void> {
  const document = await holdDocument(page, address)
  await holdWrites(page, async (route) => {
    await document.rendered
    await route.fulfill({ response: await route.fetch() })
  })
  const saved = page.waitForEvent('requestfinished', isWrite)
  await field(page).fill(typed)
  const left = page.goto(address)
  await saved
  document.show()
  await left
  await untilAlive(page)
  await page.unrouteAll({ behavior: 'wait' })
}

test('what is typed into a form is there when its page is left while it is saved, and so is what is emptied', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const [caseAddress = ''] = await addressesOf('caseDetails', product)
  const forms: Record<string, Form> = {
    'a case': { person: 'mara', address: '/case-manager/Open-a-Case', field: (page) => new OpenCasePage(page).subject },
    'a comment': { person: 'mara', address: caseAddress, field: (page) => page.getByLabel('Add a comment') },
    'a reset': {
      person: 'mara',
      address: '/download-reset',
      field: (page) => page.getByLabel('Reason for the reset'),
    },
    'an article': {
      person: 'priya',
      address: '/author?id=new',
      field: (page) => page.getByLabel('Summary'),
    },
    'an alert': { person: 'priya', address: '/product-alerts/new', field: (page) => page.getByLabel('Title') },
  }
  for (const [name, form] of Object.entries(forms)) {
    await test.step(name, async () => {
      const page = await openBrowser(form.person)
      await visit(page, form.address)
      for (const typed of [`Typed into ${name}`, `Typed into ${name} again`, '']) {
        await leaveWhileSaving(page, form, typed)
        await expect(form.field(page)).toHaveValue(typed)
        await untilSaved(page)
      }
    })
  }
})

test('a save that reaches the server after the next page is shown, or is never answered, loses nothing', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const mara = await savedSignIn('mara')
  // The version that the next page has read is replaced by the late save.
  const page = await openBrowser('mara', { expects: [/412/, /ERR_FAILED/] })
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  const kept = async () => (await draftsOf(mara)).map(({ content }) => (content as { subject: string }).subject)

  await test.step('its answer is lost', async () => {
    const stored = Promise.withResolvers<void>()
    await holdWrites(page, async (route) => {
      await route.fetch()
      await route.abort()
      stored.resolve()
    })
    await openCase.subject.fill('Stored without an answer')
    await stored.promise
    await openCase.visit()
    await expect(openCase.subject).toHaveValue('Stored without an answer')
    await page.unrouteAll({ behavior: 'wait' })
    await untilSaved(page)
  })

  await test.step('it arrives late', async () => {
    const [sent, shown, stored] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    let isFirst = true
    await holdWrites(page, async (route) => {
      if (!isFirst) return await route.continue()
      isFirst = false
      sent.resolve()
      await shown.promise
      await route.fetch()
      stored.resolve()
    })
    await openCase.subject.fill('Stored too late')
    await sent.promise
    await openCase.visit()
    await expect(openCase.subject).toHaveValue('Stored too late')
    shown.resolve()
    await stored.promise
    await openCase.subject.fill('Stored too late, and continued')
    await expect.poll(kept).toEqual(['Stored too late, and continued'])
    await openCase.visit()
    await expect(openCase.subject).toHaveValue('Stored too late, and continued')
    await expect(page.getByRole('button', { name: 'Show the other version' })).toHaveCount(0)
  })
})
