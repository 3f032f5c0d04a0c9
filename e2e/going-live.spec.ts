import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startDevEnv } from 'dev-env'
import { codeOf } from './app-code.ts'
import { startMailSink } from './mail-sink.ts'
import { CasePage } from './pages/case-page.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, testsOf, untilAlive, visit, widths } from './product.ts'

const run = promisify(execFile)
const PASSWORD = 'Over-the-fells.2026'

/** An installation without any data, as a provider starts it. */
const test = testsOf('going-live', async () => {
  const mail = await startMailSink()
  const product = await startDevEnv({ seed: 'none', environment: { SMTP_URL: mail.url } })
  return {
    product,
    mail,
    stop: async () => {
      await product.stop()
      await mail.stop()
    },
  }
})

/** Chooses a password by a mailed or printed link, signs in, and sets up an authenticator app, which staff must have. */
async function beginAsStaff(page: Page, link: string, email: string): Promise<void> {
  await visit(page, link)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Re-enter password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sign In')
  await visit(page, '/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\/set-up/)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code from the app').fill(codeOf(key))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** The steps from an empty installation to the first case. */
const stepsOf = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Steps' }) })

/** Opens the form of an action of the shown record, fills it by the labels of its fields, and sends it. */
async function act(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  await send(page, name, fields)
}

async function send(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await main.getByRole('button', { name, exact: true }).waitFor()
  for (const [label, value] of Object.entries(fields)) {
    const choices = main.getByRole('radiogroup', { name: label, exact: true })
    if ((await choices.count()) > 0) {
      await choices.getByRole('radio', { name: value, exact: true }).check()
      continue
    }
    // Optional fields say so in their label.
    const field = main.getByLabel(new RegExp(`^${label}(\\W*optional\\W*)?$`))
    if ((await field.evaluate((node) => node.tagName)) === 'SELECT') await field.selectOption({ label: value })
    else if ((await field.getAttribute('type')) === 'checkbox') await field.check()
    else await field.fill(value)
    if ((await field.getAttribute('role')) === 'combobox') await page.getByRole('option', { name: value }).click()
  }
  await main.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText('The change was made.')).toBeVisible()
}

/** Registers by the mailed invitation, and signs in. */
async function register(page: Page, link: string, email: string): Promise<void> {
  await visit(page, link)
  await page.getByRole('checkbox', { name: 'I agree to the Site Terms' }).check()
  await page.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Re-enter password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Complete registration' }).click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await signIn(page, email)
}

