import type { DevClient } from 'dev-env'
import { draftsOf, expect, expectAccessible, password, people, reload, test, visit, widths } from './product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

const ALERTS = '/lwr/apex/v65.0/AlertController'

async function corrieTerrain(author: DevClient): Promise<string> {
  const { body } = await author.get(`${ALERTS}/getAlertProducts`)
  const { products } = body as { products: { id: string; name: string }[] }
  return products.find(({ name }) => name === 'Corrie Terrain')?.id ?? ''
}

/** How many people an alert about Corrie Terrain reaches. */
async function readersOf(author: DevClient, kind: string): Promise<{ people: number; mails: number }> {
  const query = new URLSearchParams({ productId: await corrieTerrain(author), kind, severity: 'Information' })
  return (await author.get(`${ALERTS}/countAlertReaders?${query}`)).body as { people: number; mails: number }
}

/** How many people an alert reaches, and how many get an e-mail. */
const reachOf = (people: number, mails: number) => new RegExp(`reaches ${people} people .*: ${mails} get an e-mail`)

/** Publishes an alert about Corrie Terrain. @returns its id. */
async function publish(author: DevClient, fields: Readonly<Record<string, string>>): Promise<string> {
  const ProductId__c = await corrieTerrain(author)
  const { status, body } = await author.post(RECORDS, {
    apiName: 'ProductAlert__c',
    fields: { ...fields, ProductId__c },
  })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

test('an alert reaches those who follow its product, who stop the mails without signing in', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const title = `Terrain of the northern sheet is shifted, ${Date.now()}`
  const customer = await openBrowser('mara')
  await visit(customer, '/')
  await customer
    .getByRole('link', { name: /^Product Alerts/ })
    .first()
    .click()
  await expect(customer.getByRole('heading', { name: 'Product Alert Subscriptions', level: 1 })).toBeVisible()
  const switchOf = (what: string) => customer.getByRole('switch', { name: `Corrie Terrain: ${what}` })
  await expect(switchOf('service notice')).toBeEnabled()
  await expect(customer.getByRole('switch', { name: 'Corrie Terrain: new data cycle' })).toHaveCount(0)
  // Pressed one after the other, each is kept.
  const wanted = { 'service notice': false, 'new version': true, 'by e-mail': true }
  for (const what of ['service notice', 'new version', 'by e-mail']) await switchOf(what).press(' ')
  await expect(customer.getByText(/^Saved at/)).toBeVisible()
  for (const [what, isOn] of Object.entries(wanted)) await switchOf(what).setChecked(isOn)
  await expect(customer.getByText('Saving', { exact: true })).toHaveCount(0)
  await expect(customer.getByText(/^Saved at/)).toBeVisible()
  await reload(customer)
  for (const [what, isOn] of Object.entries(wanted)) await expect(switchOf(what)).toBeChecked({ checked: isOn })
  await customer.getByLabel('Search products').fill('corrie')
  await expect(customer.getByText('Skerry Charts', { exact: true })).toHaveCount(0)
  await customer.getByLabel('Only products I follow').check()
  await expect(switchOf('new version')).toBeVisible()

  const author = await openBrowser('priya')
  await visit(author, '/product-alerts')
  await author.getByRole('link', { name: 'New alert' }).click()
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByText('Choose a value for Product.').first()).toBeVisible()
  await author.getByRole('combobox', { name: 'Product' }).selectOption('Corrie Terrain')
  await author.getByRole('combobox', { name: 'Kind' }).selectOption('Navigation data alert')
  await author.getByRole('combobox', { name: 'Severity' }).selectOption('Critical')
  const reach = author.getByText(
    /^The alert reaches \d+ people who have the product or have followed it: \d+ get an e-mail\. People of 2 accounts with a service of the product find it in the portal\.$/,
  )
  await expect(reach).toBeVisible()
  const [reached = 0, mailed = 0] = ((await reach.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  expect([mailed > 0, reached >= mailed]).toEqual([true, true])
  await author.getByLabel('Title').fill(title)
  await author.getByLabel('Text').fill('Do not use sheet 14.1.\n\nLoad 14.2 from https://downloads.example/14.2')
  await author.getByLabel('AIRAC cycle').fill('26')
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByText('Enter the four digits of a cycle, such as 2606.').first()).toBeVisible()
  await author.getByLabel('AIRAC cycle').fill('')
  await expect(author.getByRole('region', { name: 'Preview' }).getByText('Do not use sheet 14.1.')).toBeVisible()
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Publish' }).click()
  const question = author.getByText('Publish this alert? Severity: Critical')
  await expect(question).toBeVisible()
  await expect(author.getByText(reachOf(reached, mailed))).toBeVisible()
  await expect(author.getByText('E-mails that were sent cannot be taken back.')).toBeVisible()
  await expectAccessible(author)
  await author.getByRole('button', { name: 'Publish now' }).click()
  const published = author.getByText('The alert is published.')
  await expect(published).toBeVisible()
  await expect(author.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  const boxes = [author.getByRole('status').filter({ has: published }), author.getByText('Do not use sheet 14.1.')]
  const [notice, text] = await Promise.all(boxes.map((box) => box.boundingBox()))
  // The text is in a frame with a margin.
  expect((text?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(32)
  // The message is shown once, to the author who published the alert.
  await expect(author).toHaveURL(/\/product-alert\?id=\w+$/)
  const reader = await openBrowser('theo')
  await visit(reader, `/product-alert${new URL(author.url()).search}&published=yes`)
  await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(reader.getByText('Do not use sheet 14.1.')).toBeVisible()
  await expect(reader.getByText('The alert is published.')).toHaveCount(0)
  const mailCount = async () => (await product.mailbox()).filter(({ subject }) => subject.includes(title)).length
  await expect.poll(mailCount).toBe(mailed)

  // The customer finds it marked as new, reads and confirms it.
  await visit(customer, '/product-alerts')
  const latest = customer.getByRole('list', { name: 'Latest alerts' }).getByRole('listitem').filter({ hasText: title })
  await expect(latest.getByText('New', { exact: true })).toBeVisible()
  await expect(latest.getByText('To be confirmed')).toBeVisible()
  // On every page a band asks for the confirmation.
  await visit(customer, '/')
  const band = customer.getByRole('region', { name: 'Critical alerts' })
  await expect(band).toContainText(title)
  await expectAccessible(customer)
  await band.getByRole('link', { name: 'Read and confirm' }).click()
  await expect(customer.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(customer.getByRole('link', { name: 'https://downloads.example/14.2' })).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'I have read this alert' }).click()
  await expect(customer.getByText(/^You confirmed this alert on/)).toBeVisible()
  await expect(customer.getByRole('status').filter({ hasText: 'You confirmed this alert on' })).toBeFocused()
  await visit(customer, '/')
  await expect(band.getByText(title)).toHaveCount(0)
  await visit(customer, '/product-alerts/all')
  const row = customer.locator('tr, li').filter({ hasText: title }).first()
  await expect(row).toBeVisible()
  await expect(row.getByText('New', { exact: true })).toHaveCount(0)
  await expect(row.getByText('To be confirmed')).toHaveCount(0)
  expect(await mailCount()).toBe(mailed)

  // The link in the mail stops these mails with one press, without signing in.
  const mail = (await product.mailbox()).find(({ to, subject }) => /mara/.test(to) && subject.includes(title))
  const link = /\/unsubscribe\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.subject).toBe(`Critical: Corrie Terrain: ${title}`)
  const visitor = await openBrowser(null)
  await visit(visitor, link)
  await visitor.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(visitor.getByText('You will get no more product alert e-mails.')).toBeVisible()
  await visit(customer, '/account/alerts')
  const mails = customer.getByRole('switch', { name: 'Product alert e-mails' })
  await expect(mails).not.toBeChecked()
  await mails.check()
  await expect(customer.getByText(/^Saved \d/)).toBeVisible()

  // A mail provider sends the form of RFC 8058 to the address in the header, without a cookie, and expects no redirect.
  const { 'list-unsubscribe': header = '', 'list-unsubscribe-post': form = '' } = mail?.headers ?? {}
  const [, oneClick = ''] = /^<([^<>]+)>$/.exec(header) ?? []
  expect([new URL(oneClick).origin, form]).toEqual([product.url, 'List-Unsubscribe=One-Click'])
  const answer = await fetch(oneClick, { method: 'POST', redirect: 'error', body: new URLSearchParams(form) })
  expect([answer.status, await answer.text()]).toEqual([200, 'You will get no more product alert e-mails.\n'])
  await reload(customer)
  await expect(mails).not.toBeChecked()
  await mails.check()
  await expect(customer.getByText(/^Saved \d/)).toBeVisible()
})

test('says how many alerts are unread, and marks all but the critical ones as read', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const author = await savedSignIn('priya')
  const Title__c = `Sheet 15 is late, ${Date.now()}`
  await publish(author, { Title__c, Kind__c: 'Service notice', Body__c: 'It comes on Monday.' })

  const critical = `Sheet 16 is wrong, ${Date.now()}`
  const urgent = { Title__c: critical, Kind__c: 'Chart alert', Severity__c: 'Critical', Body__c: 'Do not use it.' }
  await publish(author, urgent)

  const page = await openBrowser('mara', { viewport: widths.phone })
  const countInNavigation = async (): Promise<string | null> => {
    await page.getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Product Alerts/ })
    await expect(link).toHaveAccessibleName(/^Product Alerts\W+\d+ unread$/)
    const text = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? null
    await page.keyboard.press('Escape')
    return text
  }
  await visit(page, '/')
  const onHome = page.getByRole('list', { name: 'Product alerts' }).getByRole('listitem').filter({ hasText: Title__c })
  await expect(onHome.getByText('New', { exact: true })).toBeVisible()
  const before = Number(await countInNavigation())
  expect(before).toBeGreaterThan(0)

  // An alert that is opened counts as read.
  const kept = '"apiName":"AlertReading__c"'
  const isKept = page.waitForResponse((answer) => answer.request().postData()?.includes(kept) === true)
  await onHome.getByRole('link').click()
  await expect(page.getByRole('heading', { name: Title__c, level: 1 })).toBeVisible()
  expect((await isKept).ok()).toBe(true)
  await expect.poll(async () => Number(await countInNavigation())).toBe(before - 1)

  await visit(page, '/product-alerts/all')
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await markAll.click()
  await expect(page.getByText(/^Marked as read\. .* critical alerts? still needs? your confirmation\.$/)).toBeVisible()
  await expect(markAll).toHaveCount(0)
  const band = page.getByRole('region', { name: 'Critical alerts' })
  await expect(band).toContainText(critical)
  for (const address of ['/product-alerts/all', '/', '/product-alerts']) {
    await visit(page, address)
    const unread = page
      .getByRole('main')
      .locator('tr, li')
      .filter({ has: page.getByText('New', { exact: true }) })
    await expect(unread.filter({ hasText: critical })).toHaveCount(1)
    await expect(unread.filter({ hasNotText: 'Critical' })).toHaveCount(0)
  }
})

