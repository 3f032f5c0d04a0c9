import { CasePage } from './pages/case-page.ts'
import { expect, expectAccessibleAtBothWidths, people, test, visit } from './product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

test('a customer acts on a case: edits, escalates, asks a colleague to watch, follows it up', async ({
  openBrowser,
  product,
}) => {
  const mara = await product.signIn(people.mara)
  const jonas = await product.signIn(people.jonas)
  const created = await mara.post(RECORDS, {
    apiName: 'Case',
    fields: {
      Subject: 'Obstacle layer flickers',
      Description: 'The obstacle layer flickers on both displays after the update.',
      Impact__c: 'Major Degradation',
      IssueType__c: 'Product',
    },
  })
  const { id } = created.body as { id: string }
  // The list may still name a watcher who was just removed, and is read once more.
  const page = await openBrowser('mara', { expects: [/503/, /404.*CaseWatcher__c/] })
  const casePage = new CasePage(page)
  const dialog = (title: string) => page.getByRole('dialog', { name: title })
  await visit(page, `/case-details?id=${id}`)

  await test.step('the details are edited by the form that the server describes', async () => {
    await page.getByRole('button', { name: 'Edit details' }).click()
    await expect(dialog('Edit details').getByLabel('Subject')).toHaveValue('Obstacle layer flickers')
    await expectAccessibleAtBothWidths(page)
    // A change by an agent while the dialog is open is kept.
    expect((await jonas.patch(`${RECORDS}/${id}`, { fields: { Impact__c: 'Total Failure' } })).status).toBe(200)
    await dialog('Edit details').getByLabel('Subject').fill('Obstacle layer flickers and fades')
    await dialog('Edit details').getByRole('button', { name: 'Edit details' }).click()
    await expect(page.getByRole('heading', { name: 'Obstacle layer flickers and fades' })).toBeVisible()
    await expect(casePage.fact('Impact')).toHaveText('Total Failure')
  })

  await test.step('a printed page says which case it is of, and has nothing to write in', async () => {
    const number = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(/^\d{8}$/)
    await page.emulateMedia({ media: 'print' })
    await expect(number).toBeVisible()
    await expect(page.getByRole('link', { name: 'Case Manager' })).toHaveCount(0)
    await expect(page.getByLabel('Add a comment')).toBeHidden()
    await expect(page.getByText('flickers on both displays after the update.')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the reason of an escalation is kept after a failure, and sent once', async () => {
    await page.getByRole('button', { name: 'Escalate' }).click()
    await dialog('Escalate').getByRole('button', { name: 'Escalate' }).click()
    await expect(dialog('Escalate').getByText('Fill in “Reason”.')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await dialog('Escalate').getByLabel('Reason').fill('We fly to the mountains on Friday.')
    await page.route('**/perform-quick-action/**', (route) => route.fulfill({ status: 503, body: '[]' }))
    await dialog('Escalate').getByRole('button', { name: 'Escalate' }).click()
    await expect(dialog('Escalate').getByText(/did not answer as it should/)).toBeVisible()
    await page.unroute('**/perform-quick-action/**')
    await expect(dialog('Escalate').getByLabel('Reason')).toHaveValue('We fly to the mountains on Friday.')
    await dialog('Escalate').getByRole('button', { name: 'Escalate' }).click()
    await expect(page.getByText('The case was escalated.')).toBeVisible()
    await expect(page.getByText('Escalated: We fly to the mountains on Friday.')).toBeVisible()
    await expect(casePage.timeline.filter({ hasText: 'Escalated' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Escalate' })).toHaveCount(0)
    await expect
      .poll(async () => (await product.mailbox()).filter((mail) => mail.text.includes('mountains on Friday')).length)
      .toBeGreaterThan(1)
  })

  await test.step('Mara watches, asks a colleague to, and removes her', async () => {
    const watchers = page.getByRole('region', { name: 'Watchers' })
    await watchers.getByRole('button', { name: 'Watch this case' }).click()
    await expect(watchers.getByText('Mara Okafor (you)')).toBeVisible()
    await watchers.getByLabel('Colleague').selectOption({ label: 'Theo Lindqvist' })
    await watchers.getByRole('button', { name: 'Add colleague' }).click()
    await expect(watchers.getByRole('listitem').filter({ hasText: 'Theo Lindqvist' })).toHaveCount(1)
    await watchers.getByRole('button', { name: 'Stop e-mails to Theo Lindqvist' }).click()
    await expect(watchers.getByRole('listitem').filter({ hasText: 'Theo Lindqvist' })).toHaveCount(0)
  })

  await test.step('Jonas closes the case, Mara sees it and opens a follow-up case', async () => {
    expect((await jonas.patch(`${RECORDS}/${id}`, { fields: { Status: 'Closed' } })).status).toBe(200)
    await expect(page.getByText(/Reopen it, or submit a new case\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Open a follow-up case' }).click()
    const followUp = dialog('Open a follow-up case')
    await followUp.getByLabel('Subject').fill('It flickers again')
    await followUp.getByLabel('Description').fill('Since the next cycle.')
    await followUp.getByRole('button', { name: 'Open a follow-up case' }).click()
    await expect(page.getByRole('heading', { name: 'It flickers again', level: 1 })).toBeVisible()
    const opened = await casePage.shown()
    const stored = await mara.get(`${RECORDS}/${opened.id}?fields=Case.ParentId,Case.Impact__c`)
    expect(stored.body).toMatchObject({
      fields: { ParentId: { value: id }, Impact__c: { value: 'Total Failure' } },
    })
  })
})
