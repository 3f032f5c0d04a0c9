import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './e2e/chromium.ts'

/** The tag of long tests. */
const LONG = /@long/

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './scripts/test-cluster.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What a hang may take: a slow or busy machine fails no test.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'browser', grepInvert: LONG },
    // Long tests that `npm run prove` runs, and `npm test` leaves out.
    { name: 'long', grep: LONG },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: await chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
  },
})