test('authors change a published alert without sending mails and without replacing the change of a colleague', {
  tag: '@long',
}, async ({ openBrowser, product, savedSignIn }) => {
  const jonas = await savedSignIn('jonas')
  const title = `Charts of the islands are late, ${Date.now()}`
  const id = await publish(jonas, { Title__c: title, Kind__c: 'Chart alert', Body__c: 'They come on Monday.' })
  // Each of its followers has the mail about its publication, before it is changed.
  const { mails } = await readersOf(jonas, 'Chart alert')
  const mailCount = async () => (await product.mailbox()).filter(({ subject }) => subject.includes(title)).length
  await expect.poll(mailCount).toBe(mails)

  const author = await openBrowser('priya', { expects: [/412/] })
  await visit(author, `/product-alert?id=${id}`)
  await author.getByRole('link', { name: 'Edit alert' }).click()
  await expect(author.getByRole('heading', { name: 'Edit Alert', level: 1 })).toBeVisible()
  const text = author.getByLabel('Text')
  await expect(text).toHaveValue('They come on Monday.')
  await expect(author.getByText(/^No e-mail is sent about a change/)).toBeVisible()
  await text.fill('They come on Tuesday.')
  expect(
    (await jonas.patch(`${RECORDS}/${id}`, { apiName: 'ProductAlert__c', fields: { Severity__c: 'Critical' } })).status,
  ).toBe(200)
  await author.getByRole('button', { name: 'Save alert' }).click()
  await expect(author.getByText(/^Another person saved this alert .* What you typed is kept here/)).toBeVisible()
  await expect(text).toHaveValue('They come on Tuesday.')
  await expectAccessible(author)
  await reload(author)
  await expect(text).toHaveValue('They come on Tuesday.')
  await author.getByRole('button', { name: 'Keep my version' }).click()
  await author.getByLabel('Severity').selectOption('Caution')
  await author.getByLabel('Title').fill(`Corrected: ${title}`)
  await author.getByRole('button', { name: 'Save alert' }).click()
  await expect(author.getByText('The alert is saved.')).toBeVisible()
  await expect(author.getByRole('heading', { name: `Corrected: ${title}`, level: 1 })).toBeVisible()

  const customer = await openBrowser('mara', { expects: [/404/] })
  await visit(customer, `/product-alert?id=${id}`)
  await expect(customer.getByText('They come on Tuesday.')).toBeVisible()
  await expect(customer.getByRole('link', { name: 'Edit alert' })).toHaveCount(0)
  expect((await customer.goto(`/product-alerts/edit?id=${id}`))?.status()).toBe(404)
  expect(await mailCount()).toBe(mails)
})

