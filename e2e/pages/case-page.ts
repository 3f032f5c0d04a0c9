import type { Locator, Page } from '@playwright/test'

/** The page of one case. */
export class CasePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Waits until a case is shown and returns its id and number. */
  async shown(): Promise<{ id: string; number: string }> {
    await this.page.waitForURL(/\/case-details\?id=/)
    await this.comments.waitFor()
    const crumb = this.page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')
    return {
      id: new URL(this.page.url()).searchParams.get('id') ?? '',
      number: (await crumb.textContent())?.trim() ?? '',
    }
  }

  get comments(): Locator {
    return this.page.getByRole('region', { name: 'Comments' })
  }

  get attachments(): Locator {
    return this.page.getByRole('region', { name: 'Attachments' })
  }

  get timeline(): Locator {
    return this.page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  }

  /** The value of a fact, such as `Status`. */
  fact(label: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: label }) })
      .locator('dd')
  }

  async comment(text: string): Promise<void> {
    await this.page.getByLabel('Add a comment').fill(text)
    await this.page.getByRole('button', { name: 'Post comment' }).click()
  }

  async attach(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.attachments.locator('input[type=file]').setInputFiles(files)
  }

  /** Chooses files for the comment that is being written. */
  async attachToComment(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.comments.locator('input[type=file]').setInputFiles(files)
  }

  /** Downloads an attached file and returns its bytes. */
  async download(name: string, from = this.attachments): Promise<Buffer> {
    const download = this.page.waitForEvent('download')
    await from.getByRole('link', { name: `Download ${name}` }).click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await download).createReadStream()) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks)
  }
}
