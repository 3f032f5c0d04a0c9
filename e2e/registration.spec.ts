import type { Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

const PASSWORD = 'Over-the-fells.2026'

/** Adds a contact of Theo's account who has no login. */
async function addContact(theo: DevClient, Email: string): Promise<void> {
  const fields = { FirstName: 'New', LastName: 'Comer', Email }
  const { status, text } = await theo.post('/services/data/v65.0/ui-api/records', { apiName: 'Contact', fields })
  if (status !== 201) throw new Error(text)
}

async function begin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company e-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a contact registers by the mailed link in another browser and continues to the page that it wanted', async ({
  openBrowser,
  product,
  savedSignIn,
}) => {
  const email = `newcomer.${Date.now()}@osprey-ridge.example`
  await addContact(await savedSignIn('theo'), email)
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/400/] })
  await visit(page, '/login?startURL=/case-manager/Open-a-Case')
  await expect(page.getByRole('heading', { name: 'Sign In / Register', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Register with your company e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Register', exact: true })).toBeVisible()
  // A network learns only a few times an hour whether an address is known.
  await product.forgetAddresses()
  await begin(page, 'unknown.person@osprey-ridge.example')
  await expect(
    page.getByText('Sorry, we do not recognize your email address. Please re-enter or contact your account manager.', {
      exact: true,
    }),
  ).toBeVisible()
  await begin(page, people.mara)
  await expect(page.getByText('This email address is already registered. Sign in instead.')).toBeVisible()
  await expectAccessible(page)
  await begin(page, email)
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cancel registration', exact: true })).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await openBrowser(null, { viewport: widths.phone })
  await visit(elsewhere, await mailedLink(product, email, 'Confirm your e-mail address'))
  await expect(elsewhere.getByRole('heading', { name: 'Privacy and terms' })).toBeVisible()
  const next = elsewhere.getByRole('button', { name: 'Continue' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await elsewhere.getByRole('checkbox', { name: 'I agree to the Site Terms' }).check()
  await elsewhere.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }).check()
  await expectAccessible(elsewhere)
  await next.click()
  await expect(elsewhere.getByRole('heading', { name: 'Set up password', exact: true })).toBeFocused()
  await elsewhere.getByLabel('New password').fill(PASSWORD)
  await elsewhere.getByLabel('Re-enter password').fill(PASSWORD)
  await expect(elsewhere.getByText('Not common or easy to guess, met')).toBeAttached()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('button', { name: 'Complete registration' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'You’re registered' })).toBeFocused()
  await elsewhere.getByRole('button', { name: 'Continue to Open a Case' }).click()
  await expect(elsewhere).toHaveURL('/case-manager/Open-a-Case')
  await expect(elsewhere.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
})

test('a registration that is canceled before its link was opened leaves a link that is not valid', {
  tag: '@long',
}, async ({ openBrowser, product, savedSignIn }) => {
  const email = `canceled.${Date.now()}@osprey-ridge.example`
  await addContact(await savedSignIn('theo'), email)
  const page = await openBrowser(null)
  await visit(page, '/registration-page')
  await begin(page, email)
  const link = await mailedLink(product, email, 'Confirm your e-mail address')
  await page.getByRole('link', { name: 'Cancel registration' }).click()
  await expect(page.getByText('Your registration was canceled.')).toBeVisible()

  const elsewhere = await openBrowser(null, { expects: [/400/] })
  await visit(elsewhere, link)
  await expect(elsewhere.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
})
