import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { demoFacts } from './addresses.ts'
import { expect, expectLegible, people, startProduct, testsOf, visit } from './product.ts'

const svg = (width: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32"><rect width="${width}" height="32" fill="${color}"/></svg>`

/** The product of another company, with a wordmark for the light theme and a mark for the dark one. */
const test = testsOf('brand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'))
  const [light, dark] = [join(folder, 'light.svg'), join(folder, 'dark.svg')]
  await writeFile(light, svg(120, '#7a1f3d'))
  await writeFile(dark, svg(32, '#f0b8c8'))
  const started = await startProduct({
    BRAND_LOGO: light,
    BRAND_LOGO_DARK: dark,
    BRAND_NAME: 'Skyline Help',
    BRAND_COMPANY: 'Skyline Charts',
    BRAND_COLOR: '#7a1f3d',
    BRAND_COLOR_DARK: '#f0b8c8',
    SHOP_SURVEY: 'https://survey.example.com/support',
  })
  await rm(folder, { recursive: true })
  return started
})

const logos = { light: '/brand/logo.svg', dark: '/brand/logo-dark.svg' } as const

/** Waits until a part of a page shows the logo of a theme. */
async function expectLogo(part: Locator, theme: keyof typeof logos): Promise<void> {
  const logo = part.locator('img[src^="/brand/"]:visible')
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('src', logos[theme])
  await expect(logo).toHaveCSS('height', '32px')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

const fills = { light: 'rgb(122, 31, 61)', dark: 'rgb(240, 184, 200)' } as const

test('a portal has the name, company, colors and survey of its brand', async ({ openBrowser }) => {
  const page = await openBrowser(null)
  await visit(page, '/login')
  await expect(page).toHaveTitle(/Skyline Help/)
  await expect(page.getByRole('banner').getByText('Skyline Charts').first()).toBeAttached()
  for (const [theme, fill] of Object.entries(fills) as ['light' | 'dark', string][]) {
    await page.emulateMedia({ colorScheme: theme })
    const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
    await expect(signIn).toHaveCSS('background-color', fill)
    await expectLogo(page.getByRole('banner'), theme)
    await expectLegible(page)
  }
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', logos.dark)
  await visit(page, '/trouble')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /survey/i })).toHaveAttribute(
    'href',
    'https://survey.example.com/support',
  )
  await expect(footer.getByText(/\d{4} Skyline Charts/)).toBeVisible()
  for (const part of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(part)).not.toContainText(/Navdesk|Calder/)
  }
})

test('the guest case modal has the logo of the brand, in the theme that is chosen', { tag: '@long' }, async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(null)
  await visit(page, `/article/${(await demoFacts(product)).publicArticleUrlName}`)
  await page.getByRole('button', { name: 'Open support case' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue as guest' }).click()
  await expectLogo(dialog, 'light')
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'))
  await expectLogo(dialog, 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'light'))
  await expectLogo(dialog, 'light')
  await expectLegible(page)
})

test('the list and the form of cases are readable in the colors of a brand', { tag: '@long' }, async ({
  openBrowser,
}) => {
  const page = await openBrowser('mara')
  for (const path of ['/case-manager', '/case-manager/Open-a-Case']) {
    await visit(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectLegible(page)
    }
  }
})

test('a logo is served as what it is, and runs nothing', async ({ product }) => {
  const { status, headers } = await fetch(product.url + logos.light)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('mails come from the brand, with its color', { tag: '@long' }, async ({ product }) => {
  await fetch(`${product.url}/auth/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: people.ines }),
  })
  const mailTo = async () => (await product.mailbox()).find(({ to }) => to.includes(people.ines))
  await expect.poll(mailTo).toBeDefined()
  const mail = await mailTo()
  expect(mail?.html).toContain('#7a1f3d')
  expect(mail?.text).toContain('Skyline Help, Skyline Charts')
})
