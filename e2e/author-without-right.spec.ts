import { AuthorPage, changeRecord, createRecord, writeDraft } from './pages/author-page.ts'
import { expect, expectAccessibleAtBothWidths, people, test, visit } from './product.ts'

const NEEDS_RIGHT = 'Saved articles stay in Draft until a reviewer publishes them.'

test('an author without the right to publish writes, and leaves the rest to a reviewer', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const [nadia, priya] = [await product.signIn(people.nadia), await product.signIn(people.priya)]
  const page = await openBrowser('nadia')
  const author = new AuthorPage(page)
  const expectNoRight = async (): Promise<void> => {
    await expect(page.getByText(NEEDS_RIGHT)).toBeVisible()
    for (const button of ['Publish', 'Archive', 'Back to draft', 'Publish this version']) {
      await expect(author.button(button)).toHaveCount(0)
    }
    await expect(author.isPublic).toHaveCount(0)
    await expect(author.isFeatured).toHaveCount(0)
    await expect(author.button('Save date')).toHaveCount(0)
  }

  const expectFilesOnly = async (): Promise<void> => {
    await expect(page.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
    await expect(page.getByText('Only those with the right to publish change the files')).toBeVisible()
    for (const button of ['Remove card-log.txt', 'Choose files']) await expect(author.button(button)).toHaveCount(0)
  }

  const title = 'Written without the right'
  const id = await test.step('a draft is written and saved', async () => {
    await visit(page, '/author?id=new')
    await expectNoRight()
    await page.getByLabel('Title').fill(title)
    await page.getByRole('textbox', { name: 'Body' }).fill('Insert the card.')
    await page.locator('input[type=file]').setInputFiles({
      name: 'card-log.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('the log'),
    })
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText('The draft is saved.')).toBeVisible()
    await expect(page.getByRole('link', { name: /card-log\.txt/ })).toBeVisible()
    await expect(author.publication.getByText('Draft', { exact: true })).toBeVisible()
    await expectNoRight()
    await expectAccessibleAtBothWidths(page)
    return new URL(page.url()).searchParams.get('id') ?? ''
  })

  await test.step('drafts of others are none of theirs', async () => {
    const ofPriya = await writeDraft(priya, 'a-draft-of-another-author')
    const { status } = await nadia.get(`/services/data/v65.0/ui-api/records/${ofPriya}?fields=Knowledge__kav.Title`)
    expect(status).toBe(404)
    await visit(page, '/author')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'a draft of another author' })).toHaveCount(0)
  })

  await test.step('what a reviewer has published is read, and not withdrawn', async () => {
    await changeRecord(priya, id, { PublicationStatus: 'Online', IsPublic: true })
    await visit(page, `/author?id=${id}`)
    await expect(author.publication.getByText('Published', { exact: true })).toBeVisible()
    await expect(author.button('Save draft')).toHaveCount(0)
    await expectFilesOnly()
    await expectNoRight()
  })

  await test.step('the next version waits for a reviewer too', async () => {
    await author.button('Write the next version').click()
    await expect(page.getByLabel('Summary')).toBeVisible()
    await expectFilesOnly()
    await page.getByLabel('Summary').fill('Where the card goes.')
    await author.button('Save draft').click()
    await expect(page.getByText('The draft is saved.')).toBeVisible()
    await expectNoRight()
    await author.button('Discard this version').click()
    await author.button('Discard this version').click()
    await expect(page.getByText('The version is discarded.')).toBeVisible()
  })

  await test.step('without the button the server refuses as well', async () => {
    const draft = await createRecord(nadia, 'ArticleVersion__c', { ArticleId__c: id })
    for (const [record, fields, refused] of [
      [draft, { State__c: 'Published' }, 400],
      [id, { PublicationStatus: 'Archived' }, 403],
      [id, { IsFeatured__c: true }, 403],
      [id, { ReviewDate__c: '2031-05-04' }, 403],
    ] as const) {
      const { status } = await nadia.patch(`/services/data/v65.0/ui-api/records/${record}`, { fields })
      expect([record, status]).toEqual([record, refused])
    }
  })
})
