// Takes the screenshot of the README from a running portal: `node scripts/screenshot.mjs http://localhost:3000`.
import { join } from 'node:path'
import { chromium } from '@playwright/test'

// The browser of the tests; the types of this module are checked in the e2e project.
const { chromiumLaunchOptions } = await import(new URL('../e2e/chromium.ts', import.meta.url).href)
const address = process.argv[2] ?? 'http://localhost:3000'
const browser = await chromium.launch(await chromiumLaunchOptions())
try {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1440, height: 960 },
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await page.goto('/login')
  await page.locator('html[data-alive=true]').waitFor()
  await page.getByLabel('E-mail').fill('mara.okafor@osprey-ridge.example')
  await page.getByLabel('Password', { exact: true }).fill('Cleared2Land.Runway27')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: 'Welcome, Mara' }).waitFor()
  await page.locator('html[data-alive=true]').waitFor()
  await page.getByRole('button', { name: 'Reject optional' }).click()
  await page.getByText('Your cookie choices are saved.').waitFor({ state: 'hidden' })
  await page.screenshot({ path: join(import.meta.dirname, '..', 'docs', 'screenshot.png') })
} finally {
  await browser.close()
}
