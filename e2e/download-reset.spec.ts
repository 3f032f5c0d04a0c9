import type { Page } from '@playwright/test'
import { startDataManagerStandIn, startDevEnv } from 'dev-env'
import { test as base, expect, expectAccessible, ofWorker, untilAlive, visit, widths } from './product.ts'

const UNABLE =
  'We are currently unable to reset your JDM available downloads at this time. Please contact support for further assistance.'
const REASON = 'The card was written again.'

type Service = Awaited<ReturnType<typeof startDataManagerStandIn>>

/** The product with a data manager's service of its own. */
const test = base.extend<object, { dataManager: Service }>({
  dataManager: ofWorker(startDataManagerStandIn),
  product: [
    async ({ dataManager }, use) => {
      const product = await startDevEnv({ environment: { DATA_MANAGER_URL: dataManager.url } })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.beforeEach(({ dataManager }) => {
  dataManager.behave('answers')
  dataManager.refused.clear()
})

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })
const boxOf = (page: Page, number: string) => page.getByRole('checkbox', { name: number })
const submit = (page: Page) => page.getByRole('button', { name: 'Reset downloads' })
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** The numbers of the services that are shown, of active ones alone. */
async function numbersOn(page: Page): Promise<string[]> {
  const texts = await page.getByRole('row').filter({ hasNotText: 'Expired' }).allInnerTexts()
  return texts.flatMap((text) => /SVC-\d+/.exec(text)?.[0] ?? [])
}

async function ask(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await boxOf(page, number).check()
  await page.getByLabel('Reason for the reset').fill(REASON)
  await submit(page).click()
}

for (const name of ['wide', 'phone'] as const) {
  test(`counters are found, selected and reset, and what is refused leads to a case, ${name}`, async ({
    openBrowser,
    dataManager,
  }) => {
    test.setTimeout(120_000)
    const page = await openBrowser('mara', { viewport: widths[name] })
    await visit(page, '/download-reset')
    await expect(page.getByRole('heading', { name: 'Reset download counter', level: 1 })).toBeVisible()
    const [first = '', second = '', third = ''] = (await numbersOn(page)).slice(2)
    await expect(rowOf(page, first)).toContainText(/\d of \d/)
    await expectAccessible(page)

    await test.step('a part of a tail or service number finds services', async () => {
      const search = page.getByRole('searchbox', { name: 'Search service numbers or tail numbers' })
      await search.fill('n714')
      await search.press('Enter')
      await expect(page.getByText(/services? match(es)? “n714”/)).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toContainText('N714KT')
      await search.fill('nothing like it')
      await search.press('Enter')
      await expect(page.getByText('Sorry, there were no results found')).toBeVisible()
      await page.getByText('Service number', { exact: true }).first().click()
      await search.fill(second.toLowerCase())
      await search.press('Enter')
      await expect(page.getByText(`1 service matches “${second.toLowerCase()}”`)).toBeVisible()
      await boxOf(page, second).check()
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(boxOf(page, first)).toBeVisible()
      await expect(boxOf(page, second)).toBeChecked()
      await page.getByRole('button', { name: `Remove ${second}` }).click()
      await expect(boxOf(page, second)).not.toBeChecked()
    })

    await test.step('services and a reason are required', async () => {
      await submit(page).click()
      await expect(page.getByText('Select at least one service.')).toBeVisible()
      await expect(page.getByText('Enter a reason.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('it says that it is resetting, and what was refused', async () => {
      dataManager.refused.add(third)
      const release = dataManager.hold()
      await ask(page, [first, second, third])
      const busy = dialog(page, 'Resetting your downloads')
      await expect(busy).toContainText('3 services. This takes a few seconds. Please keep this page open.')
      await page.keyboard.press('Escape')
      await expect(busy).toBeVisible()
      await expectAccessible(page)
      release()
      const partial = dialog(page, 'Some downloads were not reset')
      await expect(partial).toContainText(
        '2 of 3 services are ready. Open a support case for the other one and we will check it.',
      )
      await expect(partial.getByRole('listitem').filter({ hasText: third })).toContainText('Not reset')
      await expect(partial.getByRole('listitem').filter({ hasText: first })).toContainText(/Reset$/)
      await expectAccessible(page)
      await partial.getByRole('link', { name: 'Open a Case' }).click()
      await expect(page.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Tail number or service number' })).toHaveValue(third)
    })

    await test.step('it says that all are reset', async () => {
      await page.goto('/download-reset')
      await untilAlive(page)
      await ask(page, [first])
      const success = dialog(page, 'Downloads reset')
      await expect(success).toContainText(
        'The service is ready to fetch again. Restart Junction Data Manager to see it.',
      )
      await expect(success.getByRole('button', { name: 'Done' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(success).toHaveCount(0)
      await expect(rowOf(page, first)).toContainText(/0 of \d/)
      await expect(boxOf(page, first)).not.toBeChecked()
      await expect(page.getByLabel('Reason for the reset')).toHaveValue('')
    })

    await test.step('it says that none is reset', async () => {
      await ask(page, [third])
      const failure = dialog(page, 'Downloads could not be reset')
      await expect(failure).toContainText(UNABLE)
      await expect(failure.getByRole('link', { name: 'Open a Case' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(failure).toHaveCount(0)
    })
  })
}

test('a reset without an answer is asked for again, and nothing is reset twice', async ({
  openBrowser,
  dataManager,
}) => {
  test.setTimeout(120_000)
  const page = await openBrowser('theo', { expects: [/503|409|ERR_FAILED|Failed to load/] })
  await visit(page, '/download-reset')
  const [number = '', other = ''] = (await numbersOn(page)).slice(5)
  dataManager.effects.clear()

  await test.step('the data manager has reset it and its answer is lost', async () => {
    dataManager.behave('lost')
    await ask(page, [number])
    const pending = dialog(page, 'It is not known yet whether your downloads were reset')
    await expect(pending).toContainText('The data manager has not answered. We keep asking.')
    await expectAccessible(page)
    const tab = await page.context().newPage()
    await visit(tab, '/download-reset')
    await ask(tab, [number])
    await expect(tab.getByRole('alert')).toContainText('A reset of one of these services is under way.')
    await tab.close()
    dataManager.behave('answers')
    await pending.getByRole('button', { name: 'Ask again' }).click()
    await expect(dialog(page, 'Downloads reset')).toBeVisible()
    expect(dataManager.effects.get(number)).toBe(1)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('the line breaks after the request was sent', async () => {
    await page.route('**/resetDownloads*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await ask(page, [other])
    const unknown = dialog(page, 'It is not known yet whether your downloads were reset')
    await expect(unknown).toContainText('No answer came. Ask again to find out: nothing is reset twice.')
    await page.unroute('**/resetDownloads*')
    await unknown.getByRole('button', { name: 'Ask again' }).click()
    await expect(dialog(page, 'Downloads reset')).toBeVisible()
    expect(dataManager.effects.get(other)).toBe(1)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('without a connection nothing is sent, and nothing is lost', async () => {
    const before = dataManager.asked.length
    await page.context().setOffline(true)
    await ask(page, [other])
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Reason for the reset')).toHaveValue(REASON)
    await expect(boxOf(page, other)).toBeChecked()
    expect(dataManager.asked).toHaveLength(before)
    await page.context().setOffline(false)
  })
})

test('a second click sends nothing more, ten services are the most, and an expired one has no subscription', async ({
  openBrowser,
  dataManager,
}) => {
  const page = await openBrowser('mara', { expects: [/400/] })
  await visit(page, '/download-reset')
  const numbers = await numbersOn(page)
  for (const number of numbers.slice(0, 10)) await boxOf(page, number).check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await expect(boxOf(page, numbers[10] ?? '')).toBeDisabled()
  await page.getByLabel('Reason for the reset').fill(REASON)
  const before = dataManager.asked.length
  await submit(page).dblclick()
  await expect(dialog(page, 'Downloads reset')).toContainText('All 10 services are ready to fetch again.')
  expect(dataManager.asked).toHaveLength(before + 1)
  await page.getByRole('button', { name: 'Done' }).click()

  const expired = page.getByRole('row').filter({ hasText: 'Expired' }).first()
  await expired.getByRole('checkbox').check()
  await page.getByLabel('Reason for the reset').fill(REASON)
  await submit(page).click()
  await expect(dialog(page, 'Downloads could not be reset')).toContainText(UNABLE)
})

test('the page is there for accounts of the three kinds alone', async ({ openBrowser }) => {
  const link = { name: 'Reset download counter' }
  for (const person of ['mara', 'ines'] as const) {
    const page = await openBrowser(person)
    await visit(page, '/')
    await page.getByRole('button', { name: 'Support' }).click()
    await page.getByRole('menuitem', link).click()
    await expect(submit(page)).toBeVisible()
  }
  for (const person of ['lena', 'jonas', 'priya'] as const) {
    const page = await openBrowser(person, { expects: [/404/] })
    await visit(page, '/')
    await expect(page.getByRole('link', link)).toHaveCount(0)
    expect((await page.goto('/download-reset'))?.status()).toBe(404)
  }
  const guest = await openBrowser(null)
  await guest.goto('/download-reset')
  await expect(guest).toHaveURL(/\/login\?startURL=%2Fdownload-reset/)
})

test('counters are reset without JavaScript', async ({ openBrowser, dataManager }) => {
  const page = await openBrowser('ines', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/download-reset')
  const [number = '', other = ''] = await numbersOn(page)
  dataManager.refused.add(other)
  await boxOf(page, number).check()
  await boxOf(page, other).check()
  await submit(page).click()
  await expect(page.getByText('Enter a reason.')).toBeVisible()
  await expect(boxOf(page, number)).toBeChecked()
  await page.getByLabel('Reason for the reset').fill(REASON)
  await submit(page).click()
  await expect(page.getByText('Some downloads were not reset')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: other })).toContainText('Not reset')
})

test('what is selected and typed before the code runs stays', async ({ openBrowser }) => {
  const page = await openBrowser('ines')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/download-reset', { waitUntil: 'commit' })
  await expect(submit(page)).toBeVisible()
  const [number = ''] = await numbersOn(page)
  await boxOf(page, number).check()
  await page.getByLabel('Reason for the reset').fill(REASON)
  code.resolve()
  await untilAlive(page)
  await expect(page.getByRole('button', { name: `Remove ${number}` })).toBeVisible()
  await expect(boxOf(page, number)).toBeChecked()
  await expect(page.getByLabel('Reason for the reset')).toHaveValue(REASON)
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
})

test('the keyboard is enough, in dark colors too', async ({ openBrowser }) => {
  const page = await openBrowser('ines')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, '/download-reset')
  const [number = ''] = await numbersOn(page)
  await boxOf(page, number).focus()
  await page.keyboard.press('Space')
  await expect(boxOf(page, number)).toBeChecked()
  await page.getByLabel('Reason for the reset').focus()
  await page.keyboard.type(REASON)
  await page.keyboard.press('Tab')
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeFocused()
})

for (const [name, viewport] of Object.entries(widths)) {
  test(`all services that are shown are selected at once, up to ten, and none again, ${name}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser('mara', { viewport })
    await visit(page, '/download-reset')
    const boxes = page.getByRole('table', { name: 'Services' }).getByRole('checkbox')
    const all = await boxes.count()
    const checked = page.getByRole('table', { name: 'Services' }).getByRole('checkbox', { checked: true })
    await expect(page.getByRole('button', { name: 'Select none' })).toBeDisabled()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Select all, up to 10' }).click()
    await expect(checked).toHaveCount(Math.min(all, 10))
    await expect(boxes.nth(1)).toBeChecked()
    await expect(page.getByRole('button', { name: 'Select all, up to 10' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Select none' }).click()
    await expect(checked).toHaveCount(0)
    await submit(page).click()
    await expect(page.getByText('Select at least one service.').first()).toBeVisible()
  })
}
