import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, expectNoOverflow, test, visit, widths } from './product.ts'

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
  await form.getByRole('combobox', { name: 'Acts as' }).fill('Wren')
  await page.getByRole('option', { name: /Wren Castell/ }).click()
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

test('the versions of a cycle are changed on one page, by a form on a phone, and not over the change of another person', async ({
  openBrowser,
  savedSignIn,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  await page.goto('/setup/products')
  await page.getByRole('link', { name: 'Change versions' }).click()
  await expectNoOverflow(page)
  const rows = page.getByRole('main').getByRole('group')
  const latest = (row: number) => rows.nth(row).getByLabel('Latest version')
  const before = [await latest(0).inputValue(), await latest(1).inputValue()]
  await latest(0).fill('x'.repeat(81))
  await latest(1).fill('2613 rev B')
  await page.getByRole('button', { name: 'Change versions' }).click()
  await expect(page.getByText('Use at most 80 characters.').first()).toBeVisible()
  await expect(latest(1)).toHaveValue('2613 rev B')
  await latest(0).fill('2613 rev A')
  const name = String(await rows.nth(1).locator('legend b').textContent())
  const ingrid = await savedSignIn('ingrid')
  const where = JSON.stringify({ Name: { eq: name } })
  const list = await ingrid.post('/services/data/v65.0/ui-api/list-records/Product2/Catalogue', { where })
  const { id } = (list.body as { records: { id: string }[] }).records[0] ?? { id: '' }
  await ingrid.patch(`/services/data/v65.0/ui-api/records/${id}`, { fields: { SupportedVersion__c: '2612' } })
  await page.getByRole('button', { name: 'Change versions' }).click()
  await expect(page.getByText(/Another person has changed this product since/).first()).toBeVisible()
  await page.goto('/setup/products/versions')
  await expect(latest(0)).toHaveValue(String(before[0]))
  await latest(0).fill('2613 rev A')
  await latest(1).fill('2613 rev B')
  await page.getByRole('button', { name: 'Change versions' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  await page.goto('/setup/products/versions')
  await expect(latest(0)).toHaveValue('2613 rev A')
  await expect(latest(1)).toHaveValue('2613 rev B')
  for (const row of [0, 1]) await latest(row).fill(String(before[row]))
  await page.getByRole('button', { name: 'Change versions' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
})

test('a contact gets a new address once its mailbox is proven, and an erasure says what it touches', async ({
  openBrowser,
  product,
  savedSignIn,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.wide })
  const name = `Vera ${Date.now()}`
  const ingrid = await savedSignIn('ingrid')
  const accounts = await ingrid.post('/services/data/v65.0/ui-api/list-records/Account/AllAccounts', {})
  await ingrid.post('/services/data/v65.0/ui-api/records', {
    apiName: 'Contact',
    fields: { LastName: name, AccountId: (accounts.body as { records: { id: string }[] }).records[0]?.id },
  })
  await visit(page, `/setup/contacts?q=${name}`)
  await page.getByRole('main').getByRole('link', { name }).click()
  await page.getByRole('main').getByRole('link', { name: 'Erase personal data' }).click()
  await expect(page.getByText('This touches')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Sessions: / })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Change e-mail' }).click()
  const address = `vera.${Date.now()}@osprey-ridge.example`
  await page.getByLabel('New e-mail').fill(address)
  await page.getByRole('main').getByRole('button', { name: 'Change e-mail' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  const guest = await openBrowser(null, { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  const link = await mailedLink(product, address, 'Confirm your new e-mail address')
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(guest.getByText('The address is confirmed.')).toBeVisible()
  await guest.goto(link)
  await guest.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(guest.getByRole('alert').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(address)).toBeVisible()
})

test('Health shows the installation on a phone, to administrators alone', async ({ openBrowser }) => {
  const page = await openBrowser('ingrid', { viewport: widths.phone, hasJavaScript: false })
  await page.goto('/setup')
  const step = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(step('An account').first()).toContainText('Done')
  await expect(step('Own legal texts')).toContainText('To do')
  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  await expect(page.getByText(/^18\./)).toBeVisible()
  await expect(page.getByText(/\d GB$/).first()).toBeVisible()
  await expectNoOverflow(page)
  const agent = await openBrowser('jonas', { expects: [/404/] })
  expect((await agent.goto('/setup/health'))?.status()).toBe(404)
})

test('a routing rule is moved and tested on a phone without JavaScript, and a queue in use is retired with another that takes over', async ({
  openBrowser,
  savedSignIn,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.phone, hasJavaScript: false, expects: [/422/] })
  const main = page.getByRole('main')
  const ingrid = await savedSignIn('ingrid')
  const stamp = Date.now()
  const perform = async (action: string, fields: object): Promise<string> => {
    const answer = await ingrid.post(`/services/data/v65.0/ui-api/actions/perform-quick-action/${action}`, { fields })
    return (answer.body as { id: string }).id
  }
  const [night, day] = [
    await perform('NewQueue', { Name: `Night ${stamp}` }),
    await perform('NewQueue', { Name: `Day ${stamp}` }),
  ]
  // A language that no other test uses.
  await perform('NewRoutingRule', { Name: `First ${stamp}`, QueueId__c: day, Language__c: 'qu' })
  const rule = await perform('NewRoutingRule', { Name: `Second ${stamp}`, QueueId__c: night, Language__c: 'qu' })
  const tested = async (): Promise<void> => {
    await page.goto('/setup/routing-tests')
    await main.getByRole('link', { name: 'Test the routing' }).click()
    await expectNoOverflow(page)
    await page.getByLabel('Language').fill('qu')
    await main.getByRole('button', { name: 'Test the routing' }).click()
    await expect(page.getByText('The change was made.')).toBeVisible()
  }
  await tested()
  await expect(main.getByText(`First ${stamp}`, { exact: false })).toBeVisible()
  await page.goto(`/setup/routing?id=${rule}`)
  await main.getByRole('link', { name: 'Move up' }).click()
  await main.getByRole('button', { name: 'Move up' }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
  await tested()
  await expect(main.getByText(`Second ${stamp}`, { exact: false })).toBeVisible()
  await expect(main.getByText(`Night ${stamp}`)).toBeVisible()
  await page.goto(`/setup/queues?id=${night}`)
  await expectNoOverflow(page)
  await main.getByRole('link', { name: 'Retire queue' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Routing rules: 1' })).toBeVisible()
  await main.getByRole('button', { name: 'Retire queue' }).click()
  await expect(page.getByText(/Choose the queue that takes them over/).first()).toBeVisible()
})

test('opening hours, holidays and answer targets are kept in Setup, and what is wrong is refused at its field', async ({
  openBrowser,
}) => {
  const page = await openBrowser('ingrid', { viewport: widths.wide, expects: [/400/] })
  const main = page.getByRole('main')
  const name = `Nights ${Date.now()}`
  await visit(page, '/setup/calendars?action=NewCalendar')
  await page.getByLabel('Calendar', { exact: true }).fill(name)
  await page.getByLabel('Time zone').fill('Mars/Olympus')
  await page.getByLabel('Monday').fill('20:00-24:00')
  await main.getByRole('button', { name: 'Add calendar' }).click()
  await expect(page.getByText('Time zone: the value has the wrong form.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Time zone').fill('UTC')
  await main.getByRole('button', { name: 'Add calendar' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await main.getByRole('link', { name: 'Add holiday' }).click()
  await page.getByLabel('Holiday', { exact: true }).fill('Founding day')
  await page.getByLabel('Day', { exact: true }).fill('2031-03-03')
  await main.getByRole('button', { name: 'Add holiday' }).click()
  await expect(main.getByRole('link', { name: 'Founding day' })).toBeVisible()
  await visit(page, '/setup/targets?q=Essential: Minor')
  await main.getByRole('link', { name: 'Essential: Minor Degradation' }).click()
  await main.getByRole('link', { name: 'Change target' }).click()
  await expect(page.getByText(/Other open cases keep theirs/)).toBeVisible()
  await expectAccessible(page)
})
