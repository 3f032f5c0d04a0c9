import type { Page } from '@playwright/test'

/** The line of a page that was slowed down. */
export type SlowLine = { cut: () => Promise<void>; speedUp: () => Promise<void> }

type Rates = { upBytesPerSecond: number; downBytesPerSecond?: number; latencyMs?: number }

/** Slows down all further requests of the page, or uploads alone. */
export async function slowDown(
  page: Page,
  { upBytesPerSecond, downBytesPerSecond = -1, latencyMs = 0 }: Rates,
): Promise<SlowLine> {
  const devtools = await page.context().newCDPSession(page)
  const set = (up: number, { offline = false, latency = 0, down = -1 } = {}): Promise<unknown> =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency,
      downloadThroughput: down,
      uploadThroughput: up,
    })
  await set(upBytesPerSecond, { latency: latencyMs, down: downBytesPerSecond })
  return {
    cut: async () => void (await set(-1, { offline: true })),
    speedUp: async () => void (await set(-1)),
  }
}
