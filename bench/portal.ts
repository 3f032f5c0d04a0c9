import { chromium } from '@playwright/test'
import { type DevClient, startDevEnv } from 'dev-env'
import { chromiumLaunchOptions } from 'e2e/chromium'
import { type Load, measureInteraction, measureLoad } from './portal-parts/measure-page.ts'
import { type Bench, median, type Row, rowAtMost } from './result.ts'

const UI_API = '/services/data/v65.0/ui-api'
const COMMENTS = 36

/** Portal screens on a slow connection and a slow processor, each loaded with an empty browser cache. */
export const bench: Bench = async ({ quick, only }) => {
  // Imported dynamically because the scripts have no types.
  const { ensureBuilt } = await import(new URL('../scripts/setup.mjs', import.meta.url).href)
  await ensureBuilt()
  const product = await startDevEnv({ seed: 'demo', database: 'embedded' })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const mara = await product.signIn('mara.okafor@osprey-ridge.example')
    const screens = {
      Home: '/',
      'Case Manager': '/case-manager',
      [`A case with ${COMMENTS} comments`]: `/case-details?id=${await caseWithComments(mara)}`,
    }
    const repetitions = Array.from({ length: quick ? 1 : 5 })
    const rows: Row[] = []
    for (const [screen, path] of Object.entries(screens)) {
      if (only !== undefined && !screen.toLowerCase().includes(only)) continue
      const address = { url: product.url, path, cookie: mara.cookie }
      const loads: Load[] = []
      for (const _ of repetitions) loads.push(await measureLoad(browser, address))
      const middle = (figure: keyof Load) => median(loads.map((load) => load[figure]))
      rows.push(
        rowAtMost(`${screen}, largest paint`, 'ms', middle('largestPaintMs'), 2_500),
        rowAtMost(`${screen}, script before interaction`, 'kB', middle('scriptBytes') / 1_000, 130),
        rowAtMost(`${screen}, requests before interaction`, 'requests', middle('requests'), 29),
      )
      if (!screen.includes('comments')) continue
      const interactions: number[] = []
      for (const _ of repetitions) interactions.push(await measureInteraction(browser, address, 'Add a comment'))
      rows.push(rowAtMost(`${screen}, a key until the next paint`, 'ms', median(interactions), 200))
    }
    return rows
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function caseWithComments(client: DevClient): Promise<string> {
  const create = async (apiName: string, fields: object): Promise<string> => {
    const { status, body, text } = await client.post(`${UI_API}/records`, { apiName, fields })
    if (status !== 201) throw new Error(`${apiName} was not created: ${status} ${text}`)
    return (body as { id: string }).id
  }
  const caseId = await create('Case', {
    Subject: 'Terrain layer missing after update',
    Description: 'Both displays show no terrain.',
    Impact__c: 'Minor Degradation',
    IssueType__c: 'Product',
  })
  for (let number = 1; number <= COMMENTS; number++) {
    const CommentBody = `Comment ${number}: the layer is still missing on the left display after a restart of the unit.`
    await create('CaseComment', { ParentId: caseId, CommentBody })
  }
  return caseId
}
