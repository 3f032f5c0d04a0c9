import { AuthorPage, changeRecord, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessibleAtBothWidths, expectLegible, people, reload, test, visit } from './product.ts'

const NO_ANSWER = 'The change was not saved.'
const CHANGED =
  'The change was not saved. The record was changed since it was read. Read it again and repeat the change.'

test('a published article is featured, and its review has a day, on a bad connection too', { tag: '@long' }, async ({
  openBrowser,
  product,
  watched,
}) => {
  const priya = await product.signIn(people.priya)
  const urlName = 'featured-and-reviewed'
  const title = 'featured and reviewed'
  // The right to publish covers the articles of others.
  const id = await writeDraft(await product.signIn(people.nadia), urlName)
  await changeRecord(priya, id, { PublicationStatus: 'Online', IsPublic: true })
  const page = await openBrowser('priya', { expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /412/] })
  const author = new AuthorPage(page)
  const problem = author.publication.getByRole('alert')
  const patches = () => watched(page).requests.filter((request) => request.method() === 'PATCH').length
  const guest = await openBrowser(null)
  const featured = guest.getByRole('list', { name: 'Featured articles' }).getByText(title, { exact: true })
  await visit(page, `/author?id=${id}`)

  await test.step('without a connection nothing is changed, and what is saved is shown', async () => {
    await page.context().setOffline(true)
    await author.isFeatured.click()
    await expect(problem).toContainText(NO_ANSWER)
    await expect(author.isFeatured).not.toBeChecked()
    await author.reviewDay.fill('2020-02-03')
    await author.button('Save date').click()
    await expect(problem).toContainText(NO_ANSWER)
    await expect(author.reviewDay).toHaveValue('2020-02-03')
    await expectAccessibleAtBothWidths(page)
    await page.context().setOffline(false)
  })

  await test.step('the home page features it, and a day that is typed stays', async () => {
    await author.isFeatured.click()
    await expect(page.getByText('The home page features the article.')).toBeVisible()
    await expect(author.isFeatured).toBeChecked()
    await expect(problem).toHaveCount(0)
    await expect(author.reviewDay).toHaveValue('2020-02-03')
    await visit(guest, '/')
    await expect(featured).toBeVisible()
  })

  await test.step('a second click saves the day once, and a day that is over is marked', async () => {
    const before = patches()
    await author.button('Save date').dblclick()
    await expect(page.getByText('The day of the review is changed.')).toBeVisible()
    await expect(author.publication.getByText('Overdue', { exact: true })).toBeVisible()
    await expect(author.button('Save date')).toBeDisabled()
    expect(patches()).toBe(before + 1)
    await expectLegible(page)
  })

  const row = page.locator('tr, li').filter({ hasText: title }).first()
  await test.step('the list of authors marks it too', async () => {
    await visit(page, '/author?show=published')
    await expect(row).toContainText('Feb 3, 2020')
    await expect(row.getByText('Overdue', { exact: true })).toBeVisible()
    await expectLegible(page)
  })

  await test.step('a change by another browser is reported, and not overwritten', async () => {
    await page.route('**/events?*', (route) => route.abort())
    await visit(page, `/author?id=${id}`)
    await expect(author.isFeatured).toBeChecked()
    await changeRecord(priya, id, { IsFeatured__c: false })
    await author.reviewDay.fill('2031-05-04')
    await author.button('Save date').click()
    await expect(problem).toHaveText(CHANGED)
    await expect(author.isFeatured).not.toBeChecked()
    await expect(author.reviewDay).toHaveValue('2031-05-04')
    await author.button('Save date').click()
    await expect(page.getByText('The day of the review is changed.')).toBeVisible()
    await expect(author.publication.getByText('Overdue', { exact: true })).toHaveCount(0)
    await visit(guest, '/')
    await expect(featured).toHaveCount(0)
  })

  await test.step('a day is taken away', async () => {
    await reload(page)
    await author.reviewDay.fill('')
    await author.button('Save date').click()
    await expect(page.getByText('The day of the review is changed.')).toBeVisible()
    await visit(page, '/author?show=published')
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('2031')
    await expect(row.getByText('Overdue', { exact: true })).toHaveCount(0)
  })
})
