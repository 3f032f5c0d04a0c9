import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startDevEnv } from 'dev-env'
import { chromiumLaunchOptions } from 'e2e/chromium'
import { installPeers } from './install-peers.ts'
import { type Bench, median, type Row, rowAtLeast } from './result.ts'

const LEAST_SCORE = 95

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const

type Category = keyof typeof categories

/** The two devices that Lighthouse simulates: a phone on a slow connection, and a desktop. */
const devices = { mobile: [], desktop: ['--preset=desktop'] } as const

/** The scores that Lighthouse gives a public article of the production build. */
export const bench: Bench = async ({ quick, only }) => {
  installPeers()
  // Imported dynamically because the scripts have no types.
  const { ensureBuilt } = await import(new URL('../scripts/setup.mjs', import.meta.url).href)
  await ensureBuilt()
  const product = await startDevEnv({ seed: 'demo', database: 'embedded' })
  try {
    const { publicArticleUrlName } = (await (await fetch(`${product.url}/dev/demo.json`)).json()) as {
      publicArticleUrlName: string
    }
    const address = `${product.url}/article/${publicArticleUrlName}`
    const rows: Row[] = []
    for (const [device, options] of Object.entries(devices)) {
      if (only !== undefined && !device.includes(only)) continue
      const runs: Record<Category, number>[] = []
      for (let run = 1; run <= (quick ? 1 : 3); run++) runs.push(await scoresOf(address, options))
      for (const [category, name] of Object.entries(categories) as [Category, string][]) {
        const score = median(runs.map((scores) => scores[category]))
        rows.push(rowAtLeast(`A public article, ${device}, ${name}`, 'points', score, LEAST_SCORE))
      }
    }
    return rows
  } finally {
    await product.stop()
  }
}

/** Runs Lighthouse once, in a separate process and browser. Scores go from 0 to 100. */
async function scoresOf(address: string, options: readonly string[]): Promise<Record<Category, number>> {
  const program = fileURLToPath(new URL('lighthouse/cli/index.js', new URL('./peers/node_modules/', import.meta.url)))
  const { executablePath, args = [], env = process.env } = await chromiumLaunchOptions()
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${Object.keys(categories).join(',')}`,
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...flags, ...options], {
    env: { ...env, ...(executablePath && { CHROME_PATH: executablePath }) },
    maxBuffer: 64 * 1024 * 1024,
  })
  const report = JSON.parse(stdout) as { categories: Record<Category, { score: number | null }> }
  const scores = Object.keys(categories).map((category) => {
    const { score } = report.categories[category as Category]
    if (score === null) throw new Error(`Lighthouse gave no score for ${category}`)
    return [category, Math.round(score * 100)]
  })
  return Object.fromEntries(scores)
}
