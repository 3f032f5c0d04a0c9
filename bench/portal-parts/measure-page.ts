import type { Browser, CDPSession, Page } from '@playwright/test'
import { filesBeforeAlive, noteWhenAlive } from 'e2e/loaded-files'

/** A page of the running product, and the session that opens it. */
export type Address = { url: string; path: string; cookie: string }

/** Measurements of a page until it is interactive. */
export type Load = { largestPaintMs: number; scriptBytes: number; requests: number }

/** "Slow 3G" as WebPageTest defines it: bits per second, and round trip in milliseconds. */
const SLOW_3G = { bitsPerSecond: 400_000, roundTripMs: 400 }

/** How many times slower the processor is. */
const CPU_SLOWDOWN = 4

/** Loads a page on a slow connection and processor, and counts what was downloaded before its code ran. */
export async function measureLoad(browser: Browser, address: Address): Promise<Load> {
  return await onPage(browser, address, async (page, devtools) => {
    const perSecond = SLOW_3G.bitsPerSecond / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_3G.roundTripMs,
      downloadThroughput: perSecond,
      uploadThroughput: perSecond,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await noteWhenAlive(page)
    await page.goto(address.path, { waitUntil: 'commit' })
    await untilAlive(page)
    const files = await filesBeforeAlive(page)
    const scripts = files.filter(({ path }) => path.endsWith('.js'))
    return {
      largestPaintMs: await largestPaintMs(page),
      scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      // Plus the request of the page itself.
      requests: files.length + 1,
    }
  })
}

async function largestPaintMs(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    return paints.at(-1)?.startTime ?? Number.NaN
  })
}

/** Types a letter into a field on a slow processor. @returns milliseconds from the key to the next paint. */
export async function measureInteraction(browser: Browser, address: Address, label: string): Promise<number> {
  return await onPage(browser, address, async (page, devtools) => {
    await page.goto(address.path)
    await untilAlive(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.getByLabel(label).click()
    const slowest = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const key = list.getEntries().find(({ name }) => name === 'keydown')
            if (key) resolve(key.duration)
          }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
        }),
    )
    await page.keyboard.press('a')
    return await slowest
  })
}

/** Runs in a browser without any cached file. */
async function onPage<T>(
  browser: Browser,
  { url, cookie }: Address,
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })
  try {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
    const page = await context.newPage()
    return await measure(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** The portal sets a mark on its document when the page is hydrated. */
const untilAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.alive === 'true')
