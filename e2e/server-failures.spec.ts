import type { DevEnv } from 'dev-env'
import { demoFacts } from './addresses.ts'
import { mailedLink } from './mailed-link.ts'
import { CaseManagerPage } from './pages/case-manager-page.ts'
import { CasePage } from './pages/case-page.ts'
import { askAsGuest } from './pages/guest-modal.ts'
import { OpenCasePage } from './pages/open-case-page.ts'
import { expect, expectAccessible, reload, test, visit, widths } from './product.ts'

// While the database refuses the rows of a table, people read the specified message and keep what they typed. Once the rows are
// accepted again, the same attempt succeeds.

const failed = [/500 \(/]
const technical = 'We are having technical difficulties. Our team has been notified. Please try again shortly.'
const NEXT = 'Above-the-clouds.2027'
const AFTER_NEXT = 'Below-the-fells.2028'
const contact = { first: 'Ola', last: 'Fails', email: 'ola.fails@osprey-ridge.example' }

/** No other test signs in as this person, whose password is changed. */
const forgetful = 'adaeze.obi@calder-aerodata.example'

const onPhone = { viewport: widths.phone, expects: failed }

const mends: (() => Promise<void>)[] = []

/** Lets the database refuse the rows of a table until the answered function is called, or the test is over. */
async function refuse(product: DevEnv, table: string): Promise<() => Promise<void>> {
  const mend = await product.refuseWrites(table)
  mends.push(mend)
  return mend
}

test.afterEach(async () => {
  for (const mend of mends.splice(0)) await mend()
})

test('a case that cannot be created or answered keeps what was typed', async ({ openBrowser, product }) => {
  const page = await openBrowser('mara', onPhone)
  const openCase = new OpenCasePage(page)
  await openCase.visit()
  await openCase.fill('Fails at first', 'And then it does not.')
  const takeCases = await refuse(product, 'records."Case"')
  await openCase.submit()
  await expect(page.getByText('Sorry, We Were Unable to Create Your Case', { exact: true })).toBeVisible()
  await expect(page.getByText(technical)).toBeVisible()
  await expect(openCase.subject).toHaveValue('Fails at first')
  await expect(openCase.description).toHaveValue('And then it does not.')
  await takeCases()
  await openCase.submit()
  await expect(page.getByRole('heading', { name: 'Fails at first' })).toBeVisible()

  const takeComments = await refuse(product, 'records."CaseComment"')
  const comment = page.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('Posted twice, stored once.')
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(page.getByText('Your comment was not posted. Try again; what you wrote is still here.')).toBeVisible()
  await expect(comment).toHaveValue('Posted twice, stored once.')
  await takeComments()
  // The field is empty before the server has answered.
  const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
  await page.getByRole('button', { name: 'Post comment' }).click()
  await expect(comment).toHaveValue('')
  await stored
  await reload(page)
  await expect(page.getByText('Posted twice, stored once.')).toHaveCount(1)
})

test('a user who cannot be added stays in the form', { tag: '@long' }, async ({ openBrowser, product }) => {
  const page = await openBrowser('theo', onPhone)
  await visit(page, '/user-management')
  await page.getByRole('button', { name: 'Add user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add user' })
  await dialog.getByLabel('First name').fill(contact.first)
  await dialog.getByLabel('Last name').fill(contact.last)
  await dialog.getByLabel('E-mail').fill(contact.email)
  const takeContacts = await refuse(product, 'records."Contact"')
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog.getByText('Unable to Create Contact', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('E-mail')).toHaveValue(contact.email)
  await expectAccessible(page)
  await takeContacts()
  await dialog.getByRole('button', { name: 'Add user' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(contact.email).first()).toBeVisible()
})

test('a password that cannot be stored is neither reset nor changed, and says so', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, onPhone)
  await visit(page, '/reset-password')
  await page.getByLabel('E-mail').fill(forgetful)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  await visit(page, await mailedLink(product, forgetful, 'Choose a new password'))
  const type = async (label: string) => {
    await page.getByLabel(label).fill(NEXT)
    await page.getByLabel('Re-enter password').fill(NEXT)
  }
  await type('New password')
  const takePasswords = await refuse(product, 'identity.credential')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(
    page.getByText('Your password was not reset due to technical error. Please try it after sometime.', {
      exact: true,
    }),
  ).toBeVisible()
  await expectAccessible(page)
  await takePasswords()
  await type('New password')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Your password was updated. Sign in with it.')).toBeVisible()

  await page.getByLabel('E-mail').fill(forgetful)
  await page.getByLabel('Password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await visit(page, '/account/security')
  const change = async () => {
    await page.getByLabel('Current password').fill(NEXT)
    await page.getByLabel('New password').fill(AFTER_NEXT)
    await page.getByLabel('Re-enter password').fill(AFTER_NEXT)
    await page.getByRole('button', { name: 'Update password' }).click()
  }
  const takeChanges = await refuse(product, 'identity.credential')
  await change()
  await expect(page.getByText('Your password was unable to be updated.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await takeChanges()
  await change()
  await expect(page.getByText('Your password is updated.')).toBeVisible()
})

test('a file that cannot be stored stays on the list, and is sent again', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser('mara', onPhone)
  await visit(page, '/case-manager?status=Open')
  await new CaseManagerPage(page).cases.first().click()
  const casePage = new CasePage(page)
  await casePage.shown()
  const { attachments } = casePage
  const comment = page.getByRole('textbox', { name: 'Add a comment' })
  await comment.fill('The log is attached.')
  const takeUploads = await refuse(product, 'public.resumable_upload')
  const log = { name: 'refused.txt', mimeType: 'text/plain', buffer: Buffer.from('unit 2, no fix') }
  await casePage.attach(log)
  await expect(attachments.getByText('Your document upload has been unsuccessful', { exact: true })).toBeVisible()
  await expect(comment).toHaveValue('The log is attached.')
  await takeUploads()
  // The records of a file come last.
  const takeVersions = await refuse(product, 'records."ContentVersion"')
  const retry = attachments.getByRole('button', { name: `Retry ${log.name}` })
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 500)
  await retry.click()
  await refused
  await expect(attachments.getByText('Your document upload has been unsuccessful', { exact: true })).toBeVisible()
  await takeVersions()
  await retry.click()
  await expect(attachments.getByRole('link', { name: `Download ${log.name}` })).toBeVisible()
  expect((await casePage.download(log.name)).equals(log.buffer)).toBe(true)
  await expect(comment).toHaveValue('The log is attached.')
})

test('a verification mail that cannot be sent is asked for again', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const notSent = /The verification e-mail could not be requested/
  const page = await openBrowser(null, { ...onPhone, expects: [...failed, notSent] })
  const { publicArticleUrlName } = await demoFacts(product)
  const email = 'not.mailed@elsewhere.example'
  await product.forgetAddresses()
  await visit(page, `/article/${publicArticleUrlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await dialog.getByLabel('Name').fill('Ida Unmailed')
  await dialog.getByLabel('E-mail').fill(email)
  // The specification has no message for it: it is logged, and the form stays.
  const takeMails = await refuse(product, 'graphile_worker._private_jobs')
  const logged = page.waitForEvent('console', (message) => notSent.test(message.text()))
  await dialog.getByLabel('E-mail').press('Enter')
  await logged
  await takeMails()
  await product.forgetAddresses()
  await expect(dialog.getByLabel('Name')).toHaveValue('Ida Unmailed')
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('heading', { name: 'Verify your e-mail' })).toBeVisible()
  await visit(page, await mailedLink(product, email, 'Confirm your e-mail address to open a case'))
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeVisible()
})

test('a guest whose case cannot be created keeps what was typed', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null, onPhone)
  const { publicArticleUrlName } = await demoFacts(product)
  const email = 'fails.at.first@elsewhere.example'
  await askAsGuest(page, publicArticleUrlName, { name: 'Fay Ling', email })
  await visit(page, await mailedLink(product, email, 'Confirm your e-mail address to open a case'))
  await page.getByRole('textbox', { name: 'Subject' }).fill('Fails for a guest')
  await page.getByLabel('Description').fill('And then it does not.')
  await page.getByRole('radio', { name: 'Minor Degradation' }).check()
  await page.getByRole('checkbox', { name: /^I have read this notice/ }).check()
  const takeCases = await refuse(product, 'records."Case"')
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByText('Sorry, We Were Unable to Create Your Case', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fails for a guest')
  await takeCases()
  await page.getByRole('button', { name: 'Submit case' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Open a Case')
})
