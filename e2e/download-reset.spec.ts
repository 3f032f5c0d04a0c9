import type { Locator, Page } from '@playwright/test'
import { startDataManagerStandIn } from 'dev-env'
import {
  draftsOf,
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectLegible,
  password,
  people,
  reload,
  removeDrafts,
  startProduct,
  testsOf,
  untilAlive,
  visit,
  widths,
} from './product.ts'

const UNABLE =
  'We are currently unable to reset your JDM available downloads at this time. Please contact support for further assistance.'
const RESET_DOWNLOADS = '/lwr/apex/v65.0/DownloadController/resetDownloads'
const REASON = 'The card was written again.'

type Service = Awaited<ReturnType<typeof startDataManagerStandIn>>

/** The product with a stand-in for the data manager's service. */
const test = testsOf('data manager', async () => {
  const dataManager = await startDataManagerStandIn()
  const { product, stop } = await startProduct({ DATA_MANAGER_URL: dataManager.url })
  return {
    product,
    dataManager,
    stop: async () => {
      await stop()
      await dataManager.stop()
    },
  }
}).extend<{ dataManager: Service }>({ dataManager: async ({ configured }, use) => use(configured.dataManager) })

test.beforeEach(({ dataManager }) => {
  dataManager.behave('answers')
  dataManager.refused.clear()
})

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })
const boxOf = (page: Page, number: string) => page.getByRole('checkbox', { name: number })
const submit = (page: Page) => page.getByRole('button', { name: 'Reset downloads' })

