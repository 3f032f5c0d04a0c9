import { expect, expectAccessible, test, visit, widths } from './product.ts'

test('a form of Setup works on a phone without JavaScript, and keeps what was typed after a refusal', async ({
  openBrowser,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  const number = `PLAIN-${Date.now()}`
  const add = async (name: string): Promise<void> => {
    await page.goto('/setup/products')
    await page.getByRole('link', { name: 'Add product' }).click()
    await page.getByLabel('Product name').fill(name)
    await page.getByLabel('Item number').fill(number)
    await page.getByRole('button', { name: 'Add product' }).click()
  }
  await add('Plain terrain')
  await expect(page.getByText('The change was made.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plain terrain', level: 1 })).toBeVisible()
  const address = page.url()
  await add('Same number')
  await expect(page.getByText('Another record already has this value.').first()).toBeVisible()
  await expect(page.getByLabel('Product name')).toHaveValue('Same number')
  await page.goto(address)
  await page.getByRole('link', { name: 'Change product' }).click()
  await page.getByLabel('In the catalog').uncheck()
  await page.getByRole('button', { name: 'Change product' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  await page.goto(`/setup/products?q=${number}`)
  await expect(page.getByRole('link', { name: 'Plain terrain' })).toBeVisible()
})

test('Setup shows what is refused at its field, and is for administrators alone', async ({ openBrowser }) => {
  const page = await openBrowser('ingrid', { viewport: widths.wide, expects: [/400/] })
  await visit(page, '/setup/people?action=InviteStaff')
  await page.getByLabel('Name', { exact: true }).fill('Second Jonas')
  await page.getByLabel('E-mail', { exact: true }).fill('jonas.weil@calder-aerodata.example')
  await page.getByRole('radio', { name: 'Support agent' }).check()
  await page.getByRole('main').getByRole('button', { name: 'Invite person' }).click()
  await expect(page.getByText('Email is being used by another user', { exact: false }).first()).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Second Jonas')
  await expectAccessible(page)
  for (const person of ['mara', 'theo', 'jonas', 'priya'] as const) {
    const other = await openBrowser(person, { expects: [/404/] })
    const answer = await other.goto('/setup/accounts')
    expect(answer?.status()).toBe(404)
  }
})

test('an automation is tried, made active and named on the cases that it changes', { tag: '@long' }, async ({
  openBrowser,
  savedSignIn,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.wide })
  await visit(page, '/setup/automations?action=NewAutomation')
  const form = page.getByRole('main')
  await form.getByLabel('Name', { exact: true }).fill('Terrain to the data desk')
  await form.getByRole('radio', { name: 'A case is opened' }).check()
  await form.getByRole('combobox', { name: 'Acts as' }).fill('Jonas')
  await page.getByRole('option', { name: /Jonas Weil/ }).click()
  await form.getByLabel('Condition 1').selectOption('Subject')
  await form.getByLabel('Comparison 1').selectOption('contains')
  await form.getByLabel('Value 1').fill('terrain stripes')
  await form.getByLabel('Step 1', { exact: false }).first().selectOption('Assign to a queue')
  await form.getByLabel('Value or text of step 1').fill('Aeronautical data')
  await form.getByRole('button', { name: 'Add automation' }).click()
  await expect(
    page.getByText('A case is opened; Subject contains “terrain stripes” → Assign to a queue: Aeronautical Data'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Try with the last 100 cases' }).click()
  await form.getByRole('button', { name: 'Try with the last 100 cases' }).click()
  await expect(page.getByText('0 of the last 100 cases meet the conditions.')).toBeVisible()
  await page.getByRole('link', { name: 'Change automation' }).click()
  await form.getByRole('checkbox', { name: 'Active' }).check()
  await form.getByRole('button', { name: 'Change automation' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()

  const mara = await savedSignIn('mara')
  const { id } = (
    await mara.post('/services/data/v65.0/ui-api/records', {
      apiName: 'Case',
      fields: {
        Subject: 'Terrain stripes over the Alps',
        Description: 'Since the last cycle.',
        Impact__c: 'Minor Degradation',
        IssueType__c: 'Product',
      },
    })
  ).body as { id: string }
  const agent = await openBrowser('jonas', { viewport: widths.wide })
  await visit(agent, `/case-details?id=${id}`)
  await expect(agent.getByText('Assigned the case to the queue Aeronautical Data.')).toBeVisible()
})
