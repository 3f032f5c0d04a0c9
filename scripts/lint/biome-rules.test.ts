import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../project.mjs'

// Our own rules of biome.json, on files that break them.

const copy = mkdtempSync(join(tmpdir(), 'biome-rules-'))
afterAll(() => rmSync(copy, { recursive: true }))

type Report = { diagnostics: readonly { message: string; location: { path: string } }[] }

const untyped =
  'import { createRecord, getListRecords } from "record-cache"; export const all = [createRecord, getListRecords]'

const files = {
  'apps/portal/src/by-name.ts': untyped,
  'apps/portal/src/names-of-others.ts': 'export { getRecord } from "record-cache"',
  'apps/portal/src/on-by-name.ts': 'export { createRecord } from "record-cache"',
  'apps/portal/src/all.ts': 'import * as cache from "record-cache"; export const create = cache.createRecord',
  'apps/portal/src/on-all.ts': 'export * from "record-cache"',
  'apps/portal/src/on-all-as-one.ts': "export * as cache from 'record-cache'",
  'apps/portal/src/late.ts': 'export const create = async () => (await import("record-cache")).createRecord',
  'apps/portal/src/records/records.ts':
    'import * as cache from "record-cache"; export const create = cache.createRecord',
  'apps/server/src/as-system.ts': 'export const all = (platform: Platform) => platform.asSystem("reads all")',
  'packages/record-cache/src/accessor.ts':
    'export const counter = (count: number) => ({ get count() { return count } })',
  'packages/record-cache/src/class.ts': 'export class Counter { count = 0; get twice() { return 2 * this.count } }',
  'packages/support/src/as-system.ts': 'export const all = (platform: Platform) => platform.asSystem("reads all")',
}

it('reports untyped adapters in the portal, accessors in the record cache, and asSystem outside support and the platform', () => {
  for (const path of ['biome.json', '.gitignore']) copyFileSync(join(root, path), join(copy, path))
  cpSync(join(root, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'apps', 'packages'], { cwd: copy })
  const { diagnostics } = JSON.parse(String(run.stdout)) as Report
  const reported = diagnostics.map(({ location, message }) => `${location.path}: ${message.split(/[:,]/)[0]}`)
  expect(reported.toSorted()).toEqual([
    'apps/portal/src/all.ts: Import each export of record-cache by its name',
    'apps/portal/src/by-name.ts: Import it from records/records.ts',
    'apps/portal/src/by-name.ts: Import it from records/records.ts',
    'apps/portal/src/late.ts: Import each export of record-cache by its name',
    'apps/portal/src/on-all-as-one.ts: Import each export of record-cache by its name',
    'apps/portal/src/on-all.ts: Import each export of record-cache by its name',
    'apps/portal/src/on-by-name.ts: Import it from records/records.ts',
    'apps/server/src/as-system.ts: Only rules and mails of support',
    'packages/record-cache/src/accessor.ts: Objects with accessors are kept in memory with all that these see until a full collection',
  ])
})
