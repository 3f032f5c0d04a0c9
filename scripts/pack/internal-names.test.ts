import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'
import { shortNames } from './internal-names.ts'

const names = Object.keys(shortNames)

/** The text of all sources in some folders, without tests. */
async function sourcesIn(...folders: string[]): Promise<string> {
  const texts: string[] = []
  for (const folder of folders) {
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      if (!/\.types|node_modules|testing|\.test\./.test(file)) texts.push(readFileSync(join(root, file), 'utf8'))
    }
  }
  return texts.join('\n')
}

/** Whether a text has a property of a name, as a key or after a dot. */
const hasProperty = (text: string, name: string): boolean =>
  new RegExp(`\\.${name}\\b|(?<![\\w.$])['"]?${name}['"]?\\??:`).test(text)

it('shortens names of record-cache that others do not know', async () => {
  const own = await sourcesIn('packages/record-cache/src')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(own))).toEqual([])
  const others = await sourcesIn('packages/contract/src', 'packages/record-cache-react/src', 'consumers', 'e2e/guide')
  expect(names.filter((name) => hasProperty(others, name))).toEqual([])
})

it('gives each a name of its own that sources do not have', async () => {
  expect(new Set(Object.values(shortNames)).size).toBe(names.length)
  expect(await sourcesIn('packages/record-cache/src')).not.toMatch(/\.\$\w/)
})
