import type { Locator } from '@playwright/test'
import { AuthorPage, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

async function placeOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('the part is not on the page')
  return box
}

test('the details of an article are to the right of its text, and the bar stays in view on a desktop', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const id = await writeDraft(await product.signIn(people.priya), 'right-of-its-text')
  const page = await openBrowser('priya')
  const author = new AuthorPage(page)
  const [files, details] = ['Linked files', 'Details'].map((name) => page.getByRole('region', { name }))
  if (!files || !details) throw new Error('a part of the page has no name')
  await visit(page, `/author?id=${id}`)
  await expect(author.button('Save draft')).toBeInViewport({ ratio: 1 })
  const [title, right, below] = await Promise.all([page.getByLabel('Title'), details, files].map(placeOf))
  expect(right?.x).toBeGreaterThan((title?.x ?? 0) + 500)
  expect(below?.x).toBe(title?.x)
  await author.button('Publish').scrollIntoViewIfNeeded()
  await page.getByLabel('Internal notes').fill('Only for us')
  await expect(author.button('Save draft')).toBeInViewport({ ratio: 1 })
  // A field that gets the focus is not covered by the bar.
  await author.button('Publish').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByLabel('Video address').focus()
  const bar = await author.button('Save draft').boundingBox()
  expect((await placeOf(page.getByLabel('Video address'))).y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  await author.button('Save draft').click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()

  // A problem is shown on the tab where it can be corrected.
  await page.getByLabel('URL name').fill('Not A Name')
  await page.getByRole('tab', { name: 'As a customer' }).click()
  await author.button('Save draft').click()
  await expect(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('URL name')).toBeFocused()
  await expectAccessible(page)
})

test('the details of an article come after its text and its files on a phone', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'one-after-the-other')
  const page = await openBrowser('priya', { viewport: widths.phone })
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  await expect(author.button('Save draft')).toBeInViewport({ ratio: 1 })
  const parts = [
    author.button('Save draft'),
    page.getByLabel('Title'),
    page.getByRole('region', { name: 'Linked files' }),
    page.getByRole('region', { name: 'Details' }),
    author.publication,
  ]
  const tops = (await Promise.all(parts.map(placeOf))).map(({ y }) => y)
  expect(tops).toEqual(tops.toSorted((upper, lower) => upper - lower))
})
