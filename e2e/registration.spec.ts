import type { Page } from '@playwright/test'
import type { DevEnv } from 'dev-env'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, people, test, visit, widths } from './product.ts'

const PASSWORD = 'Over-the-fells.2026'

/** Adds a contact of Theo's account who has no login. */
async function addContact(product: DevEnv, Email: string): Promise<void> {
  const theo = await product.signIn(people.theo)
  const fields = { FirstName: 'New', LastName: 'Comer', Email }
  const { status, text } = await theo.post('/services/data/v65.0/ui-api/records', { apiName: 'Contact', fields })
  if (status !== 201) throw new Error(text)
}

async function begin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Company e-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const name of ['wide', 'phone'] as const) {
  test(`a contact registers by the mailed link in another browser and goes on to where it began, ${name}`, async ({
    openBrowser,
    product,
  }) => {
    test.setTimeout(120_000)
    const [viewport, email] = [widths[name], `${name}.newcomer@osprey-ridge.example`]
    await addContact(product, email)
    const page = await openBrowser(null, { viewport, expects: [/400/] })
    await visit(page, '/login?startURL=/case-manager/Open-a-Case')
    await expect(page.getByRole('heading', { name: 'Sign In / Register', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Register with your company e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Register', exact: true })).toBeVisible()
    if (name === 'wide') {
      // Whether an address is known is told to a network a few times an hour.
      await product.forgetAddresses()
      await begin(page, 'nobody.at.all@osprey-ridge.example')
      await expect(
        page.getByText(
          'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
          { exact: true },
        ),
      ).toBeVisible()
      await begin(page, people.mara)
      await expect(page.getByText('This email address is already registered. Sign in instead.')).toBeVisible()
      await expectAccessible(page)
    }
    await begin(page, email)
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cancel registration', exact: true })).toBeVisible()
    await expectAccessible(page)

    const other = await openBrowser(null, { viewport })
    await visit(other, await mailedLink(product, email, 'Confirm your e-mail address'))
    await expect(other.getByRole('heading', { name: 'Privacy and terms' })).toBeVisible()
    const next = other.getByRole('button', { name: 'Continue' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await other.getByRole('checkbox', { name: 'I agree to the Site Terms' }).check()
    await other.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }).check()
    await expectAccessible(other)
    await next.click()
    await expect(other.getByRole('heading', { name: 'Set up password', exact: true })).toBeFocused()
    await other.getByLabel('New password').fill(PASSWORD)
    await other.getByLabel('Re-enter password').fill(PASSWORD)
    await expect(other.getByText('Not common or easy to guess, met')).toBeAttached()
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Complete registration' }).click()
    await expect(other.getByRole('heading', { name: 'You’re registered' })).toBeFocused()
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Continue to Open a Case' }).click()
    await expect(other).toHaveURL('/case-manager/Open-a-Case')
    await expect(other.getByRole('heading', { name: 'Open a Case', level: 1 })).toBeVisible()
  })
}

test('a registration that is canceled before its link was opened leaves a link that is not valid', async ({
  openBrowser,
  product,
}) => {
  const email = 'canceled.newcomer@osprey-ridge.example'
  await addContact(product, email)
  const page = await openBrowser(null)
  await visit(page, '/registration-page')
  await begin(page, email)
  const link = await mailedLink(product, email, 'Confirm your e-mail address')
  await page.getByRole('link', { name: 'Cancel registration' }).click()
  await expect(page.getByText('Your registration was canceled.')).toBeVisible()

  const other = await openBrowser(null, { expects: [/400/] })
  await visit(other, link)
  await expect(other.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible()
})