/** The case form about services that were not reset: it has the first of them with its product, and names all. */
async function expectCaseAbout(page: Page, numbers: readonly [string, ...string[]]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Tail number or service number' })).toHaveValue(numbers[0])
  await expect(page.getByRole('combobox', { name: 'Product' })).not.toHaveValue('')
  // Addresses are kept in histories and logs.
  expect(page.url()).not.toContain('written')
  const services = numbers.length === 1 ? 'this service' : 'these services'
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Downloads not reset: ${numbers.join(', ')}`)
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    `The downloads of ${services} were not reset: ${numbers.join(', ')}.\n\nReason for the reset: ${REASON}`,
  )
}

/** The services that were not reset are still selected, with the reason, after leaving the page too. */
async function expectStillSelected(page: Page, numbers: readonly string[], others: readonly string[]): Promise<void> {
  for (const number of numbers) await expect(boxOf(page, number)).toBeChecked()
  for (const number of others) await expect(boxOf(page, number)).not.toBeChecked()
  await expect(page.getByLabel('Reason for the reset')).toHaveValue(REASON)
}

/** Empties the form, in which the services that were not reset are still selected. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByText('No service is selected.')).toBeVisible()
}

const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

/** The text that a style sheet inserts before an element. */
const contentBefore = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element, '::before').content)

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

test('counters are found, selected and reset, and what is refused leads to a case', async ({
  openBrowser,
  dataManager,
}) => {
  // A page that is left saves its draft last. The next page may have read the version before: its save is refused, and it reads again.
  const page = await openBrowser('mara', { expects: [/400/, /412 .*\/records\//] })
  await visit(page, '/download-reset')
  await expect(page.getByRole('heading', { name: 'Reset download counter', level: 1 })).toBeVisible()
  const [first = '', second = '', third = '', fourth = ''] = (await numbersOn(page)).slice(2).sort()
  const [, used = '', limit = '', available = ''] =
    /(\d+) of (\d+) used, (\d+) available/.exec((await rowOf(page, first).textContent()) ?? '') ?? []
  expect([limit, Number(used) + Number(available)]).toEqual([expect.stringMatching(/\d/), Number(limit)])
  await expect(rowOf(page, first).getByText(`${used} of ${limit} used, ${available} available`)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Downloads used' })).toBeVisible()
  const cells = await page
    .getByRole('cell')
    .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth))
  expect(cells).toEqual([])

  await test.step('a part of a tail or service number finds services', async () => {
    const search = page.getByRole('searchbox', { name: 'Search service numbers or tail numbers' })
    await search.pressSequentially('n714')
    await expect(page.getByText(/services? match(es)? “n714”/)).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('N714KT')
    await search.fill('nothing like it')
    await expect(page.getByText('Sorry, there were no results found', { exact: true })).toBeVisible()
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
    await expectAccessibleAtBothWidths(page)
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
    await expect(partial.getByRole('listitem').filter({ hasText: third })).toContainText(/Not reset$/)
    await expect(partial.getByRole('listitem').filter({ hasText: first })).toContainText(/Reset$/)
    await expectAccessibleAtBothWidths(page)
    await partial.getByRole('link', { name: 'Open a Case' }).click()
    await expectCaseAbout(page, [third])
  })

  await test.step('a case names all that were refused', async () => {
    dataManager.refused.add(second)
    await page.goto('/download-reset')
    await untilAlive(page)
    await expectStillSelected(page, [third], [first, second])
    await ask(page, [first, second, third])
    const partial = dialog(page, 'Some downloads were not reset')
    await expect(partial).toContainText(
      '1 of 3 services is ready. Open a support case for the other 2 and we will check it.',
    )
    await partial.getByRole('link', { name: 'Open a Case' }).click()
    await expectCaseAbout(page, [second, third])
    dataManager.refused.delete(second)
  })

  await test.step('it says that all are reset', async () => {
    await page.goto('/download-reset')
    await untilAlive(page)
    await expectStillSelected(page, [second, third], [first])
    await startAgain(page)
    await ask(page, [first])
    const success = dialog(page, 'Downloads reset')
    await expect(success).toContainText('The service is ready to fetch again. Restart Junction Data Manager to see it.')
    await expect(success.getByRole('button', { name: 'Done' })).toBeFocused()
    await expect(success.getByRole('link')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(success).toHaveCount(0)
    await expect(rowOf(page, first)).toContainText(/0 of (\d+) used, \1 available/)
    await expect(boxOf(page, first)).not.toBeChecked()
    await expect(page.getByLabel('Reason for the reset')).toHaveValue('')
  })

  await test.step('it says that none is reset', async () => {
    await ask(page, [third])
    const failure = dialog(page, 'Downloads could not be reset')
    await expect(failure.getByText(UNABLE, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(failure).toHaveCount(0)
    await expectStillSelected(page, [third], [first])
    dataManager.refused.add(fourth)
    await ask(page, [third, fourth])
    await failure.getByRole('link', { name: 'Open a Case' }).click()
    await expectCaseAbout(page, [third, fourth])
  })

  await test.step('it says that there is no subscription', async () => {
    await page.goto('/download-reset')
    await untilAlive(page)
    await startAgain(page)
    const expired = page.getByRole('row').filter({ hasText: 'Expired' }).first()
    const number = /SVC-\d+/.exec((await expired.textContent()) ?? '')?.[0] ?? ''
    await ask(page, [number])
    const failure = dialog(page, 'Downloads could not be reset')
    await expect(failure).toContainText(UNABLE)
    await page.keyboard.press('Escape')
    await expect(failure).toHaveCount(0)
    await expectStillSelected(page, [number], [first])
    await submit(page).click()
    await failure.getByRole('link', { name: 'Open a Case' }).click()
    await expectCaseAbout(page, [number])
  })
})

test('a reset without an answer is asked for again, and nothing is reset twice', { tag: '@long' }, async ({
  openBrowser,
  dataManager,
}) => {
  const page = await openBrowser('theo', { expects: [/503|409|ERR_FAILED|Failed to load/] })
  await visit(page, '/download-reset')
  const [number = '', next = ''] = (await numbersOn(page)).slice(5)
  dataManager.effects.clear()

  await test.step('the data manager has reset it and its answer is lost', async () => {
    dataManager.behave('lost')
    await ask(page, [number])
    const pending = dialog(page, 'It is not known yet whether your downloads were reset')
    await expect(pending).toContainText('The data manager has not answered. We keep asking.')
    await expectAccessibleAtBothWidths(page)
    const tab = await page.context().newPage()
    await visit(tab, '/download-reset')
    // The second tab has the unsent form, and sends the same reset, not another one.
    await expect(boxOf(tab, number)).toBeChecked()
    await submit(tab).click()
    const known = dialog(tab, 'It is not known yet whether your downloads were reset')
    await expect(known).toContainText('The data manager has not answered. We keep asking.')
    await tab.close()
    const colleague = await openBrowser('mara', { expects: [/409/] })
    await visit(colleague, '/download-reset')
    await ask(colleague, [number])
    await expect(colleague.getByRole('alert')).toContainText('A reset of one of these services is under way.')
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
    await ask(page, [next])
    const unknown = dialog(page, 'It is not known yet whether your downloads were reset')
    await expect(unknown).toContainText('No answer came. Ask again to find out: nothing is reset twice.')
    await page.unroute('**/resetDownloads*')
    await unknown.getByRole('button', { name: 'Ask again' }).click()
    await expect(dialog(page, 'Downloads reset')).toBeVisible()
    expect(dataManager.effects.get(next)).toBe(1)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('without a connection nothing is sent, and nothing is lost', async () => {
    const before = dataManager.asked.length
    await page.context().setOffline(true)
    await ask(page, [next])
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Reason for the reset')).toHaveValue(REASON)
    await expect(boxOf(page, next)).toBeChecked()
    expect(dataManager.asked).toHaveLength(before)
    await page.context().setOffline(false)
  })
})

test('twenty requests at once reset a counter of the data manager once, and each says so', async ({
  product,
  dataManager,
}) => {
  const client = await product.signIn(people.theo)
  const { body } = await client.get(
    '/services/data/v65.0/ui-api/list-records/Subscription__c/AllServices?pageSize=200&fields=Subscription__c.ServiceNumber__c,Subscription__c.Status__c',
  )
  const { records } = body as { records: { id: string; fields: Record<string, { value: string } | undefined> }[] }
  const active = records.filter(({ fields }) => fields.Status__c?.value === 'Active').at(-1)
  const number = String(active?.fields.ServiceNumber__c?.value)
  const before = dataManager.asked.length
  dataManager.effects.clear()
  const release = dataManager.hold()
  const values = { serviceIds: [active?.id], reason: REASON }
  const asked = Array.from({ length: 20 }, () => client.post(RESET_DOWNLOADS, values))
  await dataManager.came(before + 1)
  release()
  const answers = (await Promise.all(asked)).map((answer) => {
    const { result, services } = answer.body as {
      result?: string
      services?: { result: string; downloadsUsed: number }[]
    }
    const [service] = services ?? []
    return answer.status === 200 ? `${result}: ${service?.result}, ${service?.downloadsUsed} used` : answer.status
  })
  const done = 'Success: Reset, 0 used'
  expect(Object.fromEntries(dataManager.effects)).toEqual({ [number]: 1 })
  expect(answers).toContain(done)
  expect(new Set([...answers, 409])).toEqual(new Set([done, 409]))
})

test('a second click sends nothing more, and ten services are the most', { tag: '@long' }, async ({
  openBrowser,
  dataManager,
}) => {
  const page = await openBrowser('mara')
  await visit(page, '/download-reset')
  const numbers = await numbersOn(page)
  for (const number of numbers.slice(0, 10)) await boxOf(page, number).check()
  await expect(page.getByRole('status').filter({ hasText: '10 selected' })).toBeVisible()
  await expect(boxOf(page, numbers[10] ?? '')).toBeDisabled()
  await page.getByLabel('Reason for the reset').fill(REASON)
  const before = dataManager.asked.length
  await submit(page).dblclick()
  await expect(dialog(page, 'Downloads reset')).toContainText('All 10 services are ready to fetch again.')
  expect(dataManager.asked).toHaveLength(before + 1)
  await page.getByRole('button', { name: 'Done' }).click()
})

test('the page is there for accounts of the three kinds alone', { tag: '@long' }, async ({ openBrowser }) => {
  const link = { name: 'Reset download counter' }
  // Business, general and military aviation.
  for (const person of ['mara', 'ines', 'sam'] as const) {
    const page = await openBrowser(person)
    await visit(page, '/')
    await page.getByRole('button', { name: 'Support' }).click()
    await page.getByRole('menuitem', link).click()
    await expect(submit(page)).toBeVisible()
    const [number = ''] = await numbersOn(page)
    await ask(page, [number])
    await expect(dialog(page, 'Downloads reset')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(page, number)).toContainText(/0 of (\d+) used, \1 available/)
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

test('counters are reset without JavaScript', { tag: '@long' }, async ({ openBrowser, dataManager }) => {
  const page = await openBrowser('ines', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/download-reset')
  const [number = '', second = ''] = await numbersOn(page)
  dataManager.refused.add(second)
  await boxOf(page, number).check()
  await boxOf(page, second).check()
  await submit(page).click()
  await expect(page.getByText('Enter a reason.')).toBeVisible()
  await expect(boxOf(page, number)).toBeChecked()
  await page.getByLabel('Reason for the reset').fill(REASON)
  await submit(page).click()
  await expect(page.getByText('Some downloads were not reset')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('Not reset')
  await page.getByRole('main').getByRole('link', { name: 'Open a Case' }).click()
  await expectCaseAbout(page, [second])
})

test('selections and text from before the code runs stay', { tag: '@long' }, async ({ openBrowser }) => {
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

test('selections and text are kept through logging out and in, and in a second tab', { tag: '@long' }, async ({
  openBrowser,
  product,
  dataManager,
}) => {
  const theo = await product.signIn(people.theo)
  await removeDrafts(theo)
  const page = await openBrowser(null)
  const signIn = async (): Promise<void> => {
    await visit(page, '/login?startURL=%2Fdownload-reset')
    await page.getByLabel('E-mail').fill(people.theo)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(submit(page)).toBeVisible()
    await untilAlive(page)
  }
  const logOut = async (choice: string): Promise<void> => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.getByRole('button', { name: choice }).click()
    await expect(page.getByText('You are logged out.')).toBeVisible()
  }
  await signIn()
  const asked = dataManager.asked.length
  const [number = ''] = (await numbersOn(page)).slice(7)
  await boxOf(page, number).check()
  await page.getByLabel('Reason for the reset').fill(REASON)
  await expect.poll(async () => (await draftsOf(theo)).map(({ form }) => form)).toEqual(['reset'])
  await logOut('Keep and log out')
  await signIn()
  const restored = (tab: Page) => tab.getByText('We restored your unsent reset. No download was reset by it.')
  await expect(restored(page)).toBeVisible()
  await expect(boxOf(page, number)).toBeChecked()
  await expect(page.getByLabel('Reason for the reset')).toHaveValue(REASON)
  expect(dataManager.asked).toHaveLength(asked)

  const tab = await page.context().newPage()
  await visit(tab, '/download-reset')
  await expect(restored(tab)).toBeVisible()
  await expect(boxOf(tab, number)).toBeChecked()
  await submit(tab).click()
  await expect(dialog(tab, 'Downloads reset')).toBeVisible()
  await tab.getByRole('button', { name: 'Done' }).click()
  await expect(boxOf(tab, number)).not.toBeChecked()
  await expect.poll(() => draftsOf(theo)).toEqual([])
  expect(dataManager.asked).toHaveLength(asked + 1)

  await reload(page)
  await expect(boxOf(page, number)).not.toBeChecked()
  await expect(restored(page)).toHaveCount(0)
  await boxOf(page, number).check()
  await logOut('Delete and log out')
  expect(await draftsOf(theo)).toEqual([])
})

test('the keyboard is enough, in dark colors too', { tag: '@long' }, async ({ openBrowser }) => {
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
  await expectLegible(page)
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeFocused()
})

test('all services that are shown are selected at once, up to ten, and none again', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
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
  await page.getByRole('button', { name: 'Select none' }).click()
  await expect(checked).toHaveCount(0)
  await submit(page).click()
  await expect(page.getByText('Select at least one service.').first()).toBeVisible()
})

test('a partial reset says of which services the subscription has expired, without JavaScript too', {
  tag: '@long',
}, async ({ openBrowser }) => {
  for (const hasJavaScript of [true, false]) {
    const page = await openBrowser('mara', { hasJavaScript })
    await page.goto('/download-reset')
    if (hasJavaScript) await untilAlive(page)
    const row = await page.getByRole('row').filter({ hasText: 'Expired' }).first().textContent()
    const expired = /SVC-\d+/.exec(row ?? '')?.[0] ?? ''
    await ask(page, [(await numbersOn(page)).at(-1) ?? '', expired])
    await expect(page.getByText('Some downloads were not reset')).toBeVisible()
    const services = page.getByRole('list', { name: 'Services of this reset' }).getByRole('listitem')
    await expect(services.filter({ hasText: expired })).toHaveText(
      new RegExp(`${expired}\\s*Not reset: the subscription has expired`),
    )
    await expect(services.filter({ hasNotText: expired })).toContainText(/Reset$/)
    await page.getByRole('main').or(page.getByRole('alertdialog')).getByRole('link', { name: 'Open a Case' }).click()
    await expectCaseAbout(page, [expired])
  }
})

test('a service without an aircraft has a name that reads well', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/download-reset')
  const box = page.getByRole('checkbox', { name: /^No aircraft/ }).first()
  await expect(box).toHaveAccessibleName(/^No aircraft SVC-\d+$/)
})

test('checkboxes are aligned with their rows, and the button of a reset stays in view on phones', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/download-reset')
  const row = page.getByRole('row').nth(1)
  const [box, product] = await Promise.all([
    row.getByRole('checkbox').boundingBox(),
    row.getByRole('cell').nth(1).locator('span').boundingBox(),
  ])
  const middleOf = (rectangle: typeof box) => (rectangle?.y ?? 0) + (rectangle?.height ?? 0) / 2
  expect(Math.abs(middleOf(box) - middleOf(product))).toBeLessThanOrEqual(2)

  await page.setViewportSize(widths.phone)
  // A phone has no headers: each row names its numbers.
  expect(await contentBefore(row.getByRole('cell').last())).toContain('Downloads used')
  await row.getByRole('checkbox').check()
  await expect(submit(page)).toBeInViewport({ ratio: 1 })
  await expect(submit(page).locator('..')).toContainText('1 selected')
  await submit(page).click()
  const reason = page.getByLabel('Reason for the reset')
  await expect(reason).toBeFocused()
  // The bar covers neither the focused field nor the end of the page.
  const [field, bar] = await Promise.all([reason.boundingBox(), submit(page).locator('..').boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const [panel, end, footer] = await Promise.all([
    page.getByRole('region', { name: 'Reset' }).boundingBox(),
    submit(page).locator('..').boundingBox(),
    page.getByRole('contentinfo').boundingBox(),
  ])
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone.width)
})
