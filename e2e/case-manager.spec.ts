import { readFile } from 'node:fs/promises'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectLegible,
  people,
  reload,
  test,
  visit,
  widths,
} from './product.ts'

const LIST = '/services/data/v65.0/ui-api/list-records/Case'

/** The bodies of the list calls that a page made. */
const listBodies = (requests: readonly { url(): string; postDataJSON(): unknown }[]) =>
  requests.filter((request) => request.url().includes(LIST)).map((request) => request.postDataJSON())

const UI_API = '/services/data/v65.0/ui-api'

// The list preferences of one test would apply in the next one.
test.afterEach(async ({ savedSignIn }) => {
  const mara = await savedSignIn('mara')
  const fields = [
    'CaseNumber',
    'Status',
    'Impact__c',
    'Subscription__r.ServiceNumber__c',
    'CreatedDate',
    'SystemModstamp',
  ]
  const columnWidths = Object.fromEntries(
    [...fields, 'Product__r.Name', 'Aircraft__r.TailNumber__c'].map((field) => [field, -1]),
  )
  await mara.patch(`${UI_API}/list-preferences/Case/AllCases`, { orderedBy: [], columnWidths })
})

test('keeps tab, filters, search and order in the address, and restores them', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager')
  await caseManager.tab('All Cases').click()
  const filters = await caseManager.openFilters()
  await filters.getByText('Last 60 days').click()
  await filters.getByText('Open', { exact: true }).click()
  await filters.getByText('In Progress', { exact: true }).click()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('columnheader', { name: 'Case' }).getByRole('button').click()
  await expect(page).toHaveURL('/case-manager?list=all&created=last60&status=Open%2CIn-Progress&sort=CaseNumber')
  await expect(page.getByRole('button', { name: /^Filters 2/ })).toBeVisible()
  // The rows in the earlier order are shown until the new ones are loaded.
  await expect(page.getByRole('columnheader', { name: 'Case' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveCount(0)
  await expect(caseManager.cases).not.toHaveCount(0)
  const shown = await caseManager.cases.allTextContents()

  await reload(page)
  await expect(page.getByRole('columnheader', { name: 'Case' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('button', { name: /2 statuses/ })).toBeVisible()
  expect(await caseManager.cases.allTextContents()).toEqual(shown)
})

test('remembers which columns are shown, how wide they are and what orders the list', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager?list=all')
  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByText('Service').click()
  await panel.getByText('Impact').click()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Apply' }).click()
  const heads = page.getByRole('columnheader')
  const chosen = ['Case', 'Status', 'Product', 'Aircraft', 'Service', 'Updated']
  await expect(heads).toHaveText(chosen)

  const edge = page.getByRole('separator', { name: 'Width of Product' })
  const head = heads.nth(2)
  const { width = 0 } = (await head.boundingBox()) ?? {}
  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await edge.hover()
  const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {}
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 5, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await head.boundingBox())?.width).toBeGreaterThan(width + 60)
  await head.getByRole('button').click()
  await expect(page).toHaveURL('/case-manager?list=all&sort=Product__r.Name')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveCount(0)
  const shown = await caseManager.cases.allTextContents()

  // Anywhere, and without the order in the address.
  const elsewhere = await openBrowser('mara')
  await visit(elsewhere, '/case-manager?list=all')
  await expect(elsewhere.getByRole('columnheader')).toHaveText(chosen)
  await expect(elsewhere.getByRole('columnheader').nth(2)).toHaveAttribute('aria-sort', 'ascending')
  expect(await new CaseManagerPage(elsewhere).cases.allTextContents()).toEqual(shown)
  expect((await elsewhere.getByRole('columnheader').nth(2).boundingBox())?.width).toBeGreaterThan(width + 60)

  // All cases as they are listed, in the columns that are shown.
  const csv = elsewhere.getByRole('link', { name: 'Download CSV' })
  const saved = await elsewhere.request.get((await csv.getAttribute('href')) ?? '')
  const [first = '', ...rows] = (await saved.text()).split('\r\n')
  expect(first).toMatch(/^\ufeffCase number,Subject,Status,Product,Aircraft,Service,Updated \(.+\)$/)
  for (const subject of shown) expect(rows.some((row) => row.includes(subject.replaceAll('"', '""')))).toBe(true)
})

test('is worked with keys of one letter, which can be turned off permanently', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  const { cases } = new CaseManagerPage(page)
  await visit(page, '/case-manager')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(cases.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/case-details/)
  await page.goBack()
  await expect(cases.first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search cases' })).toBeFocused()
  await page.keyboard.type('?j')
  await expect(page.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('?j')
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await keys.getByText('Use these keys').click()
  await page.keyboard.press('Escape')
  await reload(page)
  await page.keyboard.press('j')
  await expect(cases.first()).not.toBeFocused()
})

test('sends inclusive days in the time zone of the user, and says what is missing from a range', {
  tag: '@long',
}, async ({ openBrowser, watched }) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager')
  const filters = await caseManager.openFilters()
  const apply = filters.getByRole('button', { name: 'Apply' })

  await caseManager.setRange(filters, '2026-10-01', '')
  await apply.click()
  await expect(filters.getByText('End Date is required.', { exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await caseManager.setRange(filters, '', '2026-10-31')
  await apply.click()
  await expect(filters.getByText('Start Date is required.', { exact: true })).toBeVisible()
  await caseManager.setRange(filters, '2026-11-01', '2026-10-31')
  await apply.click()
  await expect(filters.getByText('End Date cannot be before Start Date.', { exact: true })).toBeVisible()
  expect(listBodies(watched(page).requests)).toEqual([])

  await caseManager.setRange(filters, '2026-10-01', '2026-10-31')
  await apply.click()
  await expect(page).toHaveURL('/case-manager?created=2026-10-01..2026-10-31')
  await expect.poll(() => listBodies(watched(page).requests).length).toBeGreaterThan(0)
  const zone = await page.evaluate(async () => ((await (await fetch('/auth/session')).json()) as Session).user.timeZone)
  const [first] = listBodies(watched(page).requests)
  expect(JSON.parse(String((first as { where: string }).where))).toEqual({
    and: [
      { CreatedDate: { gte: { value: midnight('2026-10-01', zone) } } },
      { CreatedDate: { lt: { value: midnight('2026-11-01', zone) } } },
    ],
  })
})

type Session = { user: { timeZone: string } }

/** The instant at which a day begins in a time zone, found by trying every quarter of an hour. */
function midnight(day: string, timeZone: string): string {
  const inZone = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)
    if (inZone.format(instant) === `${day} 00:00:00`) return instant.toISOString()
  }
  throw new Error(`${day} does not begin in ${timeZone}`)
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`closes the filters without applying them, and clears active filters, ${width}`, {
    tag: width === 'phone' ? [] : '@long',
  }, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    const caseManager = new CaseManagerPage(page)
    await visit(page, '/case-manager?status=Closed')
    const filters = await caseManager.openFilters()
    await filters.getByText('Last 7 days').click()
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL('/case-manager?status=Closed')
    await caseManager.openFilters()
    await filters.getByRole('button', { name: 'Clear' }).click()
    await expect(page).toHaveURL('/case-manager')
    await expect(page.getByRole('button', { name: /^Filters$/ })).toBeVisible()
  })
}

