import type { Locator, Page } from '@playwright/test'
import { writeDraft } from './pages/author-page.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectLegible,
  people,
  reload,
  test,
  untilAlive,
  visit,
} from './product.ts'

const file = { name: 'card-log.txt', mimeType: 'text/plain', buffer: Buffer.from('the log') }

/** The parts of an article, on its page and in its preview. */
async function expectParts(place: Locator, title: string): Promise<void> {
  const article = place.getByRole('article')
  await expect(article.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  for (const badge of ['Corrie Terrain', 'Avionics cards', 'Documentation']) {
    await expect(article.getByText(badge, { exact: true })).toBeVisible()
  }
  await expect(article.getByRole('heading', { name: 'Copy the log', level: 2 })).toBeVisible()
  await expect(article.getByRole('button', { name: 'About this section' })).toHaveCount(1)
  await expect(article.getByText('1 min', { exact: true })).toBeVisible()
  await expect(place.getByRole('button', { name: 'Open support case' })).toBeVisible()
}

test('an author writes an article, links a file and publishes it to readers', async ({ openBrowser }) => {
  const title = 'Find the card log'
  const urlName = 'find-the-card-log'
  // Publishing without a file is refused.
  const author = await openBrowser('priya', { expects: [/400/] })
  await visit(author, '/')
  await author.getByRole('banner').getByRole('link', { name: 'Articles', exact: true }).click()
  await expect(author.getByRole('tab', { name: 'Drafts' })).toBeVisible()
  await author.getByRole('tab', { name: 'Published' }).click()
  await expect(author.getByRole('table', { name: 'Published' })).toBeVisible()
  await expectAccessibleAtBothWidths(author)

  await author.getByRole('link', { name: 'New article' }).click()
  await author.getByRole('button', { name: 'Save draft' }).click()
  await expect(author.getByText('Enter a value for Title.').first()).toBeVisible()
  await author.getByLabel('Title').fill(title)
  await expect(author.getByLabel('URL name')).toHaveValue(urlName)
  await author.getByLabel('Summary').fill('Where the avionics store the log.')
  const body = author.getByRole('textbox', { name: 'Body' })
  await expect(author.getByRole('toolbar', { name: 'Form of the text' })).toBeVisible()
  await body.click()
  await author.keyboard.type('Copy the log')
  await author.getByLabel('Kind of paragraph').selectOption('Heading 2')
  await author.keyboard.press('End')
  await author.keyboard.press('Enter')
  await author.keyboard.type('Insert the card. ')
  await author.getByRole('button', { name: 'Bold' }).click()
  await author.keyboard.type('Then copy it.')
  await author.getByRole('combobox', { name: 'Product' }).selectOption('Corrie Terrain')
  await author.getByLabel('Avionics cards').check()
  await author.getByLabel('Video address').fill('https://films.example/card-log.mp4')
  await author.getByLabel('Review by').fill('2031-05-04')
  await expectAccessibleAtBothWidths(author)

  // Typed text is restored after a reload.
  await reload(author)
  await expect(author.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(author.getByLabel('Title')).toHaveValue(title)
  await expect(body.getByRole('heading', { name: 'Copy the log', level: 2 })).toBeVisible()
  await author.getByRole('button', { name: 'Save draft' }).click()
  await expect(author.getByText('The draft is saved.')).toBeVisible()
  await expect(body.getByText('Then copy it.')).toBeVisible()
  await expect(author.getByText('We restored your unsaved changes.')).toHaveCount(0)

  // Readers do not find a draft, and an article without a file is not published.
  const guest = await openBrowser(null, { expects: [/404/] })
  await visit(guest, `/article/${urlName}`)
  await expect(guest.getByRole('heading', { name: title })).toHaveCount(0)
  await expect(author.getByText('Link at least one file.')).toBeVisible()
  await author.getByRole('tab', { name: 'As a guest' }).click()
  await expect(author.getByText('Guests cannot read this article: they are asked to sign in.')).toBeVisible()
  await author.getByLabel('Public', { exact: true }).check()
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(
    author.getByRole('alert').getByText('The article was not published. Link at least one file.'),
  ).toBeVisible()
  await author.locator('input[type=file]').setInputFiles(file)
  await expect(author.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
  // The preview looks like the page of the article, with the offer to each kind of reader.
  const preview = author.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Open a case and our support team will reply by e-mail.')).toBeVisible()
  await author.getByRole('tab', { name: 'As a customer' }).click()
  await expect(preview.getByText('We fill in this article’s product for you.')).toBeVisible()
  await expectParts(preview, title)
  await expect(preview.getByRole('link', { name: 'Corrie Terrain' })).toHaveCount(0)
  await expect(preview.getByRole('link', { name: 'Download video (mp4)' })).toHaveAttribute(
    'href',
    'https://films.example/card-log.mp4',
  )
  await expectAccessibleAtBothWidths(author)
  await author.getByRole('button', { name: 'Publish' }).click()
  await expect(author.getByText('The article is published.')).toBeVisible()

  await visit(guest, `/article/${urlName}`)
  await expectParts(guest.getByRole('main'), title)
  await expect(guest.getByRole('article').getByRole('link', { name: 'Corrie Terrain' })).toBeVisible()
  await expect(guest.getByText('Then copy it.')).toBeVisible()
  const film = guest.getByRole('link', { name: 'Download video (mp4)' })
  await expect(film).toHaveAttribute('href', `/article/${urlName}/video.mp4`)
  await expect(guest.getByText('Saved as mp4 where films.example allows it; otherwise it opens there.')).toBeVisible()
  await expect(film).toHaveAttribute('download', `${title}.mp4`)
  await expect(guest.getByText('Open a case and our support team will reply by e-mail.')).toBeVisible()

  // A published text cannot be changed; readers do not find an archived one.
  await expect(author.getByRole('button', { name: 'Save draft' })).toHaveCount(0)
  await author.getByRole('button', { name: 'Archive', exact: true }).click()
  await author.getByRole('button', { name: 'Archive article' }).click()
  await expect(author.getByText('The article is archived. Readers no longer find it.')).toBeVisible()
  await visit(guest, `/article/${urlName}`)
  await expect(guest.getByRole('heading', { name: title })).toHaveCount(0)
  await visit(author, '/author?show=archived')
  const row = author.locator('tr, li').filter({ hasText: title }).first()
  await expect(row).toContainText('May 4, 2031')
  await row.getByRole('link', { name: title }).click()
  await author.getByRole('button', { name: 'Back to draft' }).click()
  await expect(author.getByText('The article is a draft again.')).toBeVisible()
  await expect(body.getByText('Then copy it.')).toBeVisible()
})

test('a later save by another tab is reported and not overwritten, and pasted code is removed', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const first = await openBrowser('priya', { expects: [/412/] })
  await visit(first, '/author?id=new')
  await first.getByLabel('Title').fill('Two tabs write')
  const body = first.getByRole('textbox', { name: 'Body' })
  await expect(first.getByRole('toolbar', { name: 'Form of the text' })).toBeVisible()
  await body.click()
  await body.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<p onclick="hit()">Pasted <b>text</b><img src=x onerror=hit()><script>1</script></p>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(body.locator('strong')).toHaveText('text')
  expect(await body.locator('[onclick], [onerror], script').count()).toBe(0)
  await first.getByRole('button', { name: 'Save draft' }).click()
  await expect(first.getByText('The draft is saved.')).toBeVisible()
  await first.waitForURL(/id=ka0/)
  const address = first.url()

  const second = await openBrowser('priya')
  await visit(second, address)
  await second.getByLabel('Title').fill('Written in the second browser')
  await first.getByLabel('Summary').fill('Written in the first browser')
  await second.getByRole('button', { name: 'Save draft' }).click()
  await expect(second.getByText('The draft is saved.')).toBeVisible()
  await first.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    first.getByText('Another person saved this article after you opened it. What you typed is kept here'),
  ).toBeVisible()
  await expect(first.getByLabel('Summary')).toHaveValue('Written in the first browser')
  await expectAccessible(first)
  await first.getByRole('button', { name: 'Show the saved version' }).click()
  await expect(first.getByLabel('Title')).toHaveValue('Written in the second browser')
  await expect(first.getByLabel('Summary')).toHaveValue('')
})

test('a URL name that another article has is reported at its field', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const priya = await product.signIn(people.priya)
  const [taken, own] = ['taken', 'own']
  await writeDraft(priya, taken)
  const text = 'Another article has this URL name. Enter another one.'
  const expectReported = async (page: Page): Promise<void> => {
    const field = page.getByLabel('URL name')
    await expect(field).toHaveValue(taken)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(text))
  }
  const page = await openBrowser('priya', { expects: [/400/] })
  const save = page.getByRole('button', { name: 'Save draft' })
  for (const address of ['/author?id=new', `/author?id=${await writeDraft(priya, own)}`]) {
    await visit(page, address)
    await page.getByLabel('Title').fill('Another article')
    await page.getByLabel('URL name').fill(taken)
    await save.click()
    await expectReported(page)
    await expect(page.getByLabel('URL name')).toBeFocused()
    await expect(page.getByText('Another record already has this value.')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByLabel('URL name').fill(`${taken}-${address.length}`)
    await save.click()
    await expect(page.getByText('The draft is saved.')).toBeVisible()
  }
  const plain = await openBrowser('priya', { hasJavaScript: false, expects: [/422/] })
  await plain.goto('/author?id=new')
  await plain.getByLabel('Title').fill('Another article')
  await plain.getByLabel('URL name').fill(taken)
  await plain.getByRole('button', { name: 'Save draft' }).click()
  await expectReported(plain)
})

