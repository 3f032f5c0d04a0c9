import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

for (const name of ['wide', 'phone'] as const) {
  test(`an alert reaches those who follow its product, who stop the mails without signing in, ${name}`, async ({
    openBrowser,
    product,
  }) => {
    const viewport = widths[name]
    const title = `Terrain of the northern sheet is shifted, ${name}`
    const customer = await openBrowser('mara', { viewport })
    await visit(customer, '/')
    if (name === 'phone') await customer.getByRole('button', { name: 'Menu' }).click()
    await customer
      .getByRole('link', { name: /^Product Alerts/ })
      .first()
      .click()
    await expect(customer.getByRole('heading', { name: 'Product Alert Subscriptions', level: 1 })).toBeVisible()
    const switchOf = (what: string) => customer.getByRole('switch', { name: `Corrie Terrain: ${what}` })
    await expect(switchOf('service notice')).toBeEnabled()
    await expectAccessible(customer)
    await expect(customer.getByRole('switch', { name: 'Corrie Terrain: new data cycle' })).toHaveCount(0)
    // Pressed one after the other, each is kept.
    const wanted = { 'service notice': false, 'new version': true, 'by e-mail': true }
    for (const what of ['service notice', 'new version', 'by e-mail']) await switchOf(what).press(' ')
    await expect(customer.getByText(/^Saved at/)).toBeVisible()
    for (const [what, isOn] of Object.entries(wanted)) await switchOf(what).setChecked(isOn)
    await expect(customer.getByText(/^Saved at/)).toBeVisible()
    await customer.reload()
    for (const [what, isOn] of Object.entries(wanted)) await expect(switchOf(what)).toBeChecked({ checked: isOn })
    await customer.getByLabel('Search products').fill('corrie')
    await expect(customer.getByText('Skerry Charts', { exact: true })).toHaveCount(0)
    await customer.getByLabel('Only products I follow').check()
    await expect(switchOf('new version')).toBeVisible()
    expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)

    const author = await openBrowser('priya', { viewport })
    await visit(author, '/product-alerts')
    await author.getByRole('link', { name: 'New alert' }).click()
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByText('Choose a value for Product.').first()).toBeVisible()
    await author.getByRole('combobox', { name: 'Product' }).selectOption('Corrie Terrain')
    await author.getByRole('combobox', { name: 'Kind' }).selectOption('Navigation data alert')
    await author.getByRole('combobox', { name: 'Severity' }).selectOption('Critical')
    await expect(
      author.getByText(/accounts? ha(s|ve) a service of this product\. \d+ (person gets|people get) an e-mail\./),
    ).toBeVisible()
    await author.getByLabel('Title').fill(title)
    await author.getByLabel('Text').fill('Do not use sheet 14.1.\n\nLoad 14.2 from https://downloads.example/14.2')
    await author.getByLabel('AIRAC cycle').fill('26')
    await author.getByLabel('Readers confirm that they have read it').check()
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByText('Enter the four digits of a cycle, such as 2606.').first()).toBeVisible()
    await author.getByLabel('AIRAC cycle').fill('')
    await expect(author.getByRole('region', { name: 'Preview' }).getByText('Do not use sheet 14.1.')).toBeVisible()
    await expectAccessible(author)
    await author.getByRole('button', { name: 'Publish' }).click()
    await expect(author.getByText('The alert is published.')).toBeVisible()
    await expect(author.getByRole('heading', { name: title, level: 1 })).toBeVisible()

    // The customer finds it marked as new, reads and confirms it.
    await visit(customer, '/product-alerts')
    const latest = customer
      .getByRole('list', { name: 'Latest alerts' })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(latest.getByText('New', { exact: true })).toBeVisible()
    await expect(latest.getByText('To be confirmed')).toBeVisible()
    await latest.getByRole('link').click()
    await expect(customer.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(customer.getByRole('link', { name: 'https://downloads.example/14.2' })).toBeVisible()
    await expectAccessible(customer)
    await customer.getByRole('button', { name: 'I have read this alert' }).click()
    await expect(customer.getByText(/^You confirmed this alert on/)).toBeVisible()
    await visit(customer, '/product-alerts/all')
    const row = customer.locator('tr, li').filter({ hasText: title }).first()
    await expect(row).toBeVisible()
    await expect(row.getByText('New', { exact: true })).toHaveCount(0)
    await expect(row.getByText('To be confirmed')).toHaveCount(0)
    await expectAccessible(customer)

    // The mail ends its kind by one press, signed out, with or without the code of the page.
    const mail = await expect
      .poll(async () => (await product.mailbox()).find(({ to, subject }) => /mara/.test(to) && subject.includes(title)))
      .toBeDefined()
      .then(async () => (await product.mailbox()).find(({ to, subject }) => /mara/.test(to) && subject.includes(title)))
    const link = /\/unsubscribe\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.subject).toBe(`Critical: Corrie Terrain: ${title}`)
    const visitor = await openBrowser(null, { viewport, hasJavaScript: name === 'wide' })
    await visitor.goto(link)
    // Axe needs a browser that runs code.
    if (name === 'wide') await expectAccessible(visitor)
    await visitor.getByRole('button', { name: 'Stop these e-mails' }).click()
    await expect(visitor.getByText('You will get no more product alert e-mails.')).toBeVisible()
    await visit(customer, '/account/alerts')
    const mails = customer.getByRole('switch', { name: 'Product alert e-mails' })
    await expect(mails).not.toBeChecked()
    await mails.check()
    await expect(customer.getByText('Saved', { exact: true })).toBeVisible()

    // A mail provider sends the form that the mail names, and expects no redirect.
    const oneClick = () =>
      fetch(new URL(link.replace('/unsubscribe/', '/alert-mails/'), product.url), {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      })
    expect((await oneClick()).status).toBe(200)
    expect(mail?.headers).toMatchObject({ 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' })
    await customer.reload()
    await expect(mails).not.toBeChecked()
    await mails.check()
    await expect(customer.getByText('Saved', { exact: true })).toBeVisible()
  })
}

