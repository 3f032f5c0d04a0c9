import { changeRecord, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessibleAtBothWidths, people, reload, test, visit } from './product.ts'

const file = { name: 'card-log.txt', mimeType: 'text/plain', buffer: Buffer.from('the log') }

test('an author writes the next version while readers have the current one, and publishes it', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const [title, urlName] = ['Read the log', 'read-the-log']
  const author = await openBrowser('priya')
  await visit(author, '/author?id=new')
  await author.getByLabel('Title').fill(title)
  const body = author.getByRole('textbox', { name: 'Body' })
  await expect(author.getByRole('toolbar', { name: 'Form of the text' })).toBeVisible()
  await body.click()
  await author.keyboard.type('Insert the card.')
  await author.getByRole('button', { name: 'Save draft' }).click()
  await expect(author.getByText('The draft is saved.')).toBeVisible()
  await expect(author.getByRole('region', { name: 'Publication' })).toBeVisible()
  await author.locator('input[type=file]').setInputFiles(file)
  await expect(author.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
  await author.getByLabel('Public', { exact: true }).check()
  await author.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(author.getByText('The article is published.')).toBeVisible()

  const versions = author.getByRole('list', { name: 'Versions' })
  await expect(versions).toHaveText(/Version 1.*Live/)
  await author.getByRole('button', { name: 'Write the next version' }).dblclick()
  await expect(author.getByRole('heading', { name: 'Version 2', level: 2 })).toBeVisible()
  await expect(versions.getByRole('listitem')).toHaveCount(2)
  await expect(author.getByLabel('Title')).toHaveValue(title)
  await author.getByLabel('Summary').fill('Where the card goes.')
  await expect(author.getByRole('toolbar', { name: 'Form of the text' })).toBeVisible()
  await body.click()
  await author.keyboard.press('ControlOrMeta+a')
  await author.keyboard.type('Insert the second card.')
  await expect(author.getByRole('button', { name: 'Publish this version' })).toBeDisabled()

  // What is typed is there again after a reload.
  await reload(author)
  await expect(author.getByText('We restored your unsaved changes.')).toBeVisible()
  await expect(author.getByLabel('Summary')).toHaveValue('Where the card goes.')
  await author.getByRole('button', { name: 'Save draft' }).click()
  await expect(author.getByText('The draft is saved.')).toBeVisible()
  await author.getByRole('tab', { name: 'As a guest' }).click()
  await expect(author.getByRole('region', { name: 'Preview' }).getByText('Insert the second card.')).toBeVisible()

  // Readers still have the published text.
  const guest = await openBrowser(null)
  await visit(guest, `/article/${urlName}`)
  await expect(guest.getByText('Insert the card.')).toBeVisible()

  await author.getByRole('button', { name: 'Publish this version' }).click()
  await expect(author.getByText('The version is live.')).toBeVisible()
  await expect(versions).toHaveText(/Version 2.*Live.*Version 1/)
  await reload(guest)
  await expect(guest.getByText('Insert the second card.')).toBeVisible()

  await author.getByRole('button', { name: 'Show the differences' }).click()
  const differences = author.getByRole('region', { name: 'Differences from version 1 to version 2' })
  await expect(differences.locator('ins').filter({ hasText: 'second' })).toHaveText('Added: second ')
  await expect(differences.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expectAccessibleAtBothWidths(author)
  await reload(author)
  await expect(differences).toBeVisible()

  // Another one is started, and discarded after a question.
  await author.getByRole('button', { name: 'Write the next version' }).click()
  await expect(author.getByRole('heading', { name: 'Version 3', level: 2 })).toBeVisible()
  await author.getByRole('button', { name: 'Discard this version' }).click()
  await author.getByRole('button', { name: 'Keep it' }).click()
  await author.getByRole('button', { name: 'Discard this version' }).click()
  await author.getByRole('button', { name: 'Discard this version' }).click()
  await expect(author.getByText('The version is discarded.')).toBeVisible()
  await expect(versions.getByRole('listitem')).toHaveCount(2)
})

test('what is typed into a version stays when another browser discards it', async ({ openBrowser, product }) => {
  const priya = await product.signIn(people.priya)
  const id = await writeDraft(priya, 'discarded-by-another-browser')
  await changeRecord(priya, id, { PublicationStatus: 'Online' })
  const first = await openBrowser('priya', { expects: [/404/] })
  await visit(first, `/author?id=${id}`)
  await first.getByRole('button', { name: 'Write the next version' }).click()
  await expect(first.getByRole('button', { name: 'Discard this version' })).toBeVisible()
  await expect(first).toHaveURL(/version=/)
  const two = await openBrowser('priya')
  await visit(two, first.url().replace(/^https?:\/\/[^/]+/, ''))
  await two.getByRole('button', { name: 'Discard this version' }).click()
  await two.getByRole('button', { name: 'Discard this version' }).click()
  await expect(two.getByText('The version is discarded.')).toBeVisible()
  await first.getByLabel('Summary').fill('Written while another browser discards it')
  await first.getByRole('button', { name: 'Save draft' }).click()
  await expect(first.getByText('This version is gone: another person discarded it.')).toBeVisible()
  await expect(first.getByLabel('Summary')).toHaveValue('Written while another browser discards it')
})
