import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { slowDown } from './pages/slow-line.ts'
import { expect, expectAccessible, test, untilAlive, visit, widths } from './product.ts'

const MIB = 1024 * 1024

for (const name of ['wide', 'phone'] as const) {
  test(`uploads files while other screens are used, a line is lost and the page is loaded anew, ${name}`, async ({
    openBrowser,
    watched,
  }, testInfo) => {
    const page = await openBrowser('mara', { viewport: widths[name], expects: [/ERR_INTERNET_DISCONNECTED/] })
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
      { name: `log-${name}.zip`, mimeType: 'application/zip', buffer: log },
      { name: `photo-${name}.jpg`, mimeType: 'image/jpeg', buffer: photo },
    )
    await expect(
      attachments.getByText(/^Uploading, [\d.]+ of 2 MB · [\d.]+ KB\/s · less than a minute left$/),
    ).toBeVisible()
    await page.getByRole('button', { name: `Pause upload of log-${name}.zip` }).click()
    await expect(attachments.getByText(/^Paused, /)).toBeVisible()
    await expect(tray).toHaveCount(0)
    await expectAccessible(page)

    // They go on while another screen is used, which leads back to the case.
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(page.getByRole('heading', { name: 'Welcome, Mara' })).toBeVisible()
    await tray.getByRole('button', { name: 'Show files' }).click()

    // The line is lost and comes back.
    await line.cut()
    await page.getByRole('button', { name: `Resume upload of log-${name}.zip` }).click()
    await expect(tray.getByText(/^Interrupted, .* It continues by itself\.$/).first()).toBeVisible()
    await expectAccessible(page)
    await line.speedUp()
    await expect(tray.getByText('2 files uploaded')).toBeVisible({ timeout: 40_000 })
    await tray.getByRole('link', { name: number }).click()
    await expect(download(`log-${name}.zip`)).toBeVisible()
    expect((await casePage.download(`log-${name}.zip`)).equals(log)).toBe(true)
    expect((await casePage.download(`photo-${name}.jpg`)).equals(photo)).toBe(true)

    // A small file goes on by itself with the next page.
    const small = randomBytes(2 * MIB)
    const slowLine = await slowDown(page, { upBytesPerSecond: 150_000 })
    await casePage.attach({ name: `small-${name}.zip`, mimeType: 'application/zip', buffer: small })
    await expect(attachments.getByText(/^Uploading, [\d.]+ of 2 MB · /)).toBeVisible()
    await slowLine.speedUp()
    await page.reload()
    await untilAlive(page)
    await expect(download(`small-${name}.zip`)).toBeVisible()
    expect((await casePage.download(`small-${name}.zip`)).equals(small)).toBe(true)

    // What is in a text is seen without opening it.
    const text = {
      name: `notes-${name}.txt`,
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
    const large = testInfo.outputPath(`large-${name}.bin`)
    await writeFile(large, randomBytes(51 * MIB))
    const largeLine = await slowDown(page, { upBytesPerSecond: 4_000_000 })
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/uploads') && answer.status() === 201)
    await attachments.locator('input[type=file]').last().setInputFiles(large)
    const address = (await begun).headers().location ?? ''
    await expect(attachments.getByText(/^Uploading, \d+ of 51 MB · /)).toBeVisible()
    await page.getByRole('button', { name: `Pause upload of large-${name}.bin` }).click()
    await largeLine.speedUp()
    const received = async () =>
      Number((await page.request.head(address, { headers: { 'tus-resumable': '1.0.0' } })).headers()['upload-offset'])
    await expect.poll(received).toBeGreaterThan(0.02 * 51 * MIB)
    await page.reload()
    await untilAlive(page)
    const waiting = attachments.getByText(/\d+ % is already here\. Choose this file again to continue\./)
    await expect(waiting).toBeVisible()
    // What was on its way when the upload was paused may have arrived until now.
    const offset = await received()
    const percent = Number(/(\d+) %/.exec((await waiting.textContent()) ?? '')?.[1])
    expect(percent).toBeGreaterThan(1)
    expect(percent).toBeLessThanOrEqual((offset / (51 * MIB)) * 100)
    await expectAccessible(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Choose file large-${name}.bin` }).click()
    await (await chooser).setFiles(large)
    await expect(download(`large-${name}.bin`)).toBeVisible({ timeout: 30_000 })
    const sent = watched(page).requests.filter(
      (request) => request.method() === 'PATCH' && request.url().endsWith(address),
    )
    expect(sent.map((request) => request.headers()['upload-offset']).at(-1)).toBe(String(offset))
    expect(page.url()).toContain(id)
  })
}
