import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../project.mjs'
import { shortNames } from './internal-names.ts'

const names = Object.keys(shortNames)

/** The text of all sources that match some patterns, without tests. */
async function sourcesIn(...patterns: string[]): Promise<string> {
  const texts: string[] = []
  for (const pattern of patterns) {
    for await (const file of glob(`${pattern}.{ts,tsx}`, { cwd: root })) {
      if (!/\.types|node_modules|testing|\.test\./.test(file)) texts.push(readFileSync(join(root, file), 'utf8'))
    }
  }
  return texts.join('\n')
}

/** Whether a text has a property of a name, as a key or after a dot. */
const hasProperty = (text: string, name: string): boolean =>
  new RegExp(`\\.${name}\\b|(?<![\\w.$])['"]?${name}['"]?\\??:`).test(text)

it('shortens names of record-cache that others do not know', async () => {
  const own = await sourcesIn('packages/record-cache/src/**/*')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(own))).toEqual([])
  const others = await sourcesIn(
    // Answers of server methods are handed out as they come.
    'packages/contract/src/{*,{ui-api,seo}/**/*}',
    'packages/record-cache-react/src/**/*',
    'consumers/*',
    'e2e/guide/*',
  )
  expect(names.filter((name) => hasProperty(others, name))).toEqual([])
})

it('leaves the names in what a server writes into a page, which a browser with another version may read', async () => {
  const written =
    (await sourcesIn('packages/record-cache/src/hydration/*')).match(/type Dehydrated\w+ = .*?^}/gms) ?? []
  expect(names.filter((name) => written.some((type) => hasProperty(type, name)))).toEqual([])
})

it('gives each a unique name that sources do not have', async () => {
  const value = Object.values(shortNames)
  expect(new Set(value).size).toBe(names.length)
  const own = await sourcesIn('packages/record-cache/src/**/*')
  expect(value.filter((name) => hasProperty(own, name))).toEqual([])
})