for (const [width, viewport] of Object.entries(widths)) {
  test(`says how many alerts are unread, and marks all of them as read, ${width}`, async ({ openBrowser, product }) => {
    const author = await product.signIn(people.priya)
    const { body } = await author.get('/lwr/apex/v65.0/AlertController/getAlertProducts')
    const [first] = (body as { products: { id: string; name: string }[] }).products.filter(
      ({ name }) => name === 'Corrie Terrain',
    )
    const Title__c = `Sheet 15 is late, ${width}`
    const texts = { Title__c, Kind__c: 'Service notice', Body__c: 'It comes on Monday.' }
    const alert = { apiName: 'ProductAlert__c', fields: { ...texts, ProductId__c: first?.id } }
    expect((await author.post('/services/data/v65.0/ui-api/records', alert)).status).toBe(201)

    const page = await openBrowser('mara', { viewport })
    const countInNavigation = async (): Promise<string | null> => {
      if (width === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Product Alerts/ })
      // The number comes a moment after the page, and moves nothing.
      await expect(link).toHaveAccessibleName(/^Product Alerts\W+\d+ unread$/)
      const text = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? null
      await expectAccessible(page)
      if (width === 'phone') await page.keyboard.press('Escape')
      return text
    }
    await visit(page, '/')
    const onHome = page
      .getByRole('list', { name: 'Product alerts' })
      .getByRole('listitem')
      .filter({ hasText: Title__c })
    await expect(onHome.getByText('New', { exact: true })).toBeVisible()
    const before = Number(await countInNavigation())
    expect(before).toBeGreaterThan(0)

    // One that is opened is read.
    await onHome.getByRole('link').click()
    await expect(page.getByRole('heading', { name: Title__c, level: 1 })).toBeVisible()
    if (before > 1) await expect.poll(async () => Number(await countInNavigation())).toBe(before - 1)

    await visit(page, '/product-alerts/all')
    await expectAccessible(page)
    const markAll = page.getByRole('button', { name: 'Mark all as read' })
    if (before > 1) {
      await markAll.click()
      await expect(page.getByText('All alerts are marked as read.')).toBeVisible()
    }
    await expect(markAll).toHaveCount(0)
    await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(0)
    for (const address of ['/', '/product-alerts']) {
      await visit(page, address)
      await expect(page.getByRole('main').getByText('New', { exact: true })).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /unread/ })).toHaveCount(0)
  })
}

test('shows the secret address of the feed and changes it', async ({ openBrowser, product }) => {
  const page = await openBrowser('lena')
  await visit(page, '/product-alerts')
  await page.getByRole('button', { name: 'Show address' }).click()
  const field = page.getByLabel('Address of the feed')
  const first = await field.inputValue()
  expect(await (await fetch(first)).text()).toContain('<rss version="2.0">')
  await page.getByRole('button', { name: 'Change address' }).click()
  const question = page.getByRole('alertdialog')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Change address' }).click()
  await expect(page.getByText('The feed has a new address.')).toBeVisible()
  await expect(field).not.toHaveValue(first)
  expect((await fetch(first)).status).toBe(404)
  expect((await fetch(await field.inputValue())).status).toBe(200)
  expect(product.url).toBe(new URL(first).origin)
})

test('offers customers no form of an alert, and a wrong link of a mail stops nothing', async ({ openBrowser }) => {
  const customer = await openBrowser('mara', { expects: [/404/] })
  await visit(customer, '/product-alerts')
  await expect(customer.getByRole('link', { name: 'New alert' })).toHaveCount(0)
  expect((await customer.goto('/product-alerts/new'))?.status()).toBe(404)
  const visitor = await openBrowser(null, { expects: [/400/] })
  await visit(visitor, '/unsubscribe/005000000000001AAA.nothing')
  await visitor.getByRole('button', { name: 'Stop these e-mails' }).click()
  await expect(visitor.getByRole('alert')).toContainText('This link is no longer valid.')
})
