import type { Locator, Page } from '@playwright/test'

/** Case Manager: the table, or the cards on a phone. */
export class CaseManagerPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The links to the cases, in the order shown. */
  get cases(): Locator {
    return this.page.getByRole('tabpanel').locator('a[href^="/case-details"]:visible')
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  async openFilters(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Filters/ }).click()
    return this.page.getByRole('dialog', { name: 'Filters' })
  }

  /** Enters a custom date range; an empty text leaves a field unchanged. */
  async setRange(filters: Locator, start: string, end: string): Promise<void> {
    await filters.getByText('Custom', { exact: true }).click()
    await filters.getByLabel('Start Date').fill(start)
    await filters.getByLabel('End Date').fill(end)
  }

  async search(text: string): Promise<void> {
    const field = this.page.getByRole('searchbox', { name: 'Search cases' })
    await field.fill(text)
    await field.press('Enter')
  }
}
