import type { Locator, Page } from '@playwright/test'
import { visit } from '../product.ts'

/** The form that opens a case. */
export class OpenCasePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async visit(query = ''): Promise<void> {
    await visit(this.page, `/case-manager/Open-a-Case${query}`)
  }

  get subject(): Locator {
    return this.page.getByLabel('Subject')
  }

  get description(): Locator {
    return this.page.getByLabel('Description')
  }

  impact(label: string): Locator {
    return this.page.getByRole('radio', { name: label })
  }

  async attach(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(files)
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit case' }).click()
  }

  /** Fills in the required fields of a case. */
  async fill(subject: string, description: string, impact = 'Minor Degradation'): Promise<void> {
    await this.subject.fill(subject)
    await this.description.fill(description)
    await this.impact(impact).check()
  }
}