test('finds a case by its number and by a word, and says when nothing is found', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager?list=all')
  const subject = (await caseManager.cases.first().textContent()) ?? ''
  const [number = ''] = (await page.getByRole('tabpanel').textContent())?.match(/\d{8}/) ?? []
  // A number opens its case, and a part of it finds it.
  for (const typed of [number, number.replace(/^0+/, '')]) {
    await caseManager.search(typed)
    await expect(page).toHaveURL(/\/case-details\?id=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(subject.trim())
    await visit(page, '/case-manager?list=all')
  }
  await caseManager.search(`Case ${number}`)
  await expect(caseManager.cases).toHaveText([subject])
  await expect(page.getByRole('status').filter({ hasText: '1 case found' })).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect([lines.length, lines.at(-1)]).toEqual([2, expect.stringContaining(number)])
  await caseManager.search('xyzzy')
  await expect(page.getByText('Sorry, there were no results found', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL('/case-manager?list=all')
  await expect(caseManager.cases.first()).toBeVisible()
})

test('finds a case by its product, tail number and requester, and offers from My Cases what All Cases has', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const mara = await product.signIn(people.mara)
  const { body } = await mara.post(`${LIST}/AllCases`, {
    pageSize: 200,
    fields: ['Case.ProductId__c', 'Case.AircraftId__c'],
    optionalFields: ['Case.Product__r.Name', 'Case.Aircraft__r.TailNumber__c'],
  })
  const { records } = body as { records: { fields: CaseAbout }[] }
  const about = records.find(({ fields }) => fields.ProductId__c.value && fields.Aircraft__r?.value)?.fields
  const tail = about?.Aircraft__r?.value?.fields.TailNumber__c.value ?? ''
  const name = about?.Product__r?.value?.fields.Name.value ?? ''
  const fields = {
    Subject: 'Quetzal on the page',
    Description: 'It stays.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Data',
    ProductId__c: about?.ProductId__c.value,
    AircraftId__c: about?.AircraftId__c.value,
  }
  await mara.post('/services/data/v65.0/ui-api/records', { apiName: 'Case', fields })

  const own = await openBrowser('mara')
  await visit(own, '/case-manager')
  const caseManager = new CaseManagerPage(own)
  for (const words of [`${tail} quetzal`, `${name} quetzal`]) {
    await caseManager.search(words)
    await expect(own).toHaveURL(`/case-manager?q=${new URLSearchParams({ q: words }).toString().slice(2)}`)
    await expect(caseManager.cases).toHaveText(['Quetzal on the page'])
    await expect(own.getByRole('status').filter({ hasText: '1 case found' })).toHaveCount(1)
  }
  const ofColleague = await openBrowser('theo', { viewport: widths.phone })
  await visit(ofColleague, `/case-manager?q=${encodeURIComponent(`${tail} quetzal`)}`)
  const offer = ofColleague.getByRole('link', { name: 'Show 1 match in All Cases' })
  await expect(offer).toBeVisible()
  await expectLegible(ofColleague)
  await offer.click()
  await expect(new CaseManagerPage(ofColleague).cases).toHaveText([/Quetzal on the page/])
  const agent = await openBrowser('jonas')
  await visit(agent, '/case-manager?list=all&q=Okafor+quetzal')
  await expect(new CaseManagerPage(agent).cases).toHaveText(['Quetzal on the page'])
})

type CaseAbout = {
  ProductId__c: { value: string | null }
  AircraftId__c: { value: string | null }
  Product__r?: { value: { fields: { Name: { value: string } } } | null }
  Aircraft__r?: { value: { fields: { TailNumber__c: { value: string } } } | null }
}

test('goes forward and back through the pages, and shows every case once', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager?list=all')
  const seen: string[] = []
  const next = page.getByRole('link', { name: 'Next' })
  for (let number = 1; ; number++) {
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
      new RegExp(`^${(number - 1) * 25 + 1}–`),
    )
    seen.push(...(await caseManager.cases.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))))
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(25)
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('says past the end of a list that there are no more cases, and links to the first page', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  await visit(page, '/case-manager?list=all&page=70')
  await expect(page.getByText('There are no more cases here.').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/case-manager?list=all')
  await expect(new CaseManagerPage(page).cases.first()).toBeVisible()
})

