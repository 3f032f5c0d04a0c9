import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8')

/** The files that a section of the page names, by the letter or the mark that its rows name them with; '' where there is none. */
function filesOf(section: string): { by: string; path: string }[] {
  const named = section.matchAll(/`([\w./-]+\/[\w.-]+\.test\.ts)`(?: \(([A-Z])\)| where marked with \\(\*))?/g)
  return [...named].map(([, path = '', letter, mark]) => ({ by: letter ?? mark ?? '', path }))
}

/** What a row says of its test, in parts: a letter, a file, or words in the name of a test, with the mark that leads to their file. */
function partsOf(cell: string): { by: string; part: string }[] {
  const letters = /^[A-Z](?:, [A-Z])*$/.exec(cell.replaceAll(/ \([^)]*\)/g, ''))?.[0]
  if (letters !== undefined) return letters.split(', ').map((by) => ({ by, part: '' }))
  const by = cell.endsWith('\\*') ? '*' : ''
  const words = cell.replace('\\*', '').trim()
  const quoted = [...words.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part)
  return (quoted.length > 0 ? quoted : words.split('; ')).map((part) => ({ by, part }))
}

/** Parts of rows that lead to no test of the files that their section names. */
async function astray(page: string): Promise<string[]> {
  const found: string[] = []
  for (const section of page.split(/^## /m)) {
    const files = await Promise.all(filesOf(section).map(async (file) => ({ ...file, text: await read(file.path) })))
    for (const [, entry = '', cell = ''] of section.matchAll(/^\|[^|]*\| \w+ `[^`]+` \| `([\w.]+)` \| ([^|]+) \|/gm)) {
      for (const { by, part } of partsOf(cell.trim())) {
        const isThere = (file: { by: string; path: string; text: string }) =>
          file.by === by &&
          (/\.(?:db|test\.ts)$/.test(part)
            ? file.path.endsWith(part.replace(/\.db$/, '.db.test.ts'))
            : file.text.includes(part))
        if (!files.some(isThere)) found.push(`${entry}: ${by} ${part}`)
      }
    }
  }
  return found
}

it('names in the table of calls only tests that there are', async () => {
  const page = await read('docs/ui-service.md')
  expect(await astray(page)).toEqual([])
})

it('finds a letter, a file and words that lead nowhere', async () => {
  const other = '`apps/server/src/ui-api/specified-calls.test.ts`'
  const page = (...cells: string[]) =>
    `## X\n\nTests: ${other}, ${other} (U), ${other} where marked with \\*.\n\n${cells
      .map((cell) => `| x | GET \`/x\` | \`a.b\` | ${cell} | – |\n`)
      .join('')}`
  const right = ['U (this, that)', '`specified-calls.test.ts`', '`every specified`', 'has `no others`; one row \\*']
  const wrong = ['U, B', '`other.db`', 'has every call; a misprimt', '`a misprimt` \\*']
  expect(await astray(page(...right))).toEqual([])
  expect(await astray(page(...wrong))).toEqual([
    'a.b: B ',
    'a.b:  other.db',
    'a.b:  has every call',
    'a.b:  a misprimt',
    'a.b: * a misprimt',
  ])
})
