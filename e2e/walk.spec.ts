import { randomBytes } from 'node:crypto'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { callsOf, expect, password, people, test, untilAlive, visit, widths } from './product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

test('a customer opens, answers and follows a case on a phone', async ({
  openBrowser,
  product,
  watched,
  savedSignIn,
}) => {
  const subject = 'Terrain layer missing after the update'
  const page = await openBrowser(null, { viewport: widths.phone, hasMotion: true })

  await test.step('Mara signs in and sees her cases', async () => {
    await visit(page, '/login')
    await page.getByLabel('E-mail').fill(people.mara)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Recent cases' }).getByRole('link').first()).toBeVisible()
    await untilAlive(page)
  })

  const caseManager = new CaseManagerPage(page)
  await test.step('Case Manager filters, orders and pages', async () => {
    await page.getByRole('link', { name: 'Case Manager', exact: true }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Case Manager', level: 1 })).toBeVisible()
    await expect(caseManager.tab('My Cases')).toHaveAttribute('aria-selected', 'true')
    await caseManager.tab('All Cases').click()
    await expect(page).toHaveURL(/list=all/)
    const firstPage = await caseManager.cases.first().getAttribute('href')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(caseManager.cases.first()).not.toHaveAttribute('href', firstPage ?? '')
    const filters = await caseManager.openFilters()
    await filters.getByText('Year to date').click()
    await filters.getByText('Resolved').click()
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/created=yearToDate&status=Resolved/)
    await expect(page.getByRole('button', { name: /Year to date/ })).toBeVisible()
  })

  const photo = { name: 'terrain-page.jpg', mimeType: 'image/jpeg', buffer: randomBytes(300_000) }
  const openCase = new OpenCasePage(page)
  const casePage = new CasePage(page)
  const opened = await test.step('Mara opens a case with a file and sees the case page', async () => {
    await page.getByRole('link', { name: 'Open a Case' }).first().click()
    await openCase.subject.waitFor()
    await page.getByRole('combobox', { name: 'Product' }).fill('Corrie')
    await page.getByRole('option', { name: 'Corrie Terrain' }).click()
    await openCase.fill(subject, 'The terrain layer is blank on both displays.', 'Major Degradation')
    await openCase.attach(photo)
    await expect(page.getByText(/ready/)).toBeVisible()
    await openCase.submit()
    const shown = await casePage.shown()
    await expect(page.getByText('Your case is open')).toBeVisible()
    await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
    await expect(casePage.fact('Status')).toHaveText('Open')
    await expect(casePage.fact('Impact')).toHaveText('Major Degradation')
    await expect(casePage.fact('Product')).toHaveText('Corrie Terrain')
    await expect(casePage.attachments.getByText(photo.name)).toBeVisible()
    return shown
  })

  await test.step('an acknowledgement with number and link arrives', async () => {
    await expect
      .poll(async () => (await product.mailbox()).find((mail) => mail.subject.startsWith(`[${opened.number}]`)))
      .toMatchObject({ text: expect.stringContaining(`/case-details?id=${opened.id}`) })
  })

  await test.step('Mara comments, uploads, and gets her file back byte for byte', async () => {
    await casePage.comment('We fly tomorrow morning.')
    await expect(casePage.comments.getByText('We fly tomorrow morning.')).toBeVisible()
    await expect(page.getByText('Sending')).toHaveCount(0)
    const log = { name: 'card-log.zip', mimeType: 'application/zip', buffer: randomBytes(2_500_000) }
    await casePage.attach(log)
    await expect(casePage.attachments.getByRole('link', { name: `Download ${log.name}` })).toBeVisible()
    expect((await casePage.download(log.name)).equals(log.buffer)).toBe(true)
    expect((await casePage.download(photo.name)).equals(photo.buffer)).toBe(true)
  })

  await test.step('Jonas answers and changes the status; Mara sees it without reloading', async () => {
    const jonas = await savedSignIn('jonas')
    const seen = await jonas.get(`${RECORDS}/${opened.id}?fields=Case.Subject`)
    expect(seen.body).toMatchObject({ fields: { Subject: { value: subject } } })
    const answered = await jonas.post(RECORDS, {
      apiName: 'CaseComment',
      fields: { ParentId: opened.id, CommentBody: 'Could you attach the card log?', NeedsAnswer__c: true },
    })
    expect(answered.status).toBe(201)
    await expect(page.getByText('Support is waiting for your reply.')).toBeVisible()
    await expect(casePage.comments.getByText('Could you attach the card log?')).toBeVisible()
    await expect(casePage.comments.getByText(/Calder support/)).toBeVisible()
    const moved = await jonas.patch(`${RECORDS}/${opened.id}`, { fields: { Status: 'In-Progress' } })
    expect(moved.status).toBe(200)
    await expect(casePage.fact('Status')).toHaveText('In Progress')
    await expect(casePage.timeline.filter({ hasText: 'In Progress' })).toHaveCount(1)
  })

  await test.step('Mara saves the case as a PDF, closes it and reopens it', async () => {
    await expect(page.getByText('Support is waiting for your reply.')).toHaveCount(0)
    const pdf = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save as PDF' }).click()
    expect((await pdf).suggestedFilename()).toContain(opened.number)
    await page.getByRole('button', { name: 'Close case' }).click()
    await page
      .getByRole('alertdialog', { name: 'Close this case?' })
      .getByRole('button', { name: 'Close case' })
      .click()
    await expect(page.getByText(/Reopen it, or submit a new case\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Rate this case' }).click()
    const rating = page.getByRole('dialog', { name: 'Rate this case' })
    await rating.getByText('4 – Very good').click()
    await rating.getByRole('button', { name: 'Rate this case' }).click()
    await expect(page.getByText('Thank you. Your rating was sent.')).toBeVisible()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(casePage.fact('Status')).toHaveText('Open')
  })

  await test.step('no navigation requested framework data', async () => {
    const addresses = watched(page).requests.map((request) => new URL(request.url()).pathname)
    expect(addresses.filter((path) => path.endsWith('.data') || path === '/__manifest')).toEqual([])
    expect(callsOf(watched(page).requests).length).toBeGreaterThan(0)
  })
})