test('shows cases for an address with invalid parameters', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const caseManager = new CaseManagerPage(page)
  for (const query of [
    'created=0001-01-01..9999-12-31',
    `status=${'Closed,'.repeat(500)}`,
    'page=-1&token=zzz&sort=x',
  ]) {
    await visit(page, `/case-manager?list=all&${query}`)
    await expect(caseManager.cases.first()).toBeVisible()
  }
  await visit(page, `/case-manager?q=${'x'.repeat(300)}`)
  await expect(page.getByText('Sorry, there were no results found', { exact: true }).first()).toBeVisible()
})

test('counts the cases of the user and of the account on the tabs', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const mara = await product.signIn(people.mara)
  const page = await openBrowser('mara')
  await visit(page, '/case-manager')
  for (const [name, list] of [
    ['My Cases', 'MyCases'],
    ['Waiting on You', 'WaitingOnMe'],
    ['All Cases', 'AllCases'],
  ]) {
    const { body } = await mara.post(`${LIST}/${list}`, { pageSize: 200 })
    const { count } = body as { count: number }
    await expect(page.getByRole('tab', { name: `${name} ${count}`, exact: true })).toBeVisible()
  }
})

test('announces and shows how many cases a search of several pages finds', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const mara = await product.signIn(people.mara)
  const { body } = await mara.post(`${LIST}/AllCases`, { pageSize: 200, searchTerm: 'the' })
  const { count } = body as { count: number }
  expect(count).toBeGreaterThan(25)
  const page = await openBrowser('mara')
  await visit(page, '/case-manager?list=all&q=the')
  await expect(page.getByRole('status').filter({ hasText: `${count} cases found` })).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`1–25 of ${count}`)
})

