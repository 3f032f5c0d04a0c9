import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildModules } from './build-package.ts'
import { publishedPackage } from './published-package.ts'

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

/** A project of somebody else that has the published modules. */
let project = ''

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'bundle-'))
  const dist = join(project, 'node_modules', 'record-cache')
  const { entries, isExternal: external } = await publishedPackage('record-cache')
  await buildModules({ entries, external, dist })
  const manifest = { name: 'record-cache', type: 'module', sideEffects: false, exports: './index.js' }
  await writeFile(join(dist, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(project, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rm(project, { recursive: true, force: true }))

const BUNDLERS: Record<string, (entry: string) => Promise<string>> = {
  async esbuild(entry) {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2024',
      write: false,
    })
    return outputFiles[0]?.text ?? ''
  },
  async rolldown(entry) {
    const bundle = await rolldown({ input: entry, transform: { target: 'es2024' } })
    const { output } = await bundle.generate({ minify: true })
    await bundle.close()
    return output[0].code
  },
}

/** Brotli bytes that a browser downloads at most, which is what is reached. */
it.each([
  ['core', 'esbuild', 4_600],
  ['core', 'rolldown', 4_500],
  ['case screens', 'esbuild', 16_400],
  ['case screens', 'rolldown', 15_750],
  ['all', 'esbuild', 25_200],
  ['all', 'rolldown', 24_300],
] as const)('keeps %s within its bytes with %s', async (what, bundler, most) => {
  const entry = join(project, `${what.replace(' ', '-')}.js`)
  await writeFile(entry, IMPORTS[what])
  const code = (await BUNDLERS[bundler]?.(entry)) ?? ''
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(most)
})
