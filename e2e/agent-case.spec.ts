import type { Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { demoFacts } from './addresses.ts'
import { mailedLink } from './mailed-link.ts'
import { CasePage } from './pages/case-page.ts'
import { askAsGuest } from './pages/guest-modal.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  expectLegible,
  reload,
  test,
  visit,
  widths,
} from './product.ts'

const UI_API = '/services/data/v65.0/ui-api'
const RECORDS = `${UI_API}/records`

/** Opens a case of Mara about one of the services of her account that has an aircraft. */
async function openCase(mara: DevClient, subject: string, more: object = {}): Promise<string> {
  const fields = ['ServiceNumber__c', 'ProductId__c', 'AircraftId__c', 'Status__c'].map(
    (name) => `Subscription__c.${name}`,
  )
  const { body } = await mara.post(`${UI_API}/list-records/Subscription__c/AllServices`, { fields })
  const services = (body as { records: { id: string; fields: Record<string, { value: string | null }> }[] }).records
  const service = services.find(
    ({ fields }) => fields.AircraftId__c?.value != null && fields.Status__c?.value === 'Active',
  )
  const created = await mara.post(RECORDS, {
    apiName: 'Case',
    fields: {
      Subject: subject,
      Description: 'The terrain layer is blank on both displays since the update. The card was loaded twice.',
      Impact__c: 'Major Degradation',
      IssueType__c: 'Data',
      ProductId__c: service?.fields.ProductId__c?.value,
      AircraftId__c: service?.fields.AircraftId__c?.value,
      SubscriptionId__c: service?.id,
      AiracCycle__c: '2611',
      ...more,
    },
  })
  expect(created.status).toBe(201)
  return (created.body as { id: string }).id
}

const composerOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('an agent works on a case', async ({ openBrowser, savedSignIn }) => {
  const mara = await savedSignIn('mara')
  const jonas = await savedSignIn('jonas')
  const duplicate = await openCase(mara, 'Terrain blank again')
  const id = await openCase(mara, 'Terrain layer blank after the cycle update')
  const note = {
    apiName: 'CaseComment',
    fields: { ParentId: id, CommentBody: 'Asked for the log.', IsPublished: false },
  }
  expect((await jonas.post(RECORDS, note)).status).toBe(201)
  const page = await openBrowser('jonas')
  const casePage = new CasePage(page)
  await visit(page, `/case-details?id=${id}`)

  await test.step('the requester, the account and its entitlement are shown next to the case', async () => {
    const customer = page.getByRole('region', { name: 'Customer', exact: true })
    await expect(customer).toContainText('Mara Okafor')
    await expect(customer).toContainText('mara.okafor@osprey-ridge.example')
    await expect(customer).toContainText('Osprey Ridge Aviation')
    await expect(customer.locator('dl > div', { hasText: 'Support tier' })).toContainText('Prime')
    await expect(page.getByRole('list', { name: 'Entitlement' }).getByRole('listitem').first()).toContainText(
      /Active.*valid until/,
    )
    const open = page.getByRole('list', { name: 'Other open cases of the account' })
    await expect(open.getByRole('link', { name: 'Terrain blank again' })).toHaveAttribute(
      'href',
      `/case-details?id=${duplicate}`,
    )
    await expect(casePage.fact('AIRAC cycle')).toHaveText('2611')
  })

  await test.step('the agent’s cases are listed next to it, and its files and history are a tab away', async () => {
    const own = page.getByRole('navigation', { name: 'My Queue' })
    await expect(own.getByRole('link').nth(1)).toContainText(/late|left|Waiting|Nothing due/)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(own.getByRole('listitem').nth(1).getByRole('link')).toBeFocused()
    const field = composerOf(page, 'Internal note')
    await field.fill('Half a sentence')
    await page.getByRole('tab', { name: 'Attachments' }).click()
    await expect(page.getByText('or drop them here')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page).toHaveURL(/view=history/)
    await reload(page)
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Open')
    await expectAccessibleAtBothWidths(page)
    await page.keyboard.press('r')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('Half a sentence')
    await field.fill('')
  })

  await test.step('a note follows a note, and a reply is written from a template, where the caret is', async () => {
    await expect(page.getByRole('radio', { name: 'Internal note' })).toBeChecked()
    await page.getByRole('radio', { name: 'Public reply' }).check({ force: true })
    const field = composerOf(page, 'Public reply')
    await field.fill('Before. After.')
    await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 8))
    await page.getByRole('button', { name: 'Reply templates' }).click()
    await page.getByRole('menuitem', { name: 'Ask which cycle is loaded' }).click()
    await expect(field).toHaveValue(/^Before\. Hello Mara Okafor,[\s\S]*names cycle 2611;[\s\S]*Jonas Weil\s?After\.$/)
    await expect(field).toBeFocused()
    // It is read whole before it is sent.
    expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect(field).toHaveValue('Before. After.')
    await page.getByRole('button', { name: 'Insert article' }).click()
    const articles = page.getByRole('dialog', { name: 'Insert article' })
    await articles.getByRole('searchbox', { name: 'Search articles' }).fill('terrain')
    await expect(articles.getByRole('status')).toHaveText(/^\d+ articles?$/)
    await expectAccessible(page)
    await articles.getByRole('listitem').first().getByRole('button').click()
    await expect(field).toHaveValue(/http\S+\/article\/[\w-]+/)
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+z')
  })

  await test.step('a reply with fields that are not filled in is sent after a question', async () => {
    const bare = await openCase(mara, 'Question about no aircraft', {
      AircraftId__c: undefined,
      SubscriptionId__c: undefined,
    })
    await visit(page, `/case-details?id=${bare}`)
    const field = composerOf(page, 'Public reply')
    await page.getByRole('button', { name: 'Reply templates' }).click()
    await page.getByRole('menuitem', { name: 'Ask for the card log' }).click()
    await expect(page.getByText('Not filled in: {tail number}.')).toBeVisible()
    // A draft that is opened again is asked about too.
    await reload(page)
    await expect(page.getByText('Not filled in: {tail number}.')).toBeVisible()
    const post = page.getByRole('button', { name: 'Post public reply' })
    await post.click()
    await expect(page.getByText('Not sent yet: {tail number}')).toBeVisible()
    await expectAccessible(page)
    await expect(field).toBeFocused()
    await page.keyboard.type('your aircraft')
    await expect(field).toHaveValue(/loaded for your aircraft\?/)
    await field.fill('The cycle was loaded for {tail number}? [{not a field}]')
    await field.press('Control+Enter')
    await page.getByRole('button', { name: 'Send as it is' }).click()
    await expect(casePage.comments.getByText('loaded for {tail number}?')).toHaveCount(1)
    await expect(field).toHaveValue('')
    await visit(page, `/case-details?id=${id}`)
  })

  await test.step('the case is assigned, and merged into the other one', async () => {
    await page.getByRole('button', { name: 'Assign', exact: true }).click()
    const assign = page.getByRole('dialog', { name: 'Assign' })
    await assign.getByRole('combobox', { name: 'Case owner' }).fill('Wren')
    await page.getByRole('option', { name: 'Wren Castell' }).click()
    await expectAccessible(page)
    await assign.getByRole('button', { name: 'Assign', exact: true }).click()
    await expect(assign).toHaveCount(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge into another case' }).click()
    const merge = page.getByRole('dialog', { name: 'Merge into another case' })
    const { body } = await jonas.get(`${RECORDS}/${duplicate}?fields=Case.CaseNumber`)
    const number = (body as { fields: { CaseNumber: { value: string } } }).fields.CaseNumber.value
    const parent = merge.getByRole('combobox', { name: 'Merge into' })
    // By words of the case, by its requester, and by its number; each option shows who asked and its status.
    for (const words of ['blank again', `okafor again`, number]) {
      await parent.fill(words)
      const option = page.getByRole('option').filter({ hasText: number })
      await expect(option).toContainText('Mara Okafor')
      await expect(option).toContainText('Open')
    }
    await expectAccessible(page)
    await parent.press('Enter')
    await expect(parent).toHaveValue(number)
    await expect(merge.getByText('Mara Okafor')).toBeVisible()
    await merge.getByRole('button', { name: 'Merge into another case' }).click()
    await expect(casePage.fact('Status')).toHaveText('Closed')
    await expect(page.getByText('This case was merged into').first()).toBeVisible()
    await visit(page, `/case-details?id=${duplicate}`)
    await expect(page.getByText('Merged into this case').first()).toBeVisible()
  })
})

