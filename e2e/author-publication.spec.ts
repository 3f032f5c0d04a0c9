import type { Page, Request } from '@playwright/test'
import { AuthorPage, changeRecord, createRecord, linkFile, writeDraft } from './pages/author-page.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  password,
  people,
  reload,
  test,
  visit,
} from './product.ts'

const CHANGED =
  'The article was not archived. The record was changed since it was read. Read it again and repeat the change.'

/** How many times a page has sent a method to a record. */
const sent = (requests: readonly Request[], method: string, id: string): number =>
  requests.filter((request) => request.method() === method && request.url().includes(`/ui-api/records/${id}`)).length

/** Loses the answers of a page to one method. */
async function loseAnswers(page: Page, method: string): Promise<void> {
  await page.route('**/ui-api/records/**', async (route) => {
    if (route.request().method() !== method) return await route.fallback()
    await route.fetch()
    await route.abort()
  })
}

test('an article is published and archived once, on a bad connection too', { tag: '@long' }, async ({
  openBrowser,
  product,
  watched,
}) => {
  const urlName = 'publish-on-a-bad-line'
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, urlName)
  const page = await openBrowser('priya', { expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /412/] })
  const author = new AuthorPage(page)
  const problem = author.publication.getByRole('alert')
  await visit(page, `/author?id=${id}`)

  await test.step('without a connection nothing is published, and the choice of readers stays', async () => {
    await author.isPublic.check()
    await page.context().setOffline(true)
    await author.button('Publish').click()
    await expect(problem).toContainText('The article was not published.')
    await expect(author.isPublic).toBeChecked()
    await expect(author.publication.getByText('Draft', { exact: true })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.context().setOffline(false)
  })

  await test.step('a second click publishes nothing twice', async () => {
    const before = sent(watched(page).requests, 'PATCH', id)
    await author.button('Publish').dblclick()
    await expect(page.getByText('The article is published.')).toBeVisible()
    await expect(author.publication.getByText('Published', { exact: true })).toBeVisible()
    await expect(problem).toHaveCount(0)
    expect(sent(watched(page).requests, 'PATCH', id)).toBe(before + 1)
  })

  await test.step('who may read it is shown as it is saved when the change fails', async () => {
    await page.context().setOffline(true)
    await author.isPublic.click()
    await expect(problem).toContainText('The change was not saved.')
    await expect(author.isPublic).toBeChecked()
    await page.context().setOffline(false)
    await author.isPublic.click()
    await expect(page.getByText('Who may read the article is changed.')).toBeVisible()
    await expect(author.isPublic).not.toBeChecked()
    await expect(problem).toHaveCount(0)
    const guest = await openBrowser(null)
    await visit(guest, `/article/${urlName}`)
    await expect(guest).toHaveURL(/\/login\?startURL=/)
  })

  await test.step('a second browser with what was read before changes nothing, and says so', async () => {
    const second = await openBrowser('priya', { expects: [/ERR_FAILED/, /412/] })
    const ofSecond = new AuthorPage(second)
    // A stream that is connected again would let a page read the article again, at any time.
    for (const deaf of [page, second]) {
      await deaf.route('**/events?*', (route) => route.abort())
      await visit(deaf, `/author?id=${id}`)
    }
    await expect(ofSecond.button('Archive')).toBeVisible()
    await author.isPublic.click()
    await expect(author.isPublic).toBeChecked()
    // The button cannot be clicked before the change is answered.
    await author.button('Archive').click()
    await expect(author.button('Archive article')).toBeVisible()
    await ofSecond.button('Archive').click()
    await ofSecond.button('Archive article').click()
    await expect(ofSecond.question.getByRole('alert')).toHaveText(CHANGED)
    await expectAccessible(second)
    await ofSecond.button('Archive article').dblclick()
    await expect(second.getByText('The article is archived. Readers no longer find it.')).toBeVisible()
    await expect(ofSecond.publication.getByRole('alert')).toHaveCount(0)
    expect(sent(watched(second).requests, 'PATCH', id)).toBe(2)
    await author.button('Archive article').click()
    await expect(author.question).toHaveAccessibleName('“publish on a bad line” is no longer published')
    await expect(author.question.getByRole('alert')).toContainText('Its state is now Archived.')
    await expectAccessible(page)
    await author.button('Close').last().click()
    await expect(author.button('Back to draft')).toBeVisible()
    await page.unroute('**/events?*')
  })

  await test.step('after signing out and in again the work continues', async () => {
    await visit(page, `/author?id=${id}`)
    await page.getByRole('button', { name: 'Account menu, Priya Nair' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page.getByText('You are logged out.')).toBeVisible()
    await visit(page, `/login?startURL=${encodeURIComponent(`/author?id=${id}`)}`)
    await page.getByLabel('E-mail').fill(people.priya)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await author.button('Back to draft').click()
    await expect(page.getByText('The article is a draft again.')).toBeVisible()
    await author.button('Publish').click()
    await expect(page.getByText('The article is published.')).toBeVisible()
  })

  await test.step('an answer that is lost is not sent again: what is saved is shown', async () => {
    await loseAnswers(page, 'PATCH')
    await author.button('Archive').click()
    await author.button('Archive article').click()
    await expect(author.question).toHaveAccessibleName('“publish on a bad line” is no longer published')
    await author.button('Close').last().click()
    await expect(author.button('Back to draft')).toBeVisible()
    await expect(author.publication.getByText('Archived', { exact: true })).toBeVisible()
    await page.unroute('**/ui-api/records/**')
  })
})

