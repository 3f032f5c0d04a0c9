import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailedLink } from './mailed-link.ts'
import { expect, expectAccessible, people, startProduct, testsOf, visit, widths } from './product.ts'

const PASSWORD = 'Over-the-fells.2026'

const text = (title: string, version: string, words: string): string =>
  `---\ntitle: ${title}\nversion: ${version}\neffective: 2026-01-31\n---\n\n## About\n\n${words}\n`

/** The product of a provider with texts of its own; those of registrations changed once. */
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

for (const [width, viewport] of Object.entries(widths)) {
  test(`everybody reads the texts of the provider from the footer and finds older versions, ${width}`, async ({
    openBrowser,
  }) => {
    for (const reader of [null, 'mara'] as const) {
      const page = await openBrowser(reader, { viewport })
      await visit(page, '/knowledge')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Site Terms' }).click()
      await expect(page).toHaveURL('/legal/terms')
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of Skyline' })).toBeVisible()
      await expect(page).toHaveTitle('Terms of Skyline | Navdesk')
      await expect(page.getByText('Version 2026-01, in force from Jan 31, 2026.')).toBeVisible()
      await expect(page.getByText('Be kind to charts.')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('link', { name: 'Version 2025-03' }).click()
      await expect(page.getByText('Be kind to maps.')).toBeVisible()
      await expect(page.getByText('This is not the current version.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Read the current version' }).click()
      await expect(page.getByText('Be kind to charts.')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Notice' }).click()
      await expect(page.getByText('We keep little.')).toBeVisible()
      await expect(page.getByText('All versions')).toHaveCount(0)
    }
  })

  test(`somebody who registers reads the terms in the form, and again where they have changed, ${width}`, async ({
    openBrowser,
    product,
  }) => {
    const email = `${width}.reader@osprey-ridge.example`
    const theo = await product.signIn(people.theo)
    const fields = { FirstName: 'New', LastName: 'Reader', Email: email }
    const made = await theo.post('/services/data/v65.0/ui-api/records', { apiName: 'Contact', fields })
    expect(made.status).toBe(201)
    await product.forgetAddresses()
    const page = await openBrowser(null, { viewport, expects: [/400/] })
    await visit(page, '/registration-page')
    await page.getByLabel('Company e-mail').fill(email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()

    // What they agree to first is the version before.
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
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByLabel('New password').fill(PASSWORD)
      await page.getByLabel('Re-enter password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Complete registration' }).click()
    }
    await agree()
    await expect(page.getByText('The terms have changed. Read and agree to them again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Privacy and terms' })).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'I agree to the Site Terms' })).not.toBeChecked()
    await page.unroute('**/auth/register/confirm')
    await agree()
    await expect(page.getByRole('heading', { name: 'You’re registered' })).toBeFocused()
    const reader = await product.signIn(email, PASSWORD)
    const { body } = await reader.get('/account/own-data.json')
    expect(JSON.stringify(body)).toContain('2026-01+7')
  })
}

test('the texts are there without JavaScript, and no others', async ({ openBrowser, product }) => {
  const page = await openBrowser(null, { hasJavaScript: false, asksForCookies: true })
  await page.goto('/login')
  await page.getByRole('region', { name: 'Cookies' }).getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies at Skyline' })).toBeVisible()
  await expect(page.getByText('We store little.')).toBeVisible()
  for (const address of ['/legal/imprint', '/legal/constructor', '/legal/terms?version=1999']) {
    expect((await fetch(product.url + address)).status).toBe(404)
  }
  expect(await (await fetch(`${product.url}/legal/terms`)).text()).not.toContain('hacked')
})
