import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildModules } from './build-package.ts'
import { publishedPackage, publishedPackages } from './published-package.ts'

/** What the screens of cases import. */
const CASE_SCREENS = [
  'createRecordCache',
  'getRecord',
  'getListUi',
  'getListRecords',
  'getRelatedListRecords',
  'getObjectInfo',
  'getPicklistValuesByRecordType',
  'createRecord',
  'updateRecord',
  'createContentDocumentAndVersion',
]

const IMPORTS = {
  core: 'export { createRecordCache } from "record-cache"',
  all: 'export * from "record-cache"',
  'case screens': `export { ${CASE_SCREENS.join(', ')} } from "record-cache"`,
}

/** A page that shows the panel and watches its cache while it is developed. */
const PANEL_IN_DEVELOPMENT = `
  import { createRecordCache } from 'record-cache'
  import { useAdapter } from 'record-cache-react'
  import { CacheDebugPanel, observeCache } from 'record-cache-react/debug'
  export const make = (options) => 
    process.env.NODE_ENV === 'production' ? createRecordCache(options) : observeCache(options).cache
  export const Panel = process.env.NODE_ENV === 'production' ? undefined : CacheDebugPanel
  export { useAdapter }
`

/** A foreign project with the published modules. */
let project = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'bundle-'))
  for (const name of publishedPackages) {
    const dist = join(project, 'node_modules', name)
    const { entries, isExternal: external } = await publishedPackage(name)
    await buildModules({ entries, external, dist })
    const exports = { '.': './index.js', './*': './*.js' }
    await writeFile(join(dist, 'package.json'), JSON.stringify({ name, type: 'module', sideEffects: false, exports }))
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rm(project, { recursive: true, force: true }))

const EXTERNAL = ['react', 'react/jsx-runtime']

const BUNDLERS: Record<string, (entry: string, mode?: 'production' | 'development') => Promise<string>> = {
  async esbuild(entry, mode = 'production') {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2024',
      external: EXTERNAL,
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  },
  async rolldown(entry, mode = 'production') {
    const define = { 'process.env.NODE_ENV': JSON.stringify(mode) }
    const bundle = await rolldown({ input: entry, external: EXTERNAL, transform: { target: 'es2024', define } })
    const { output } = await bundle.generate({ minify: true })
    await bundle.close()
    return output[0].code
  },
}

/** Brotli bytes that a browser downloads at most, which is what is reached. */
it.each([
  ['core', 'esbuild', 4_550],
  ['core', 'rolldown', 4_450],
  ['case screens', 'esbuild', 16_100],
  ['case screens', 'rolldown', 15_650],
  ['all', 'esbuild', 25_350],
  ['all', 'rolldown', 24_800],
] as const)('keeps %s within its bytes with %s', async (what, bundler, most) => {
  const entry = join(project, `${what.replace(' ', '-')}.js`)
  await writeFile(entry, IMPORTS[what])
  const code = (await BUNDLERS[bundler]?.(entry)) ?? ''
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most)
})

it.each(Object.keys(BUNDLERS))('leaves the debug panel out of production with %s', async (bundler) => {
  const entry = join(project, 'panel.js')
  await writeFile(entry, PANEL_IN_DEVELOPMENT)
  const bundle = BUNDLERS[bundler]
  const hasPanel = async (mode: 'production' | 'development') =>
    (await bundle?.(entry, mode))?.includes('Lists and descriptions')
  expect([await hasPanel('development'), await hasPanel('production')]).toEqual([true, false])
})
