import { startDevEnv } from 'dev-env'
import { test as base, expect, expectAccessible, ofWorker, people, visit, widths } from './product.ts'

/** The product of another company. */
const test = base.extend({
  product: ofWorker(() =>
    startDevEnv({
      seed: 'demo',
      environment: {
        BRAND_NAME: 'Skyline Help',
        BRAND_COMPANY: 'Skyline Charts',
        BRAND_COLOR: '#7a1f3d',
        BRAND_COLOR_DARK: '#f0b8c8',
        SHOP_SURVEY: 'https://survey.example.com/support',
      },
    }),
  ),
})

const fills = { light: 'rgb(122, 31, 61)', dark: 'rgb(240, 184, 200)' } as const

for (const [width, viewport] of Object.entries(widths)) {
  test(`a portal has the name, company, colors and survey of its brand, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser(null, { viewport })
    await visit(page, '/login')
    await expect(page).toHaveTitle(/Skyline Help/)
    await expect(page.getByRole('banner').getByText('Skyline Charts').first()).toBeAttached()
    for (const [theme, fill] of Object.entries(fills) as ['light' | 'dark', string][]) {
      await page.emulateMedia({ colorScheme: theme })
      const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })
      await expect(signIn).toHaveCSS('background-color', fill)
      await expectAccessible(page)
    }
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
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
  })

  test(`the list and the form of cases are readable in the colors of a brand, ${width}`, async ({ openBrowser }) => {
    const page = await openBrowser('mara', { viewport })
    for (const path of ['/case-manager', '/case-manager/Open-a-Case']) {
      await visit(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
  })
}

test('mails come from the brand, with its color', async ({ product }) => {
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
