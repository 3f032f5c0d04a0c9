import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startIdentityProvider } from 'dev-env'
import { codeOf } from './app-code.ts'
import { expect, expectAccessible, password, people, startProduct, testsOf, untilAlive, visit } from './product.ts'

/** The product with the identity provider of one customer, where account admins and authors must have a second factor. */
const test = testsOf('company sign-in', async () => {
  const provider = await startIdentityProvider({ mara: people.mara, stranger: 'stranger@osprey-ridge.example' })
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-providers-'))
  const file = join(folder, 'providers.json')
  const { issuer, clientId, clientSecret } = provider
  await writeFile(file, JSON.stringify([{ issuer, clientId, clientSecret, domains: ['osprey-ridge.example'] }]))
  const { product, stop } = await startProduct({
    IDENTITY_PROVIDERS: file,
    REQUIRE_SECOND_FACTOR: 'admins,authors',
  })
  return {
    product,
    stop: async () => {
      await stop()
      await provider.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
})

/** At the provider: a name, and the consent. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The pages of the provider ask for a font from elsewhere. */
const withoutForeignFonts = (page: Page): Promise<unknown> =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }))

test('people sign in at the provider of their company', async ({ openBrowser }) => {
  const page = await openBrowser(null, { expects: [/400/] })
  await withoutForeignFonts(page)
  await visit(page, '/case-manager')
  await page.getByRole('link', { name: 'Sign in with your company' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with your company' })).toBeVisible()
  await page.getByLabel('E-mail').fill(people.ines)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/does not sign in here by its own sign-in/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(people.mara)
  await page.getByRole('button', { name: 'Continue' }).click()
  await signInThere(page, 'mara')
  await expect(page.getByRole('heading', { level: 1, name: 'Case Manager' })).toBeVisible()
})

test('the second factor that a sign-in requires is set up by the keyboard', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { expects: [/400/, /401/] })
  await page.emulateMedia({ colorScheme: 'dark' })
  const givePassword = async (): Promise<void> => {
    await visit(page, '/login?startURL=%2Faccount%2Fsecurity')
    await page.getByLabel('E-mail').fill(people.theo)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }
  /** Moves the focus by Tab to the button of this name, and presses it. */
  const press = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused({ timeout: 100 })
    }).toPass()
    await page.keyboard.press('Enter')
  }
  await givePassword()
  await expect(page).toHaveURL('/login/set-up?startURL=%2Faccount%2Fsecurity')
  await untilAlive(page)
  await expectAccessible(page)
  await press('Set up an authenticator app')
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This code is not correct/).first()).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeOf(key))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible(page)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await press('Continue')
  await expect(page).toHaveURL('/account/security')
  await expect(page.getByText('10 codes left.', { exact: false })).toBeVisible()
  await page.context().clearCookies({ name: 'session' })
  await givePassword()
  await expect(page).toHaveURL(/\/login\/verify\?startURL=/)
  await untilAlive(page)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page.getByText('9 codes left.', { exact: false })).toBeVisible()
  // The only second factor can be replaced, not removed.
  const section = page.getByRole('region', { name: 'Two-step verification' })
  await expect(section.getByRole('button', { name: 'Replace' })).toBeVisible()
  await expect(section.getByRole('button', { name: 'Remove' })).toHaveCount(0)
})

test('people sign in at the provider of their company without JavaScript, and learn that they have no login', {
  tag: '@long',
}, async ({ openBrowser }) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await withoutForeignFonts(page)
  await page.goto('/login/company')
  await page.getByLabel('E-mail').fill(people.mara)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Continue to your company’s sign-in' }).click()
  await signInThere(page, 'stranger')
  await expect(page.getByText(/its address is not registered here/)).toBeVisible()
})