test('a version that is not discarded keeps what is typed', { tag: '@long' }, async ({
  openBrowser,
  product,
  watched,
}) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'discard-on-a-bad-line')
  await changeRecord(priya, id, { PublicationStatus: 'Online', IsPublic: true })
  const version = await createRecord(priya, 'ArticleVersion__c', { ArticleId__c: id })
  const page = await openBrowser('priya', { expects: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /404/] })
  const author = new AuthorPage(page)
  const problem = page.getByRole('region', { name: 'Version 2' }).getByRole('alert')
  const words = 'Written before the line broke'
  await visit(page, `/author?id=${id}&version=${version}`)
  await page.getByLabel('Summary').fill(words)
  await page.context().setOffline(true)
  await author.button('Discard this version').click()
  await author.button('Discard this version').click()
  await expect(problem.filter({ hasText: 'The version was not discarded.' })).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveValue(words)
  await expectAccessible(page)
  await page.context().setOffline(false)
  await reload(page)
  await expect(page.getByLabel('Summary')).toHaveValue(words)

  // The answer is lost, and the version is gone: asked again, that is said.
  await loseAnswers(page, 'DELETE')
  await author.button('Discard this version').click()
  await author.button('Discard this version').click()
  await expect(problem.filter({ hasText: 'The version was not discarded.' })).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveValue(words)
  await page.unroute('**/ui-api/records/**')
  const before = sent(watched(page).requests, 'DELETE', version)
  await author.button('Discard this version').dblclick()
  await expect(page.getByText('The version is discarded.')).toBeVisible()
  expect(sent(watched(page).requests, 'DELETE', version)).toBe(before + 1)
  await expect(page).not.toHaveURL(/version=/)
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(1)
})

test('a file is taken off an article, and a published one keeps the last', async ({
  openBrowser,
  product,
  watched,
}) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'files-come-off')
  await linkFile(priya, id, 'The card')
  // A file that is read again once the connection is back may be gone by then.
  const page = await openBrowser('priya', { expects: [/ERR_INTERNET_DISCONNECTED/, /400/, /404/] })
  const author = new AuthorPage(page)
  const files = page.getByRole('region', { name: 'Linked files' })
  await visit(page, `/author?id=${id}`)
  await page.context().setOffline(true)
  await author.button('Remove The card.txt').click()
  await expect(files.getByRole('alert')).toContainText('The file was not removed.')
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await page.context().setOffline(false)
  await author.button('Remove The card.txt').dblclick()
  await expect(page.getByText('The file is no longer linked.')).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expect(files.getByRole('alert')).toHaveCount(0)
  const deletes = watched(page).requests.filter((request) => request.method() === 'DELETE')
  // One without a connection, and one of two clicks.
  expect(deletes).toHaveLength(2)

  await changeRecord(priya, id, { PublicationStatus: 'Online' })
  await visit(page, `/author?id=${id}`)
  await author.button('Remove The log.txt').click()
  await expect(files.getByRole('alert')).toHaveText(
    'The file was not removed. A published article keeps at least one file. Link another one first.',
  )
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
})

test('controls that need JavaScript are disabled before it runs', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const draft = await writeDraft(priya, 'before-the-code-runs')
  const online = await writeDraft(priya, 'before-the-code-runs-online')
  await changeRecord(priya, online, { PublicationStatus: 'Online', IsPublic: true })
  const version = await createRecord(priya, 'ArticleVersion__c', { ArticleId__c: online })
  await createRecord(priya, 'SearchSynonym__c', { Words__c: 'zyq early, terrain early' })
  const page = await openBrowser('priya', { hasJavaScript: false })
  const author = new AuthorPage(page)

  await page.goto(`/author?id=${draft}`)
  await expect(author.button('Publish')).toBeDisabled()
  await expect(author.isPublic).toBeDisabled()
  await expect(author.button('Remove The log.txt')).toHaveCount(0)
  for (const tab of ['Write', 'As a guest', 'As a customer']) {
    await expect(page.getByRole('tab', { name: tab })).toBeDisabled()
  }

  await page.goto(`/author?id=${online}`)
  await expect(author.button('Archive')).toBeDisabled()
  await expect(author.isFeatured).toBeDisabled()
  await expect(author.reviewDay).toBeDisabled()
  await expect(author.button('Save date')).toBeDisabled()
  await page.goto(`/author?id=${online}&version=${version}`)
  for (const button of ['Publish this version', 'Discard this version']) {
    await expect(author.button(button)).toBeDisabled()
  }
  await page.goto('/author/search-words')
  for (const button of ['Retire zyq early, terrain early', 'Delete zyq early, terrain early']) {
    await expect(author.button(button)).toBeDisabled()
  }
})
