import { randomBytes } from 'node:crypto'
import { limits } from 'contract'
import type { DevClient } from 'dev-env'
import { CasePage } from './pages/case-page.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, people, reload, test, visit } from './product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

async function openCase(client: DevClient, subject: string): Promise<string> {
  const fields = {
    Subject: subject,
    Description: 'The terrain layer is blank on both displays.',
    Impact__c: 'Major Degradation',
    IssueType__c: 'Data',
  }
  const { status, body } = await client.post(RECORDS, { apiName: 'Case', fields })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const fileOf = (name: string, bytes: number) => ({
  name,
  mimeType: name.endsWith('.txt') ? 'text/plain' : 'application/zip',
  buffer: name.endsWith('.txt') ? Buffer.alloc(bytes, 'x') : randomBytes(bytes),
})

test('comments take files, and larger ones go to the attachments of the case', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const jonas = await savedSignIn('jonas')
  const id = await openCase(await savedSignIn('mara'), 'Files with comments')
  const page = await openBrowser('mara', { expects: [/503/] })
  const ofMara = new CasePage(page)
  await visit(page, `/case-details?id=${id}`)
  const agent = await openBrowser('jonas')
  const ofJonas = new CasePage(agent)
  await visit(agent, `/case-details?id=${id}`)
  const colleague = await openBrowser('theo')
  const ofTheo = new CasePage(colleague)
  await visit(colleague, `/case-details?id=${id}`)

  const small = fileOf('photo.zip', 20_000)
  const fitting = fileOf('log.txt', limits.commentFileBytes)
  const larger = fileOf('card.zip', limits.commentFileBytes + 1)
  const text = 'The log and the card.'
  const chosen = ofMara.comments.getByRole('list', { name: 'Files of your comment' })
  const warning = `${larger.name} is larger than 1 MB. With your comment it goes to the attachments of the case.`
  const post = page.getByRole('button', { name: 'Post comment' })

  const expectDraft = async () => {
    await expect(page.getByLabel('Add a comment')).toHaveValue(text)
    await expect(chosen.getByText(/ · ready$/)).toHaveCount(3)
    await expect(chosen.getByText(/^1(\.0)? MB · ready$/)).toHaveCount(2)
    await expect(ofMara.comments.getByText(warning)).toBeVisible()
  }

  await test.step('chosen files are listed before the comment is sent, after a reload too', async () => {
    await page.getByLabel('Add a comment').fill(text)
    await ofMara.attachToComment(small, fitting, larger)
    await expectDraft()
    await expectAccessibleAtBothWidths(page)
    await reload(page)
    await expectDraft()
    await expect(ofTheo.comments.getByText(fitting.name)).toHaveCount(0)
  })

  await test.step('a comment that could not be sent is given back with its files', async () => {
    await page.route(`**${RECORDS}`, (route) => route.fulfill({ status: 503, body: '[]' }))
    await post.click()
    await expect(ofMara.comments.getByText(/what you wrote is still here/)).toBeVisible()
    await expectDraft()
    await expectAccessible(page)
    await page.unroute(`**${RECORDS}`)
  })

  await test.step('the comment is sent with its files once, and all readers see them without a reload', async () => {
    await post.dblclick()
    for (const { comments, page: reader } of [ofMara, ofJonas, ofTheo]) {
      const comment = comments.getByRole('article').filter({ hasText: text })
      await expect(comment).toHaveCount(1)
      await expect(comment.getByRole('link', { name: `Download ${fitting.name}` })).toBeVisible()
      await expect(comment.getByRole('link', { name: `Download ${small.name}` })).toBeVisible()
      await expect(comment.getByText('1 MB', { exact: true })).toBeVisible()
      await expect(comment.getByText(larger.name)).toHaveCount(0)
      if (reader === agent) await agent.getByRole('tab', { name: 'Attachments' }).click()
      const attachments = new CasePage(reader).attachments
      await expect(attachments.getByRole('link', { name: `Download ${larger.name}` })).toBeVisible()
      await expect(attachments.getByText(fitting.name)).toHaveCount(0)
      if (reader === agent) await agent.getByRole('tab', { name: 'Conversation' }).click()
    }
    await expect(ofTheo.timeline.filter({ hasText: 'Comment with 2 files' })).toHaveCount(1)
    const notice = `${larger.name} is larger than 1 MB and is in the attachments of the case.`
    await expect(ofMara.comments.getByText(notice)).toBeVisible()
    await expect(page.getByLabel('Add a comment')).toHaveValue('')
  })

  await test.step('the file of a comment is shown and saved as it was sent', async () => {
    const comment = ofTheo.comments.getByRole('article').filter({ hasText: text })
    await comment.getByRole('button', { name: `Preview ${fitting.name}` }).click()
    await expect(colleague.getByRole('dialog', { name: fitting.name })).toBeVisible()
    await colleague.keyboard.press('Escape')
    expect((await ofTheo.download(small.name, ofTheo.comments)).equals(small.buffer)).toBe(true)
  })

  await test.step('support answers with a file', async () => {
    const answer = fileOf('checked.txt', 400)
    await agent.getByRole('textbox', { name: 'Public reply', exact: true }).fill('Please load this.')
    await ofJonas.attachToComment(answer)
    await agent.getByRole('button', { name: 'Post public reply' }).click()
    for (const { comments } of [ofJonas, ofMara]) {
      const comment = comments.getByRole('article').filter({ hasText: 'Please load this.' })
      await expect(comment.getByRole('link', { name: `Download ${answer.name}` })).toBeVisible()
    }
  })

  await test.step('the file of an internal note stays inside, and a larger one is refused', async () => {
    const trace = fileOf('trace.txt', 400)
    const dump = fileOf('dump.zip', limits.commentFileBytes + 1)
    await ofJonas.comments.getByText('Internal note', { exact: true }).click()
    await agent.getByRole('textbox', { name: 'Internal note', exact: true }).fill('For the desk.')
    await ofJonas.attachToComment(trace, dump)
    const refusal = `${dump.name} was not added: an internal note takes files up to 1 MB.`
    await expect(ofJonas.comments.getByText(refusal)).toBeVisible()
    await expect(ofJonas.comments.getByRole('list', { name: 'Files of your comment' })).not.toContainText(dump.name)
    await expectAccessible(agent)
    await agent.getByRole('button', { name: 'Add internal note' }).click()
    const note = ofJonas.comments.getByRole('article').filter({ hasText: 'For the desk.' })
    await expect(note.getByRole('link', { name: `Download ${trace.name}` })).toBeVisible()
    // A comment that was written after the note has arrived: the note would have arrived too.
    const fields = { ParentId: id, CommentBody: 'Written last.', IsPublished: true }
    expect((await jonas.post(RECORDS, { apiName: 'CaseComment', fields })).status).toBe(201)
    await expect(ofMara.comments.getByText('Written last.')).toBeVisible()
    await reload(page)
    await expect(ofMara.comments.getByText('Written last.')).toBeVisible()
    await expect(page.getByText(trace.name)).toHaveCount(0)
    expect(await page.content()).not.toContain(trace.name)
  })

  await test.step('a closed case keeps the files of its comments, and takes none', async () => {
    expect((await jonas.patch(`${RECORDS}/${id}`, { fields: { Status: 'Closed' } })).status).toBe(200)
    await expect(post).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Attach file, up to 1 MB' })).toHaveCount(0)
    await expect(ofMara.comments.getByRole('link', { name: `Download ${fitting.name}` })).toBeVisible()
  })
})

