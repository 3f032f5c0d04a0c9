import { AuthorPage, changeRecord, createRecord, linkFile, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessible, people, test, visit } from './product.ts'

const file = { name: 'card-log.txt', mimeType: 'text/plain', buffer: Buffer.from('the log') }

test('an article is archived after a question alone', { tag: '@long' }, async ({ openBrowser, product, watched }) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'asked-before-the-archive')
  await changeRecord(priya, id, { PublicationStatus: 'Online', IsPublic: true })
  const page = await openBrowser('priya')
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  await author.button('Archive').click()
  await expect(author.question).toHaveAccessibleName('Archive “asked before the archive”?')
  await expect(author.question).toContainText('links to it lead to a page that says it is not there')
  await expect(author.question).toContainText('make it a draft again and publish it')
  await expect(author.button('Keep it published')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(author.question).toHaveCount(0)
  await expect(author.button('Archive')).toBeFocused()
  expect(watched(page).requests.filter((request) => request.method() === 'PATCH')).toHaveLength(0)

  await page.keyboard.press('Enter')
  await author.button('Archive article').click()
  await expect(author.button('Back to draft')).toBeVisible()
  await expect(author.publication.getByRole('heading', { name: 'Publication' })).toBeFocused()
  await author.button('Back to draft').click()
  await expect(author.button('Publish')).toBeVisible()
  await expect(author.publication.getByRole('heading', { name: 'Publication' })).toBeFocused()
  await author.button('Publish').click()
  await expect(author.button('Archive')).toBeVisible()
  await expect(author.publication.getByRole('heading', { name: 'Publication' })).toBeFocused()
})

test('the focus moves to the title of another article or version', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('priya')
  const author = new AuthorPage(page)
  const heading = page.getByRole('heading', { name: 'Article Body Creator' })
  await visit(page, '/author?id=new')
  await page.getByLabel('Title').fill('The first save')
  await page.locator('input[type=file]').setInputFiles(file)
  await author.button('Save draft').click()
  await expect(page).toHaveURL(/id=ka0/)
  await expect(heading).toBeFocused()
  await expect(page.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
  await author.button('Publish').click()
  await author.button('Write the next version').click()
  await expect(page).toHaveURL(/version=/)
  await expect(heading).toBeFocused()
  await author.button('Publish this version').click()
  await expect(page).not.toHaveURL(/version=/)
  await expect(heading).toBeFocused()
})

test('the focus moves to the next file or words when some are removed', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'keyboard-at-the-files')
  await linkFile(priya, id, 'The card')
  // A live event of the removed file makes the page read it again, which is then gone.
  const page = await openBrowser('priya', { expects: [/404/] })
  const author = new AuthorPage(page)
  await visit(page, `/author?id=${id}`)
  await author.button('Remove The card.txt').click()
  await expect(author.button('Remove The log.txt')).toBeFocused()
  await author.button('Remove The log.txt').click()
  await expect(page.getByRole('heading', { name: 'Linked files' })).toBeFocused()

  for (const word of ['a', 'b']) {
    await createRecord(priya, 'SearchSynonym__c', { Words__c: `aaq${word}, aar${word}` })
  }
  const [first, second] = ['a', 'b'].map((word) => `aaq${word}, aar${word}`)
  await visit(page, '/author/search-words')
  await author.button(`Retire ${first}`).click()
  await expect(author.button(`Bring back ${first}`)).toBeFocused()
  await author.button(`Delete ${first}`).click()
  await expect(author.question).toHaveAccessibleName(`Delete “${first}”?`)
  await expectAccessible(page)
  await author.button('Keep').click()
  await expect(author.button(`Delete ${first}`)).toBeFocused()
  await page.keyboard.press('Enter')
  await author.button('Delete words').click()
  await expect(author.button(`Delete ${first}`)).toHaveCount(0)
  await expect(author.button(`Delete ${second}`)).toBeFocused()
})

test('the reason why an article was not published disappears once it can be', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await createRecord(await product.signIn(people.priya), 'Knowledge__kav', {
    Title: 'Without a file',
    UrlName: 'without-a-file',
    InfoType__c: 'Documentation',
  })
  const page = await openBrowser('priya', { expects: [/400/] })
  const author = new AuthorPage(page)
  const problem = author.publication.getByRole('alert')
  await visit(page, `/author?id=${id}`)
  await author.button('Publish').click()
  await expect(problem).toHaveText('The article was not published. Link at least one file.')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
  await expect(problem).toHaveCount(0)
  await author.button('Publish').click()
  await expect(page.getByText('The article is published.')).toBeVisible()
})
