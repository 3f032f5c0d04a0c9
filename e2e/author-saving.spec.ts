import type { Page } from '@playwright/test'
import { AuthorPage, changeRecord, writeDraft } from './pages/author-page.ts'
import { expect, people, reload, test, visit } from './product.ts'

const conflict = 'Another person saved this article'
const restored = 'We restored your unsaved changes.'

/** The draft is saved without a notice, and can be saved again and published. */
async function expectSaved(page: Page, summary: string): Promise<void> {
  const author = new AuthorPage(page)
  await expect(author.button('Publish')).toBeEnabled()
  await expect(author.button('Save draft')).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.getByLabel('Summary')).toHaveValue(summary)
  for (const notice of [conflict, restored]) await expect(page.getByText(notice)).toHaveCount(0)
}

test('an author who saves alone, right after a key or without a change, meets no conflict', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'saved-alone')
  const page = await openBrowser('priya')
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  await author.isPublic.check()
  await page.getByLabel('Summary').fill('One')
  await author.button('Save draft').click()
  await expectSaved(page, 'One')
  await page.getByLabel('Summary').fill('Two')
  await page.keyboard.press('Enter')
  await expectSaved(page, 'Two')
  await page.getByLabel('Avionics cards').check()
  await author.button('Save draft').click()
  await expectSaved(page, 'Two')
  await author.button('Save draft').click()
  await expectSaved(page, 'Two')
  // The choice that was not saved yet and the focus stay.
  await expect(author.isPublic).toBeChecked()
  await expect(author.button('Save draft')).toBeFocused()
  await reload(page)
  await expectSaved(page, 'Two')
  await expect(page.getByLabel('Avionics cards')).toBeChecked()
})

test('what is typed while a draft is saved stays, and is saved by the next press', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'typed-while-saving')
  const page = await openBrowser('priya')
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  const typed = Promise.withResolvers<void>()
  await page.route('**/ui-api/records/ka0*', async (route) => {
    if (route.request().method() === 'PATCH') await typed.promise
    await route.continue()
  })
  await page.getByLabel('Summary').fill('Before')
  await author.button('Save draft').click()
  await page.getByLabel('Summary').fill('Meanwhile')
  typed.resolve()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveValue('Meanwhile')
  await expect(page.getByText(conflict)).toHaveCount(0)
  await expect(author.button('Publish')).toBeDisabled()
  await author.button('Save draft').click()
  await expectSaved(page, 'Meanwhile')
})

test('a draft whose answer was lost is saved without a conflict', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'answer-lost')
  const page = await openBrowser('priya', { expects: [/ERR_FAILED/] })
  await visit(page, `/author?id=${id}`)
  await page.route('**/ui-api/records/ka0*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('Summary').fill('Stored')
  await new AuthorPage(page).button('Save draft').click()
  await expectSaved(page, 'Stored')
})

test('an author can overwrite a save by another author', { tag: '@long' }, async ({ openBrowser, product }) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'overwrites-another-save')
  const page = await openBrowser('priya', { expects: [/412/] })
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  await page.getByLabel('Summary').fill('Mine')
  await changeRecord(priya, id, { Summary: 'Theirs' })
  await author.button('Save draft').click()
  const notice = page.getByRole('alert').filter({ hasText: conflict })
  await expect(notice).toBeFocused()
  await author.button('Keep my version').click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await author.button('Save draft').click()
  await expectSaved(page, 'Mine')
})
