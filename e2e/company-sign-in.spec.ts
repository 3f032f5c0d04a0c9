import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDevEnv, startIdentityProvider } from 'dev-env'
import { test as base, expect, expectAccessible, people, visit, widths } from './product.ts'

/** The product with the identity provider of one customer. */
const test = base.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const provider = await startIdentityProvider({ mara: people.mara, stranger: 'stranger@osprey-ridge.example' })
      const folder = await mkdtemp(join(tmpdir(), 'navdesk-providers-'))
      const file = join(folder, 'providers.json')
      const { issuer, clientId, clientSecret } = provider
      await writeFile(file, JSON.stringify([{ issuer, clientId, clientSecret, domains: ['osprey-ridge.example'] }]))
      const product = await startDevEnv({ environment: { IDENTITY_PROVIDERS: file } })
      await use(product)
      await product.stop()
      await provider.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
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

for (const [width, viewport] of Object.entries(widths)) {
  test(`people sign in at the provider of their company, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport, expects: [/400/] })
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
}

test('people sign in at the provider of their company without JavaScript, and hear when they have no login', async ({
  openBrowser,
}) => {
  const page = await openBrowser(null, { hasJavaScript: false })
  await withoutForeignFonts(page)
  await page.goto('/login/company')
  await page.getByLabel('E-mail').fill(people.mara)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Continue to your company’s sign-in' }).click()
  await signInThere(page, 'stranger')
  await expect(page.getByText(/its address is not registered here/)).toBeVisible()
})