test('an alert that is written outlasts a lost connection, another tab and the session, and is published once', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const title = `Version 15 is published, ${Date.now()}`
  const author = await openBrowser('priya', { viewport: widths.phone, expects: [/ERR_INTERNET_DISCONNECTED/, /401/] })
  await visit(author, '/product-alerts/new')
  await author.getByLabel('Product').selectOption('Corrie Terrain')
  await author.getByLabel('Kind').selectOption('New version')
  await author.getByLabel('Title').fill(title)
  await author.getByLabel('Text').fill('It can be loaded.')
  await author.context().setOffline(true)
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByText('There is no connection. Nothing was sent')).toBeVisible()
  await expect(author.getByLabel('Title')).toHaveValue(title)
  await author.context().setOffline(false)
  const client = await savedSignIn('priya')
  await expect.poll(async () => JSON.stringify(await draftsOf(client))).toContain(title)

  const tab = await author.context().newPage()
  await visit(tab, '/product-alerts/new')
  await expect(tab.getByLabel('Title')).toHaveValue(title)
  await tab.close()

  // An open page would notice that the session has ended.
  await author.goto('about:blank')
  await author.context().clearCookies({ name: 'session' })
  await author.goto('/product-alerts/new')
  await author.getByLabel('E-mail').fill(people.priya)
  await author.getByLabel('Password', { exact: true }).fill(password)
  await author.getByRole('button', { name: 'Sign In' }).click()
  await expect(author.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(author.getByLabel('Title')).toHaveValue(title)
  await expect(author.getByLabel('Text')).toHaveValue('It can be loaded.')
  await author.getByRole('button', { name: 'Publish' }).click()
  await author.getByRole('button', { name: 'Publish now' }).dblclick()
  await expect(author.getByText('The alert is published.')).toBeVisible()

  const { body } = await client.post('/services/data/v65.0/ui-api/list-records/ProductAlert__c/AllAlerts', {
    fields: ['ProductAlert__c.Title__c'],
    pageSize: 50,
  })
  const { records } = body as { records: { fields: { Title__c: { value: string } } }[] }
  expect(records.filter(({ fields }) => fields.Title__c.value === title)).toHaveLength(1)
  await visit(author, '/product-alerts/new')
  await expect(author.getByLabel('Title')).toHaveValue('')
})

