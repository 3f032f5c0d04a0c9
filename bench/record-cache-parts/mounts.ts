import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from 'e2e/chromium'
import { type BenchOptions, median, type Row, rowAgainstLimit } from '../result.ts'
import { bundleChunks } from './bundle-chunks.ts'

/** Mounting rows that each read a record from the cache, compared with the same rows from plain objects, in a browser. */
export async function mountRows({ quick }: BenchOptions): Promise<Row[]> {
  const entry = `export { mountTimes } from ${JSON.stringify(new URL('mount-page.tsx', import.meta.url).pathname)}`
  const [chunk] = await bundleChunks({ entry }, new URL('..', import.meta.url), true)
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    await page.goto('about:blank')
    const { plain, read } = await page.evaluate(
      async ([code, runs]) => {
        const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
        const { mountTimes }: typeof import('./mount-page.tsx') = await import(address)
        return mountTimes(runs)
      },
      [chunk?.code ?? '', quick ? 20 : 60] as const,
    )
    const warm = (times: readonly number[]) => median(times.slice(times.length / 2))
    return [rowAgainstLimit('React: 1,000 rows that read a record each mount', 'ms', warm(read), warm(plain), 3)]
  } finally {
    await browser.close()
  }
}
