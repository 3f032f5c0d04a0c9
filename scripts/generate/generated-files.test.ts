import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UI_API } from 'contract'
import { defineCall } from 'contract/checks'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'
import { addressesOf } from './addresses.ts'
import { withCallTables } from './call-docs.ts'
import { documentedVariables } from './configuration-page.ts'
import { generatedFiles } from './generated-files.ts'

it('finds every generated file up to date: run `npm run generate` after a change', async () => {
  const files = await generatedFiles()
  expect(files.size).toBeGreaterThan(10)
  for (const [path, text] of files) expect(await readFile(path, 'utf8'), path).toBe(text)
})

/** Variables of the system and of npm, and those by which one program of this repository starts another. */
const internalVariables = /^(PATH|HOME|TMPDIR|TZ|npm_\w+|NODE_COMPILE_CACHE|NAVDESK_TEST_CLUSTER|FULL_DISK_FLAG)$/

it('documents every variable that the code reads: add it to settings.ts or configuration-page.ts', async () => {
  const paths = globSync('{apps,packages,scripts,e2e,proofs,bench}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|build|\.[^\\/]+)$/.test(name),
  })
  const read = new Set<string>()
  for (const path of paths) {
    const source = await readFile(join(root, path), 'utf8')
    for (const [, name = ''] of source.matchAll(/process\.env\.(\w+)/g)) read.add(name)
  }
  const unknown = [...read].filter((name) => !documentedVariables.includes(name) && !internalVariables.test(name))
  expect(unknown).toEqual([])
  expect(read).toContain('DATABASE_URL')
})

it('writes an address with a comment from the terms of the call, and without its schemas', () => {
  const getThing = defineCall({
    method: 'GET',
    path: `${UI_API}/things/{thingId}`,
    summary: 'Reads a thing.',
    returns: '`Thing`.',
    errors: ['NOT_FOUND'],
    params: Type.Object({ thingId: Type.String() }),
  })
  const text = addressesOf('ui-api/things.ts', { getThing, helper: () => null }) ?? ''
  expect(text).toContain(
    `/**
 * Reads a thing.
 *
 * @returns \`Thing\`.
 * @throws NOT_FOUND.
 */
export const getThing: CallOf<typeof definitions.getThing> = {
  method: 'GET',
  path: \`\${UI_API}/things/{thingId}\`,
}
`,
  )
  expect(text).not.toContain('helper')
})

it('writes no addresses of a module that defines no call', () => {
  expect(addressesOf('ui-api/shapes.ts', { Thing: Type.Object({}) })).toBeNull()
})

it('requires a table of every group on the page of calls', () => {
  expect(() => withCallTables('<!-- calls: records -->\n<!-- end -->')).toThrow(
    /^No table of (?=.*actions)(?=.*serverMethods)/,
  )
  expect(() => withCallTables('<!-- calls: nothing -->\n<!-- end -->')).toThrow('No calls are named nothing')
})