test('without JavaScript an author publishes and corrects an alert', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('priya', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/product-alerts/new')
  await page.getByLabel('Title').fill('Written without code')
  await page.getByLabel('Text').fill('The text.')
  await page.getByLabel('Kind').selectOption('Service notice')
  await page.getByLabel('AIRAC cycle').fill('2699')
  await page.getByLabel('Readers confirm that they have read it').check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Enter the four digits of a cycle, such as 2606.').first()).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Written without code')
  await page.getByLabel('AIRAC cycle').fill('2606')
  await page.getByLabel('Product').selectOption('Corrie Terrain')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Publish this alert? Severity: Information')).toBeVisible()
  await expect(page.getByText(/^The alert reaches \d+ people/)).toBeVisible()
  // Enter in a field publishes nothing, and another severity is asked about again.
  await page.getByLabel('Title').press('Enter')
  await page.getByLabel('Severity').selectOption('Caution')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Publish this alert? Severity: Caution')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The alert is published.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit alert' }).click()
  await expect(page.getByLabel('Readers confirm that they have read it')).toBeChecked()
  await page.getByLabel('Title').fill('Corrected without code')
  await page.getByRole('button', { name: 'Save alert' }).click()
  await expect(page.getByText('The alert is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Corrected without code', level: 1 })).toBeVisible()
})

