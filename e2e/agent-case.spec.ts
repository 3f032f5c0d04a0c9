import type { Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { CasePage } from './pages/case-page.ts'
import { expect, expectAccessible, test, visit, widths } from './product.ts'

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
  const made = await mara.post(RECORDS, {
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
  expect(made.status).toBe(201)
  return (made.body as { id: string }).id
}

const composerOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

for (const [name, viewport] of Object.entries(widths)) {
  test(`an agent works on a case at ${viewport.width} px`, async ({ openBrowser, savedSignIn }) => {
    test.setTimeout(120_000)
    const mara = await savedSignIn('mara')
    const jonas = await savedSignIn('jonas')
    const other = await openCase(mara, `Terrain blank again (${name})`)
    const id = await openCase(mara, `Terrain layer blank after the cycle update (${name})`)
    const note = {
      apiName: 'CaseComment',
      fields: { ParentId: id, CommentBody: 'Asked for the log.', IsPublished: false },
    }
    expect((await jonas.post(RECORDS, note)).status).toBe(201)
    const page = await openBrowser('jonas', { viewport })
    const casePage = new CasePage(page)
    await visit(page, `/case-details?id=${id}`)

    await test.step('who asks, for whom, and with which right is beside the case', async () => {
      const customer = page.getByRole('region', { name: 'Customer', exact: true })
      await expect(customer).toContainText('Mara Okafor')
      await expect(customer).toContainText('mara.okafor@osprey-ridge.example')
      await expect(customer).toContainText('Osprey Ridge Aviation')
      await expect(customer.locator('dl > div', { hasText: 'Support tier' })).toContainText('Prime')
      await expect(page.getByRole('list', { name: 'Entitlement' }).getByRole('listitem').first()).toContainText(
        /Active.*valid until/,
      )
      const open = page.getByRole('list', { name: 'Other open cases of the account' })
      await expect(open.getByRole('link', { name: `Terrain blank again (${name})` })).toHaveAttribute(
        'href',
        `/case-details?id=${other}`,
      )
      await expect(casePage.fact('AIRAC cycle')).toHaveText('2611')
      await expectAccessible(page)
    })

    await test.step('a note follows a note, and a reply is written from a template, where the caret is', async () => {
      await expect(page.getByRole('radio', { name: 'Internal note' })).toBeChecked()
      await page.getByRole('radio', { name: 'Public reply' }).check({ force: true })
      const field = composerOf(page, 'Public reply')
      await field.fill('Before. After.')
      await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 8))
      await page.getByRole('button', { name: 'Reply templates' }).click()
      await page.getByRole('menuitem', { name: 'Ask which cycle is loaded' }).click()
      await expect(field).toHaveValue(
        /^Before\. Hello Mara Okafor,[\s\S]*names cycle 2611;[\s\S]*Jonas Weil\s?After\.$/,
      )
      await expect(field).toBeFocused()
      await page.keyboard.press('Control+z')
      await expect(field).toHaveValue('Before. After.')
      await expectAccessible(page)
    })
    if (process.env.SHOTS) {
      await page.screenshot({ path: `/tmp/agentw/agent-${name}.png`, fullPage: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.screenshot({ path: `/tmp/agentw/agent-${name}-dark.png`, fullPage: true })
    }
  })
}