test('a draft is written by a browser that runs no code of the page', { tag: '@long' }, async ({ openBrowser }) => {
  const page = await openBrowser('priya', { hasJavaScript: false, expects: [/422/] })
  await page.goto('/author?id=new')
  await page.getByLabel('URL name').fill('Not A Name')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Use small letters, digits and single hyphens').first()).toBeVisible()
  await page.getByLabel('Title').fill('Written without code')
  await page.getByLabel('URL name').fill('')
  await page.getByLabel('Body').fill('<p>The body.</p><script>hit()</script>')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByLabel('URL name')).toHaveValue('written-without-code')
  await expect(page.getByLabel('Body')).toHaveValue('<p>The body.</p>')
})

test('categories are chosen without the code of the page', { tag: '@long' }, async ({ openBrowser, product }) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'categories-without-code', { DataCategories__c: 'Licenses;Of before' })
  const page = await openBrowser('priya', { hasJavaScript: false })
  await page.goto(`/author?id=${id}`)
  await page.getByLabel('Avionics cards').check()
  await page.getByLabel('Licenses').uncheck()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/saved=1/)
  await expect(page.getByLabel('Avionics cards')).toBeChecked()
  await expect(page.getByLabel('Licenses')).not.toBeChecked()
  const { body } = await priya.get(`/services/data/v65.0/ui-api/records/${id}?fields=Knowledge__kav.DataCategories__c`)
  expect(body).toHaveProperty('fields.DataCategories__c.value', 'Of before;Avionics cards')
})

