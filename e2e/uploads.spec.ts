import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { slowDown } from './pages/slow-line.ts'
import { expect, expectAccessible, password, people, reload, test, visit, widths } from './product.ts'

const MIB = 1024 * 1024

test(
  'uploads files while other screens are used, the connection is lost and the page is reloaded',
  { tag: '@long' },
  async ({ openBrowser, watched }, testInfo) => {
    const page = await openBrowser('mara', { expects: [/ERR_INTERNET_DISCONNECTED/] })
    await visit(page, '/case-manager?status=Open')
    await new CaseManagerPage(page).cases.first().click()
    const casePage = new CasePage(page)
    const { id, number } = await casePage.shown()
    const { attachments } = casePage
    const download = (file: string) => attachments.getByRole('link', { name: `Download ${file}` })
    const tray = page.getByRole('region', { name: 'Uploads' })

    // Two files on a slow line, of which one is paused.
    const line = await slowDown(page, { upBytesPerSecond: 150_000 })
    const [log, photo] = [randomBytes(2 * MIB), randomBytes(MIB)]
    await casePage.attach(
      { name: 'log.zip', mimeType: 'application/zip', buffer: log },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    )
    await expect(
      attachments.getByText(/^Uploading, [\d.]+ of 2 MB · [\d.]+ KB\/s · less than a minute left$/),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Pause upload of log.zip' }).click()
    await expect(attachments.getByText(/^Paused, /)).toBeVisible()
    await expect(tray).toHaveCount(0)
    await expectAccessible(page)

    // The uploads continue while another screen is shown, which leads back to the case.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
    await tray.getByRole('button', { name: 'Show files' }).click()

    // The connection is lost and comes back.
    await line.cut()
    await page.getByRole('button', { name: 'Resume upload of log.zip' }).click()
    await expect(tray.getByText(/^Interrupted, .* It resumes automatically\.$/).first()).toBeVisible()
    await expectAccessible(page)
    await line.speedUp()
    await expect(tray.getByText('2 files uploaded')).toBeVisible({ timeout: 180_000 })
    await tray.getByRole('link', { name: number }).click()
    await expect(download('log.zip')).toBeVisible()
    expect((await casePage.download('log.zip')).equals(log)).toBe(true)
    expect((await casePage.download('photo.jpg')).equals(photo)).toBe(true)

    // The upload of a small file continues on the next page.
    const small = randomBytes(2 * MIB)
    const slowLine = await slowDown(page, { upBytesPerSecond: 150_000 })
    await casePage.attach({ name: 'small.zip', mimeType: 'application/zip', buffer: small })
    await expect(attachments.getByText(/^Uploading, [\d.]+ of 2 MB · /)).toBeVisible()
    await slowLine.speedUp()
    await reload(page)
    await expect(download('small.zip')).toBeVisible()
    expect((await casePage.download('small.zip')).equals(small)).toBe(true)

    // The preview shows a text without a download.
    const text = {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('<b>Unit 2</b> fails at 14:02Z'),
    }
    await casePage.attach(text)
    await attachments.getByRole('button', { name: `Preview ${text.name}` }).click()
    const preview = page.getByRole('dialog', { name: text.name })
    await expect(preview.getByText('<b>Unit 2</b> fails at 14:02Z')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(attachments.getByRole('button', { name: `Preview ${text.name}` })).toBeFocused()

    // A large file is chosen again, and continues where it was.
    const large = testInfo.outputPath('large.bin')
    await writeFile(large, randomBytes(51 * MIB))
    const largeLine = await slowDown(page, { upBytesPerSecond: 4_000_000 })
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/uploads') && answer.status() === 201)
    await attachments.locator('input[type=file]').last().setInputFiles(large)
    const address = (await begun).headers().location ?? ''
    // The server has a part of it even if what is in flight is lost by the pause.
    await expect(attachments.getByText(/^Uploading, ([5-9]|[1-4]\d) of 51 MB · /)).toBeVisible()
    await page.getByRole('button', { name: 'Pause upload of large.bin' }).click()
    await largeLine.speedUp()
    const received = async () =>
      Number((await page.request.head(address, { headers: { 'tus-resumable': '1.0.0' } })).headers()['upload-offset'])
    await expect.poll(received).toBeGreaterThan(0.02 * 51 * MIB)
    await reload(page)
    const waiting = attachments.getByText(/\d+ % is already uploaded\. Choose this file again to continue\./)
    await expect(waiting).toBeVisible()
    // Bytes in flight when the upload was paused may have arrived since.
    const offset = await received()
    const percent = Number(/(\d+) %/.exec((await waiting.textContent()) ?? '')?.[1])
    expect(percent).toBeGreaterThan(1)
    expect(percent).toBeLessThanOrEqual((offset / (51 * MIB)) * 100)
    await expectAccessible(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file large.bin' }).click()
    await (await chooser).setFiles(large)
    await expect(download('large.bin')).toBeVisible({ timeout: 180_000 })
    const sent = watched(page).requests.filter(
      (request) => request.method() === 'PATCH' && request.url().endsWith(address),
    )
    expect(sent.map((request) => request.headers()['upload-offset']).at(-1)).toBe(String(offset))
    expect(page.url()).toContain(id)
  },
)

/** Opens a case of the signed-in customer. */
async function openCase(page: Page): Promise<CasePage> {
  await visit(page, '/case-manager?status=Open')
  await new CaseManagerPage(page).cases.first().click()
  const casePage = new CasePage(page)
  await casePage.shown()
  return casePage
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(people.mara)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('continues an upload after the session has ended and the person has signed in again', { tag: '@long' }, async ({
  openBrowser,
  watched,
}) => {
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/401/, /ERR_INTERNET_DISCONNECTED/] })
  await visit(page, '/login')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
  const casePage = await openCase(page)
  const address = page.url()
  const bytes = randomBytes(2 * MIB)
  const line = await slowDown(page, { upBytesPerSecond: 150_000 })
  const file = { name: 'kept.zip', mimeType: 'application/zip', buffer: bytes }
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/uploads') && answer.status() === 201)
  await casePage.attach(file)
  const upload = (await begun).headers().location ?? ''
  await expect(casePage.attachments.getByText(/^Uploading, [\d.]+ of 2 MB · /)).toBeVisible()
  // The session ends while there is no line: the next request is refused.
  await line.cut()
  await expect(casePage.attachments.getByText(/^Interrupted, /)).toBeVisible()
  await page.context().clearCookies({ name: 'session' })
  await line.speedUp()
  await page.waitForURL(/\/login\?.*reason=expired/)
  // The page of a visitor does not name the file.
  await expect(page.getByText(file.name)).toHaveCount(0)

  // Signing in leads back to the case.
  await signIn(page)
  await page.waitForURL(address)
  await expect(casePage.attachments.getByRole('link', { name: `Download ${file.name}` })).toBeVisible()
  expect((await casePage.download(file.name)).equals(bytes)).toBe(true)
  // The same upload was continued.
  const last = watched(page).requests.findLast((request) => request.method() === 'PATCH')
  expect(last?.url().endsWith(upload)).toBe(true)
  await expectAccessible(page)
})

test('stores the same bytes when the server is killed during an upload', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('mara', { expects: [/ERR_/, /50\d/] })
  const casePage = await openCase(page)
  const comment = page.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('The log is on its way.')
  const bytes = randomBytes(3 * MIB)
  const line = await slowDown(page, { upBytesPerSecond: 300_000 })
  const file = { name: 'survives.zip', mimeType: 'application/zip', buffer: bytes }
  await casePage.attach(file)
  await expect(casePage.attachments.getByText(/^Uploading, [\d.]+ of 3 MB · /)).toBeVisible()
  await product.kill()
  await expect(casePage.attachments.getByText(/^Interrupted, .* It resumes automatically\.$/)).toBeVisible()
  await expectAccessible(page)
  await line.speedUp()
  await product.restart()
  await expect(casePage.attachments.getByRole('link', { name: `Download ${file.name}` })).toBeVisible({
    timeout: 180_000,
  })
  expect((await casePage.download(file.name)).equals(bytes)).toBe(true)
  await expect(comment).toHaveValue('The log is on its way.')
  await comment.fill('')
})

