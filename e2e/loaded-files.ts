import type { Page } from '@playwright/test'

/** A file that a page has loaded; `bytes` is its size on the line, without headers. */
export type LoadedFile = { path: string; bytes: number }

/** Lets pages that are opened from now on note when their code runs. */
export async function noteWhenAlive(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => performance.mark('alive'))
    observer.observe(document, { subtree: true, attributeFilter: ['data-alive'] })
  })
}

/** The files that the page asked for before its code ran, without the page itself; what it loads ahead for other screens comes later. */
export async function filesBeforeAlive(page: Page): Promise<LoadedFile[]> {
  return await page.evaluate(() => {
    const alive = performance.getEntriesByName('alive')[0]
    if (!alive) throw new Error('the page did not note when its code ran')
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files
      .filter(({ startTime }) => startTime < alive.startTime)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  })
}

/** The paths of the fonts that a page has loaded. */
export async function fontsOf(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    const files = performance.getEntriesByType('resource')
    return files.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith('.woff2'))
  })
}