test('shows the secret address of the feed and changes it', { tag: '@long' }, async ({ openBrowser, product }) => {
  const page = await openBrowser('lena')
  await visit(page, '/product-alerts')
  await page.getByRole('button', { name: 'Show address' }).click()
  const field = page.getByLabel('Address of the feed')
  const first = await field.inputValue()
  expect(product.url).toBe(new URL(first).origin)
  expect(await (await fetch(first)).text()).toContain('<rss version="2.0">')
  await page.getByRole('button', { name: 'Change address' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('The feed has a new address.')).toBeVisible()
  await expect(field).not.toHaveValue(first)
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(await field.inputValue())).status).toBe(200)
})

test('a wrong link of a mail stops nothing, with and without JavaScript', async ({ openBrowser }) => {
  const address = '/unsubscribe/005000000000001AAA.nothing'
  const page = await openBrowser(null)
  await visit(page, address)
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  await expect(page.getByRole('button', { name: 'Stop these e-mails' })).toHaveCount(0)
  const withoutCode = await openBrowser(null, { expects: [/422/], hasJavaScript: false })
  await withoutCode.goto(address)
  await withoutCode.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(withoutCode.getByRole('alert')).toContainText('This link is no longer valid.')
})

test('the server renders the switches of customers disabled, without the form of an alert', async ({ savedSignIn }) => {
  const mara = await savedSignIn('mara')
  const { text } = await mara.get('/product-alerts')
  expect(text).toContain('<noscript>')
  expect(text).toContain('Turn on JavaScript to change what you follow.')
  const switches = text.match(/<input[^>]* role="switch"[^>]*>/g) ?? []
  expect(switches.length).toBeGreaterThan(0)
  expect(switches.filter((field) => !/ disabled/.test(field))).toEqual([])
  expect(text).not.toContain('New alert')
  expect((await mara.get('/product-alerts/new')).status).toBe(404)
})