test('shows every page of a PDF', async ({ openBrowser }) => {
  const page = await openBrowser('mara', { viewport: widths.phone })
  const casePage = await openCase(page)
  const file = { name: 'chart.pdf', mimeType: 'application/pdf', buffer: pdfOf(['North', 'South']) }
  await casePage.attach(file)
  await casePage.attachments.getByRole('button', { name: `Preview ${file.name}` }).click()
  const preview = page.getByRole('dialog', { name: file.name })
  await expect(preview.getByRole('img', { name: `${file.name}, page 1` })).toBeVisible()
  await expect(preview.getByText('Page 1 of 2')).toBeVisible()
  const first = await preview.getByRole('img').screenshot()
  await preview.getByRole('button', { name: 'Next page' }).click()
  await expect(preview.getByRole('img', { name: `${file.name}, page 2` })).toBeVisible()
  await expect(preview.getByText('Page 2 of 2')).toBeVisible()
  // The picture of a page follows its number.
  await expect.poll(async () => (await preview.getByRole('img').screenshot()).equals(first)).toBe(false)
  await expect(preview.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Previous page' }).click()
  await expect(preview.getByText('Page 1 of 2')).toBeVisible()
})

/** A PDF with one word on each page. */
function pdfOf(words: readonly string[]): Buffer {
  const kids = words.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${words.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...words.flatMap((word, index) => {
      const text = `BT /F1 48 Tf 40 60 Td (${word}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 150] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  )
}
