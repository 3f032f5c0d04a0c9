import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, startProduct, testsOf, visit, widths } from './product.ts'

const PASSWORD = 'Over-the-fells.2026'

const text = (title: string, version: string, words: string): string =>
  `---\ntitle: ${title}\nversion: ${version}\neffective: 2026-01-31\n---\n\n## About\n\n${words}\n`

/** A product with the texts of a provider; the terms have an earlier version. */
const test = testsOf('legal texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-legal-'))
  const files = {
    'terms.md': text(
      'Terms of Skyline',
      '2026-01',
      'Be **kind** to charts. <script>document.title = "hacked"</script>',
    ),
    'terms@2025-03.md': text('Terms of Skyline', '2025-03', 'Be kind to maps.'),
    'privacy.md': text('Privacy at Skyline', '7', 'We keep little.'),
    'cookies.md': text('Cookies at Skyline', '2026-01', 'We store little.'),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const { product, stop } = await startProduct({ LEGAL_FOLDER: folder })
  return {
    product,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
})

test('the footer leads to the texts of the provider, with links to older versions', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser(null)
  await visit(page, '/knowledge')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site Terms' }).click()
  await expect(page).toHaveURL('/legal/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Skyline' })).toBeVisible()
  await expect(page).toHaveTitle('Terms of Skyline | Navdesk')
  await expect(page.getByText('Version 2026-01, in force from Jan 31, 2026.')).toBeVisible()
  await expect(page.getByText('Be kind to charts.')).toBeVisible()
  await page.getByRole('link', { name: 'Version 2025-03' }).click()
  await expect(page.getByText('Be kind to maps.')).toBeVisible()
  await expect(page.getByText('This is not the current version.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read the current version' }).click()
  await expect(page.getByText('Be kind to charts.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Notice' }).click()
  await expect(page.getByText('We keep little.')).toBeVisible()
  await expect(page.getByText('All versions')).toHaveCount(0)
})

test('a person who registers agrees to the terms in the form, and again when they have changed', {
  tag: '@long',
}, async ({ openBrowser, product, savedSignIn }) => {
  const email = `reader.${Date.now()}@osprey-ridge.example`
  const theo = await savedSignIn('theo')
  const fields = { FirstName: 'New', LastName: 'Reader', Email: email }
  const { status } = await theo.post('/services/data/v65.0/ui-api/records', { apiName: 'Contact', fields })
  expect(status).toBe(201)
  await product.forgetAddresses()
  const page = await openBrowser(null, { viewport: widths.phone, expects: [/400/] })
  await visit(page, '/registration-page')
  await page.getByLabel('Company e-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

  // The first agreement names the earlier version.
  await page.route('**/auth/register/confirm', async (route) => {
    const body = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, acceptedTerms: '2025-03' }) })
  })
  await visit(page, await mailedLink(product, email, 'Confirm your e-mail address'))
  const terms = page.getByRole('region', { name: 'Site Terms' })
  const agree = async (): Promise<void> => {
    await expect(terms.getByText('Be kind to charts.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'I agree to the Site Terms' }).check()
    await page.getByRole('checkbox', { name: 'I have read and agree to the Privacy Notice' }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByLabel('Re-enter password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Complete registration' }).click()
  }
  await agree()
  await expect(page.getByText('The terms have changed. Read and agree to them again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Privacy and terms' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'I agree to the Site Terms' })).not.toBeChecked()
  await expectAccessible(page)
  await page.unroute('**/auth/register/confirm')
  await agree()
  await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeFocused()
  const reader = await product.signIn(email, PASSWORD)
  const { body } = await reader.get('/account/own-data.json')
  expect(JSON.stringify(body)).toContain('2026-01+7')
})

test('the server renders the texts of the provider, and has no other legal pages', async ({ product }) => {
  const get = async (path: string): Promise<string> => await (await fetch(product.url + path)).text()
  expect(await get('/login')).toContain('href="/legal/cookies"')
  const cookies = await get('/legal/cookies')
  expect(cookies).toContain('Cookies at Skyline</h1>')
  expect(cookies).toContain('We store little.')
  for (const address of ['/legal/imprint', '/legal/constructor', '/legal/terms?version=1999']) {
    expect((await fetch(product.url + address)).status).toBe(404)
  }
  expect(await get('/legal/terms')).not.toContain('hacked')
})