test('shows users without cases the empty texts', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('lena')
  await visit(page, '/case-manager?list=recent&q=xyzzy')
  await expect(page.getByText('Sorry, there were no results found', { exact: true }).first()).toBeVisible()
})

test('shows cases as cards on a phone, without horizontal scrolling', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  await visit(page, '/case-manager?list=all')
  await expect(page.getByRole('table')).toBeHidden()
  const cards = page.getByRole('list', { name: 'All Cases' })
  await expect(cards.getByRole('listitem').first()).toBeVisible()
  // Each card has a border, and the list has none.
  const lines = await cards.evaluate((list) => {
    const around: string[] = []
    for (let box = list.parentElement; box && box.role !== 'tabpanel'; box = box.parentElement) {
      around.push(getComputedStyle(box).borderLeftWidth)
    }
    return around
  })
  expect(new Set(lines)).toEqual(new Set(['0px']))
})

test('one long word widens neither a table nor a page', { tag: '@long' }, async ({ openBrowser, product }) => {
  const word = 'W'.repeat(250)
  const ines = await product.signIn(people.ines)
  const records = '/services/data/v65.0/ui-api/records'
  const fields = { Subject: word, Description: word, Impact__c: 'Total Failure', IssueType__c: 'Data' }
  const opened = await ines.post(records, { apiName: 'Case', fields })
  const { id } = opened.body as { id: string }
  await ines.post(records, { apiName: 'CaseComment', fields: { ParentId: id, CommentBody: word } })
  for (const viewport of Object.values(widths)) {
    const page = await openBrowser('ines', { viewport })
    for (const address of ['/', '/case-manager', `/case-details?id=${id}`]) {
      await visit(page, address)
      await expect(page.getByText(word).locator('visible=true').first()).toBeVisible()
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main *')]
          .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible')
          .filter((part) => part.matches(':not([role=tablist], .vh)') && part.clientWidth > 1)
          .map((part) => part.className || part.tagName),
      )
      expect([viewport.width, address, wide]).toEqual([viewport.width, address, []])
      const [scroll, width] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect([address, scroll]).toEqual([address, width])
    }
  }
})

test('saves filters as a personal list, changes it and deletes it', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/404/] })
  const caseManager = new CaseManagerPage(page)
  await visit(page, '/case-manager?list=all&status=Resolved')
  await expect(caseManager.cases).not.toHaveCount(0)
  const shown = await caseManager.cases.allTextContents()
  await page.getByRole('button', { name: 'Save as a list' }).click()
  const saving = page.getByRole('dialog', { name: 'Save as a list' })
  await expect(saving.getByRole('textbox', { name: 'Name of the list' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saving.getByText('Enter a name for the list.')).toBeVisible()
  await page.keyboard.type('Resolved ones')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(saving).toBeHidden()
  await expect(caseManager.tab('Resolved ones')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/case-manager\?list=Saved_\w+$/)
  await expect.poll(() => caseManager.cases.allTextContents()).toEqual(shown)
  const address = page.url()

  // It is there after a reload, rendered by the server, and in another window.
  await reload(page)
  await expect(caseManager.tab('Resolved ones')).toHaveAttribute('aria-selected', 'true')
  expect(await caseManager.cases.allTextContents()).toEqual(shown)
  const secondTab = await page.context().newPage()
  await visit(secondTab, address)

  await page.getByRole('button', { name: 'Edit list' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit list' })
  await expect(editing.getByRole('checkbox', { name: 'Resolved' })).toBeChecked()
  await editing.getByRole('textbox', { name: 'Name of the list' }).fill('What I opened')
  await editing.getByText('My cases').click()
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing).toBeHidden()
  await expect(caseManager.tab('What I opened')).toBeVisible()

  await page.getByRole('button', { name: 'Edit list' }).click()
  await editing.getByRole('button', { name: 'Delete list' }).click()
  await expectAccessible(page)
  await editing.getByRole('button', { name: 'Delete list' }).click()
  await expect(editing).toBeHidden()
  await expect(page).toHaveURL('/case-manager')
  await expect(caseManager.tab('What I opened')).toHaveCount(0)

  await reload(secondTab)
  await secondTab.getByRole('button', { name: 'Show the first list' }).click()
  await expect(secondTab).toHaveURL('/case-manager')
})
