import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

type Row = { section: string; text: string; path: string }

/** The rows of the table: section, text, test. */
async function readTable(): Promise<Row[]> {
  const page = await readFile(join(root, 'docs/specified-texts.md'), 'utf8')
  return page
    .split('\n')
    .map((line) => /^\| (\d) \| `([^`]+)` \| `([^`]+\.(?:test|spec)\.tsx?)` \|$/.exec(line))
    .flatMap((row) => (row ? [{ section: row[1] ?? '', text: row[2] ?? '', path: row[3] ?? '' }] : []))
}

/** As the formatter writes a string. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)

it('names for every specified text a test that holds it letter for letter', async () => {
  const rows = await readTable()
  const missing: string[] = []
  for (const { text, path } of rows) {
    const source = await readFile(join(root, path), 'utf8').catch(() => '')
    if (!source.includes(quoted(text))) missing.push(`${path}: ${text}`)
  }
  expect(missing).toEqual([])
})

it('has every section with texts, and no text of a section twice', async () => {
  const rows = await readTable()
  expect([...new Set(rows.map(({ section }) => section))].sort()).toEqual(['2', '3', '4', '5', '8'])
  const names = rows.map(({ section, text }) => `${section} ${text}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('has as many rows as the page says', async () => {
  const page = await readFile(join(root, 'docs/specified-texts.md'), 'utf8')
  expect(page).toContain(`${(await readTable()).length} rows`)
})