test('files that are dropped or pasted into a comment wait for the export-control notice', async ({
  openBrowser,
  product,
  savedSignIn,
  watched,
}) => {
  await product.forgetAcknowledgements(people.lena)
  const id = await openCase(await savedSignIn('lena'), 'Files that are dropped')
  const page = await openBrowser('lena')
  const casePage = new CasePage(page)
  await visit(page, `/case-details?id=${id}`)
  const sentFiles = () => watched(page).requests.filter((request) => request.url().endsWith('/uploads'))
  const field = page.getByLabel('Add a comment')
  const transfer = (content: string, type: 'file' | 'text') =>
    page.evaluateHandle(
      ([value, kind]) => {
        const data = new DataTransfer()
        if (kind === 'file') data.items.add(new File([value], `${value}.txt`, { type: 'text/plain' }))
        else data.setData('text/plain', value)
        return data
      },
      [content, type] as const,
    )
  await field.dispatchEvent('drop', { dataTransfer: await transfer('dropped', 'file') })
  const dialog = page.getByRole('dialog', { name: 'Before your first file' })
  await expect(dialog.getByText('Attach only non-technical administrative data.', { exact: false })).toBeVisible()
  expect(sentFiles()).toEqual([])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm and upload' }).click()
  const chosen = casePage.comments.getByRole('list', { name: 'Files of your comment' })
  await expect(chosen.getByText(/ · ready$/)).toHaveCount(1)
  await field.evaluate(
    (element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    await transfer('pasted', 'file'),
  )
  await expect(chosen.getByText(/ · ready$/)).toHaveCount(2)
  await chosen.getByRole('button', { name: 'Remove dropped.txt' }).click()
  await casePage.comment('With what was pasted.')
  const comment = casePage.comments.getByRole('article').filter({ hasText: 'With what was pasted.' })
  await expect(comment.getByRole('link', { name: 'Download pasted.txt' })).toBeVisible()
  await expect(comment.getByText('dropped.txt')).toHaveCount(0)
})
