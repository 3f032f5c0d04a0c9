import type { Locator, Page } from '@playwright/test'

/** Case Manager as a person uses it: the table, or the cards of a phone. */
export class CaseManagerPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The links of the cases shown, in order. */
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

  /** Chooses days by hand; an empty text leaves a field as it is. */
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
