import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, people, reload, test, visit, widths } from './product.ts'

const RECORDS = '**/services/data/v65.0/ui-api/records'

test('restores the draft after a reload, and discards it on request', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  await openCase.fill('Half a case', 'Written before the power went.', 'Total Failure')
  await reload(page)
  await expect(openCase.subject).toHaveValue('Half a case')
  await expect(openCase.description).toHaveValue('Written before the power went.')
  await expect(openCase.impact('Total Failure')).toBeChecked()
  await expect(page.getByText('We restored your unsent case. Add your files again.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(openCase.subject).toHaveValue('')
  await reload(page)
  await expect(page.getByText('We restored your unsent case.')).toHaveCount(0)
})

test('finds a draft in another browser, and never empties it by an empty form in a second tab', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  const tab = await page.context().newPage()
  const second = new OpenCasePage(tab)
  await second.visit()
  await openCase.fill('Written in the first tab', 'The second one is empty.')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
    .toEqual([])
  await second.impact('Total Failure').check()
  await second.impact('Minor Degradation').check()
  await second.subject.fill('x')
  await second.subject.fill('')
  const notice = tab.getByText('This was also changed in another tab or on another device.', { exact: false })
  await expect(notice).toBeVisible()
  await expectAccessible(tab)
  await tab.getByRole('button', { name: 'Show the other version' }).press('Enter')
  await expect(second.subject).toHaveValue('Written in the first tab')
  await expect(second.description).toHaveValue('The second one is empty.')
  // The version that is not shown stays in this browser.
  await expect
    .poll(() => tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
    .toEqual([expect.stringMatching(/:others:case$/)])
  // The first tab knows a version that the second one has replaced; its console stays clean.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await openCase.subject.fill('Written in the first tab again')
  await saved
  const elsewhere = new OpenCasePage(await openBrowser('mara', { viewport: widths.phone }))
  await elsewhere.visit()
  await expect(elsewhere.subject).toHaveValue('Written in the first tab again')
  await expect(elsewhere.page.getByText('We restored your unsent case. Add your files again.')).toBeVisible()
  await elsewhere.submit()
  await new CasePage(elsewhere.page).shown()
  const after = new OpenCasePage(await openBrowser('mara'))
  await after.visit()
  await expect(after.page.getByText('Drafts are saved for 30 days.', { exact: false })).toBeVisible()
  await expect(after.subject).toHaveValue('')
})

test('prefills product and tail number from the address, and shows the new case again after a reload', {
  tag: '@long',
}, async ({ openBrowser, savedSignIn }) => {
  const mara = await savedSignIn('mara')
  const firstOf = async (list: string, field: string): Promise<Record<string, { value: string }>> => {
    const { body } = await mara.post(`/services/data/v65.0/ui-api/list-records/${list}`, {
      fields: [field],
      pageSize: 1,
    })
    return (body as { records: { fields: Record<string, { value: string }> }[] }).records[0]?.fields ?? {}
  }
  const { Name, ItemNumber__c } = await firstOf('Product2/AllProducts', 'Product2.ItemNumber__c')
  const { TailNumber__c } = await firstOf('Aircraft__c/AllAircraft', 'Aircraft__c.TailNumber__c')
  const page = await openBrowser('mara')
  const openCase = new OpenCasePage(page)
  await visit(page, `/create-support-case?productName=${ItemNumber__c?.value}&tail=${TailNumber__c?.value}`)
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(Name?.value ?? 'no product')
  await expect(page.getByRole('combobox', { name: /Tail number/ })).toHaveValue(TailNumber__c?.value ?? 'no aircraft')
  await openCase.fill('Read twice', 'The page is loaded again at once.')
  await openCase.submit()
  await expect(page.getByText('Your case is open')).toBeVisible()
  await reload(page)
  await expect(page.getByRole('heading', { name: 'Read twice' })).toBeVisible()
  await expect(page.getByText('Your case is open')).toBeVisible()
  await expectAccessible(page)
})

test('opens a case only once when the first answer is lost', async ({ openBrowser, savedSignIn }) => {
  const page = await openBrowser('mara', { expects: [/Failed to load resource/] })
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  const subject = `Sent on a bad line ${Date.now()}`
  await openCase.fill(subject, 'The answer does not arrive.')
  await page.route(RECORDS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openCase.submit()
  await expect(page.getByText('Sorry, We Were Unable to Create Your Case', { exact: true })).toBeVisible()
  await expect(page.getByText('We are having technical difficulties.')).toBeVisible()
  await expect(openCase.subject).toHaveValue(subject)
  await expectAccessible(page)
  await page.unroute(RECORDS)
  await openCase.submit()
  await new CasePage(page).shown()
  const mara = await savedSignIn('mara')
  const { body } = await mara.post('/services/data/v65.0/ui-api/list-records/Case/MyCases', {
    fields: ['Case.Subject'],
    pageSize: 20,
    sortBy: '-CreatedDate',
  })
  const { records } = body as { records: { fields: { Subject: { value: string } } }[] }
  expect(records.filter(({ fields }) => fields.Subject.value === subject)).toHaveLength(1)
})

test('opens the case when a file fails, and tries the file again there', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('mara', { expects: [/Failed to load resource/] })
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  await openCase.fill('A case with two files', 'One of them does not arrive.')
  await page.route('**/uploads', async (route) => {
    const isBroken = route.request().headers()['upload-metadata']?.includes(btoa('broken.bin')) ?? false
    const body = JSON.stringify({ code: 'STORAGE_FULL', title: 'There is no room for this file.', status: 507 })
    await (isBroken ? route.fulfill({ status: 507, body }) : route.continue())
  })
  await openCase.attach(
    { name: 'broken.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('lost') },
    { name: 'whole.txt', mimeType: 'text/plain', buffer: Buffer.from('here') },
  )
  await expect(page.getByText('Your document upload has been unsuccessful')).toBeVisible()
  await expectAccessible(page)
  await openCase.submit()
  const casePage = new CasePage(page)
  await casePage.shown()
  await expect(casePage.attachments.getByRole('link', { name: 'Download whole.txt' })).toBeVisible()
  await expect(casePage.attachments.getByText('Your document upload has been unsuccessful')).toBeVisible()
  await page.unroute('**/uploads')
  await page.getByRole('button', { name: 'Retry broken.bin' }).click()
  await expect(casePage.attachments.getByRole('link', { name: 'Download broken.bin' })).toBeVisible()
})

test('stays on the page that a user opened before the case was created, and attaches there what is uploaded', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  await openCase.fill('Left on a slow line', 'The answer comes when I am elsewhere.')
  const uploads = Promise.withResolvers<void>()
  await page.route('**/uploads/*', async (route) => {
    await uploads.promise
    await route.continue()
  })
  const line = Promise.withResolvers<void>()
  await page.route(RECORDS, async (route) => {
    await line.promise
    await route.continue()
  })
  await openCase.attach({ name: 'slow-log.zip', mimeType: 'application/zip', buffer: Buffer.from('a log') })
  await openCase.submit()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
  await page.getByRole('link', { name: 'Open a Case' }).first().click()
  await expect(openCase.subject).toHaveValue('Left on a slow line')
  line.resolve()
  await expect(page.getByText('Your case is open.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expect(openCase.subject).toHaveValue('')
  await page.getByRole('button', { name: 'View case' }).click()
  await new CasePage(page).shown()
  await expect(page.getByRole('heading', { name: 'Left on a slow line' })).toBeVisible()
  uploads.resolve()
  await expect(page.getByRole('link', { name: 'Download slow-log.zip' })).toBeVisible()
})

test('helps while a case is written, and refuses an export-controlled product as soon as it is chosen', {
  tag: '@long',
}, async ({ openBrowser, product, savedSignIn, watched }) => {
  const facts = (await (await fetch(`${product.url}/dev/demo.json`)).json()) as { exportControlledProductId: string }
  const mara = await savedSignIn('mara')
  const { body } = await mara.get(
    `/services/data/v65.0/ui-api/records/${facts.exportControlledProductId}?fields=Product2.Name`,
  )
  const controlled = (body as { fields: { Name: { value: string } } }).fields.Name.value
  await mara.post('/services/data/v65.0/ui-api/records', {
    apiName: 'Case',
    fields: {
      Subject: 'Terrain layer blank on the left display',
      Description: 'Since this morning.',
      Impact__c: 'Minor Degradation',
      IssueType__c: 'Product',
    },
  })
  const page = await openBrowser('mara', { viewport: widths.phone })
  const openCase = new OpenCasePage(page)
  await openCase.visit()

  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Product' }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await choose(controlled)
  await expect(page.getByText('This product is subject to export control.', { exact: false })).toBeVisible()
  await openCase.fill('Terrain layer blank', 'It stays blank.')
  await openCase.submit()
  await expect(page.getByRole('combobox', { name: 'Product' })).toBeFocused()
  expect(watched(page).requests.filter((request) => request.url().endsWith('/ui-api/records'))).toEqual([])
  await expectAccessible(page)
  await choose('Corrie Terrain')
  await expect(page.getByText('This product is subject to export control.', { exact: false })).toHaveCount(0)

  const cycle = page.getByLabel('AIRAC cycle')
  await expect(cycle).toBeHidden()
  await page.getByRole('radio', { name: 'Data' }).check()
  await expect(cycle).toBeVisible()
  await expect(cycle.locator('option:checked')).toHaveText(/ \(current\)$/)

  await expect(page.getByRole('heading', { name: 'Answer times' })).toBeVisible()
  await openCase.subject.fill('')
  await openCase.subject.pressSequentially('Terrain layer blank after')
  await expect(page.getByRole('list', { name: 'Articles that may help' }).getByRole('link').first()).toBeVisible()
  const own = page.getByRole('list', { name: 'Your cases like this' })
  await expect(own.getByRole('link', { name: /Terrain layer blank on the left display/ }).first()).toBeVisible()
  await expect(openCase.subject).toBeFocused()
  await page.getByRole('button', { name: 'This solved my problem' }).click()
  await expect(page.getByText('Your draft was discarded. No case was opened.')).toBeVisible()
  await openCase.visit()
  await expect(openCase.subject).toHaveValue('')
  await expect(page.getByText('We restored your unsent case.', { exact: false })).toHaveCount(0)
})

test('asks once for the export-control notice before any byte of the first file is sent', async ({
  openBrowser,
  product,
  watched,
}) => {
  await product.forgetAcknowledgements(people.lena)
  const page = await openBrowser('lena')
  const sentFiles = () => watched(page).requests.filter((request) => request.url().endsWith('/uploads'))
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  await openCase.attach({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  const dialog = page.getByRole('dialog', { name: 'Before your first file' })
  await expect(dialog.getByText('Attach only non-technical administrative data.', { exact: false })).toBeVisible()
  expect(sentFiles()).toEqual([])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm and upload' }).click()
  await expect(page.getByText(/ready/)).toBeVisible()
  await openCase.attach({ name: 'second.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText(/ready/)).toHaveCount(2)
})

test('can be filled in and submitted with only the keyboard', async ({ openBrowser }) => {
  const page = await openBrowser('mara')
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Open a Case' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeFocused()
  // The form follows the heading once its choices are loaded.
  const product = page.getByRole('combobox', { name: 'Product' })
  await expect(product).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(product).toBeFocused()
  await page.keyboard.type('tarn nav')
  await expect(page.getByRole('option', { name: 'Tarn NavData' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(product).toHaveValue('Tarn NavData')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(new OpenCasePage(page).subject).toBeFocused()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('No pointer was used.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(new OpenCasePage(page).impact('Minor Degradation')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const casePage = new CasePage(page)
  await casePage.shown()
  await expect(casePage.fact('Product')).toHaveText('Tarn NavData')
  await page.getByLabel('Add a comment').focus()
  await page.keyboard.type('Nor for this.')
  await page.keyboard.press('Control+Enter')
  await expect(casePage.comments.getByText('Nor for this.')).toBeVisible()
})