async function signIn(page: Page, email: string): Promise<void> {
  if (!page.url().includes('/login')) return
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Writes an article with a file and publishes it to visitors too. */
async function publishArticle(page: Page, title: string): Promise<void> {
  await visit(page, '/author')
  await page.getByRole('link', { name: 'New article' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Insert the card before you power the unit on.')
  await page.getByRole('combobox', { name: 'Product' }).selectOption('Terrain Europe')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('The draft is saved.')).toBeVisible()
  await expect(page.getByText('Link at least one file.')).toBeVisible()
  const file = { name: 'card.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Confirm and upload' }).click()
  await expect(page.getByRole('link', { name: /card\.txt/ })).toBeVisible()
  await page.getByLabel('Public', { exact: true }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The article is published.')).toBeVisible()
}

test('an empty installation is set up by screens alone, until a customer has an answer', { tag: '@long' }, async ({
  configured: { product, mail },
  openBrowser,
}) => {
  const command = ['packages/support/bin/administrator.ts', 'anna@provider.example', 'Anna Berg']
  const { stdout } = await run(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: product.databaseUrl ?? '', BASE_URL: product.url },
  })
  const printed = new URL(/http\S+/.exec(stdout)?.[0] ?? '')
  const admin = await openBrowser(null, { viewport: widths.wide, expects: [/400/, /401/] })
  await beginAsStaff(admin, printed.pathname + printed.hash, 'anna@provider.example')
  await visit(admin, '/setup')
  await expectAccessible(admin)
  await expect(stepsOf(admin).getByText('To do', { exact: true })).toHaveCount(7)

  await visit(admin, '/setup/people')
  await expectAccessible(admin)
  await act(admin, 'Invite person', { Name: 'Jon Arne', 'E-mail': 'jon@provider.example', Profile: 'Support agent' })
  await visit(admin, '/setup/queues')
  await expectAccessible(admin)
  await act(admin, 'Add queue', { Queue: 'Nordic desk' })
  await act(admin, 'Add member', { Agent: 'Jon Arne' })
  await expect(admin.getByRole('link', { name: 'Jon Arne' })).toBeVisible()
  await visit(admin, '/setup/calendars')
  await admin.getByRole('main').getByRole('link', { name: 'Business hours' }).click()
  await act(admin, 'Change calendar', { 'Time zone': 'Europe/Oslo', Saturday: '10:00-14:00' })
  await act(admin, 'Add holiday', { Holiday: 'Constitution Day', Day: '2199-05-17' })
  await expectAccessible(admin)
  await visit(admin, '/setup/people')
  await act(admin, 'Invite person', {
    Name: 'Ola Nes',
    'E-mail': 'ola@provider.example',
    Profile: 'Knowledge author',
    'May publish articles': 'yes',
  })
  await visit(admin, '/setup/products')
  await act(admin, 'Add product', { 'Product name': 'Terrain Europe', 'Item number': 'TE-1', 'Latest version': '26.1' })
  await act(admin, 'New version', { 'Latest version': '26.2' })
  await expect(admin.getByRole('main').getByText('26.2', { exact: true })).toBeVisible()
  await visit(admin, '/setup/accounts')
  await act(admin, 'Add account', {
    'Account name': 'Fjord Air',
    'Type of account': 'Business Aviation',
    'Support tier': 'Prime',
  })
  await expect(admin.getByRole('heading', { name: 'Fjord Air', level: 1 })).toBeVisible()
  await act(admin, 'Add person', {
    'First name': 'Kari',
    'Last name': 'Moe',
    'E-mail': 'kari@fjord.example',
    Login: 'Account admin',
  })
  await act(admin, 'Add aircraft', { 'Tail number': 'LN-ABC' })
  await act(admin, 'Add service', {
    'Service number': 'S-1',
    Product: 'Terrain Europe',
    Aircraft: 'LN-ABC',
    Start: '2026-01-01',
    End: '2199-12-31',
  })
  await expect(admin.getByRole('link', { name: 'Kari Moe' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'LN-ABC' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'S-1' })).toBeVisible()
  // The columns leave out the account, whose page this is, and what the account lacks is said.
  const columns = admin.getByRole('table', { name: 'Services' }).getByRole('columnheader')
  await expect(columns).toHaveText(['Service number', 'Product', 'Aircraft', 'End', 'Status'])
  await expect(admin.getByRole('term').filter({ hasText: /^Record Type$/ })).toBeVisible()
  await expect(admin.getByRole('definition').filter({ hasText: 'Not given' }).first()).toBeVisible()
  await admin.getByRole('main').getByRole('link', { name: 'Change account' }).click()
  await admin.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Fjord Air' }).click()
  await expectAccessible(admin)

  // Two administrators vouch for the domain of an account, so that its account admin may add people.
  await act(admin, 'Propose domain', { 'Proposed domain': 'fjord.example' })
  const accountPage = new URL(admin.url())
  await visit(admin, '/setup/people')
  await act(admin, 'Invite person', { Name: 'Bo Lund', 'E-mail': 'bo@provider.example', Profile: 'Administrator' })
  const second = await openBrowser(null, { viewport: widths.wide, expects: [/400/, /401/] })
  await beginAsStaff(second, await mail.linkTo('bo@provider.example'), 'bo@provider.example')
  await visit(second, accountPage.pathname + accountPage.search)
  await act(second, 'Confirm domain', {})
  await expect(second.getByText('fjord.example', { exact: true }).first()).toBeVisible()

  await visit(admin, '/setup/routing')
  await act(admin, 'Add routing rule', { Rule: 'Nordic', Queue: 'Nordic desk', Account: 'Fjord Air' })
  await visit(admin, '/setup/routing-tests')
  await act(admin, 'Test the routing', { Account: 'Fjord Air' })
  await expect(admin.getByRole('main').getByText(/: Nordic$/)).toBeVisible()
  await visit(admin, '/setup/fields')
  await act(admin, 'Add field', {
    Object: 'Cases',
    Label: 'Software of the tablet',
    Type: 'Text, one line',
    'Users of customers': 'Read and fill in',
    'Account admins': 'Read and fill in',
    Agents: 'Read',
  })

  const author = await openBrowser(null, { viewport: widths.wide, expects: [/400/, /401/] })
  await beginAsStaff(author, await mail.linkTo('ola@provider.example'), 'ola@provider.example')
  await publishArticle(author, 'Load a terrain card')

  const customer = await openBrowser(null, { viewport: widths.phone, expects: [/400/, /401/] })
  await register(customer, await mail.linkTo('kari@fjord.example'), 'kari@fjord.example')
  const openCase = new OpenCasePage(customer)
  await openCase.visit()
  await openCase.fill('No terrain north of Bodo', 'Since this morning.', 'Total Failure')
  await customer.getByLabel(/^Software of the tablet/).fill('ForeFlight 17.2')
  await openCase.submit()
  await new CasePage(customer).shown()
  await expect(customer.getByText('ForeFlight 17.2')).toBeVisible()
  const casePage = new URL(customer.url())
  await visit(customer, '/knowledge')
  await expect(customer.getByRole('link', { name: 'Load a terrain card' }).first()).toBeVisible()
  await visit(customer, '/user-management')
  await customer.getByRole('button', { name: 'Add user' }).click()
  const dialog = customer.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('First name').fill('Eva')
  await dialog.getByLabel('Last name').fill('Lie')
  await dialog.getByLabel('E-mail').fill('eva@fjord.example')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(customer.getByText('User added. We’re sending the invitation.')).toBeVisible()
  await mail.linkTo('eva@fjord.example')
  await visit(customer, casePage.pathname + casePage.search)

  const agent = await openBrowser(null, { viewport: widths.wide, expects: [/400/, /401/] })
  await beginAsStaff(agent, await mail.linkTo('jon@provider.example'), 'jon@provider.example')
  await visit(agent, '/agent')
  await agent.getByRole('link', { name: /^Unassigned/ }).click()
  await agent.getByRole('link', { name: 'No terrain north of Bodo' }).first().click()
  await expect(agent.getByText('Nordic desk').first()).toBeVisible()
  await expect(agent.getByText('ForeFlight 17.2').first()).toBeVisible()
  await agent.getByRole('button', { name: 'Claim' }).click()
  await agent.getByRole('textbox', { name: 'Public reply' }).fill('Load revision C of the card.')
  await agent.getByRole('button', { name: 'Post public reply' }).click()
  await expect(customer.getByText('Load revision C of the card.')).toBeVisible()

  await visit(admin, '/setup/people')
  await admin.getByRole('link', { name: 'Jon Arne' }).click()
  await act(admin, 'Deactivate', {})
  // The deactivation ends the session: the open page of the agent goes to the sign-in page.
  await expect(agent).toHaveURL(/\/login|reason=/)
  await visit(admin, '/setup/people')
  await expectAccessible(admin)
})