test('an agent answers from a phone, where the reply is read whole before it is sent', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const id = await openCase(await savedSignIn('mara'), 'Terrain layer blank on the road')
  const page = await openBrowser('jonas', { viewport: widths.phone })
  await visit(page, `/case-details?id=${id}`)
  await expect(page.getByRole('navigation', { name: 'My Queue' })).toBeHidden()
  const field = composerOf(page, 'Public reply')
  await page.getByRole('button', { name: 'Reply templates' }).click()
  await page.getByRole('menuitem', { name: 'Ask which cycle is loaded' }).click()
  await expect(field).toHaveValue(/^Hello Mara Okafor,/)
  expect(await field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
  await expectLegible(page)
  await page.getByRole('button', { name: 'Post public reply' }).click()
  await expect(new CasePage(page).comments.getByText('Hello Mara Okafor,')).toHaveCount(1)
})

test('an agent accepts the case of a guest, which its new contact and the account see from then on', {
  tag: '@long',
}, async ({ openBrowser, product }) => {
  const { publicArticleUrlName } = await demoFacts(product)
  const [email, subject] = ['gil.newhire@osprey-ridge.example', 'The unit stays dark for a guest']
  const guest = await openBrowser(null)
  await askAsGuest(guest, publicArticleUrlName, { name: 'Gil Newhire', email })
  await visit(guest, await mailedLink(product, email, 'Confirm your e-mail address to open a case'))
  await guest.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await guest.getByLabel('Description').fill('Since the last start.')
  await guest.getByRole('radio', { name: 'Minor Degradation' }).check()
  await guest.getByRole('checkbox', { name: /^I have read this notice/ }).check()
  await guest.setInputFiles('input[type="file"]', {
    name: 'guest-log.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no start'),
  })
  await guest.getByRole('button', { name: 'Submit case' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText('Open a Case')

  const page = await openBrowser('jonas')
  await visit(page, '/agent')
  await page.getByRole('link', { name: /^Unassigned/ }).click()
  await page.getByRole('link', { name: subject }).first().click()
  await expect(page.getByText('No contact has this address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept for a new contact' }).click()
  const accept = page.getByRole('dialog', { name: 'Accept for a new contact' })
  await accept.getByRole('combobox', { name: 'Account' }).fill('Osprey')
  await page.getByRole('option', { name: 'Osprey Ridge Aviation' }).click()
  await accept.getByRole('button', { name: 'Accept for a new contact' }).click()
  const customer = page.getByRole('region', { name: 'Customer', exact: true })
  await expect(customer).toContainText('Gil Newhire')
  await expect(customer).toContainText('Osprey Ridge Aviation')

  const theo = await openBrowser('theo', { viewport: widths.phone })
  await visit(theo, '/case-manager?list=all')
  await theo.getByRole('link', { name: subject }).filter({ visible: true }).first().click()
  await expect(theo.getByRole('link', { name: 'Download guest-log.txt' })).toBeVisible()
})