test('categories that are ticked before the code of the page runs stay', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const id = await writeDraft(await product.signIn(people.priya), 'ticked-early', { DataCategories__c: 'Licenses' })
  const page = await openBrowser('priya')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(`/author?id=${id}`, { waitUntil: 'commit' })
  for (const category of ['Avionics cards', 'Operations']) await page.getByLabel(category).check()
  await page.getByLabel('Licenses').uncheck()
  code.resolve()
  await untilAlive(page)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  for (const category of ['Avionics cards', 'Operations']) await expect(page.getByLabel(category)).toBeChecked()
  await expect(page.getByLabel('Licenses')).not.toBeChecked()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
  for (const category of ['Avionics cards', 'Operations']) await expect(page.getByLabel(category)).toBeChecked()
})

test('authors write synonyms and read the searches without a hit', { tag: '@long' }, async ({ openBrowser }) => {
  const reader = await openBrowser('mara')
  await visit(reader, '/search?q=zyqqurath')
  await expect(reader.getByRole('status').filter({ hasText: 'Sorry, there were no results found' })).toBeVisible()
  const page = await openBrowser('priya', { expects: [/400/] })
  await visit(page, '/author')
  await page.getByRole('link', { name: 'Search words' }).click()
  const unanswered = page.getByRole('region', { name: 'Searches with no results' })
  await expect(unanswered.getByText('zyqqurath', { exact: true })).toBeVisible()
  await page.getByLabel('Words that mean the same').fill('alone')
  await page.getByRole('button', { name: 'Add synonyms' }).click()
  await expect(page.getByText('Enter at least two words, separated by commas.').first()).toBeVisible()
  await page.getByLabel('Words that mean the same').fill('zyqqurath ,terrain')
  await page.getByRole('button', { name: 'Add synonyms' }).click()
  await expect(page.getByText('The synonyms are added.')).toBeVisible()
  await page.getByLabel('Words that mean the same').fill('Terrain, zyqqurath')
  await page.getByRole('button', { name: 'Add synonyms' }).click()
  const known = 'These words mean the same already: zyqqurath, terrain.'
  await expect(page.getByText(known).first()).toBeVisible()
  await page.getByLabel('Words that mean the same').fill('')
  await expectLegible(page)
  await visit(reader, '/search?q=zyqqurath')
  await expect(reader.getByRole('status').filter({ hasText: 'Sorry, there were no results found' })).toHaveCount(0)
  const words = 'zyqqurath, terrain'
  await page.getByRole('button', { name: `Retire ${words}` }).click()
  await page.getByRole('button', { name: `Bring back ${words}` }).click()
  await page.getByRole('button', { name: `Delete ${words}` }).click()
  await page.getByRole('button', { name: 'Delete words' }).click()
  await expect(page.getByRole('button', { name: `Delete ${words}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete zyqqurath' }).click()
  await page.getByRole('button', { name: 'Delete words' }).click()
  await expect(unanswered.getByText('zyqqurath', { exact: true })).toHaveCount(0)
})

test('customers and agents find no such pages', async ({ openBrowser }) => {
  for (const person of ['mara', 'jonas'] as const) {
    const page = await openBrowser(person, { expects: [/404/] })
    for (const address of ['/author', '/author?id=new', '/author/search-words']) {
      expect((await page.goto(address))?.status()).toBe(404)
    }
  }
})
