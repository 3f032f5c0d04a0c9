import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.mjs'

type Row = { section: string; text: string; paths: string[] }

/** The rows of the table: section, text, tests. */
async function readTable(): Promise<Row[]> {
  const page = await readFile(join(root, 'docs/specified-texts.md'), 'utf8')
  return page
    .split('\n')
    .map((line) => /^\| (\d) \| `([^`]+)` \| ((?:`[^`]+\.(?:test|spec)\.tsx?`(?:, )?)+) \|$/.exec(line))
    .flatMap((row) =>
      row ? [{ section: row[1] ?? '', text: row[2] ?? '', paths: (row[3] ?? '').replaceAll('`', '').split(', ') }] : [],
    )
}

/** As the formatter writes a string. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)

/** What finds or compares a text, or a list or a constant by which a test goes. What only types or answers it proves nothing. */
const PROOF =
  /expect|By(?:Role|Text|Label)|to(?:Be|Equal|Have|Contain)|press\(|for \(const|const \w+(?:: [^=]+)? =(?: \[|$)/

/** Whether a text stands in such a statement: on its own line or on one that opens what holds it, which begins further to the left. */
function isProven(source: string, text: string): boolean {
  const lines = source.split('\n')
  const indent = (line: string) => line.length - line.trimStart().length
  return lines.some((line, index) => {
    if (!line.includes(quoted(text))) return false
    const opening = [line]
    for (const one of lines.slice(0, index).toReversed()) {
      if (one !== '' && indent(one) < indent(opening.at(-1) ?? '')) opening.push(one)
    }
    return opening.some((one) => PROOF.test(one.replace(quoted(text), '')) && !/\.fill\(/.test(one))
  })
}

it('names for every specified text tests that expect it letter for letter', async () => {
  const missing: string[] = []
  for (const { text, paths } of await readTable()) {
    for (const path of paths) {
      const source = await readFile(join(root, path), 'utf8').catch(() => '')
      if (!isProven(source, text)) missing.push(`${path}: ${text}`)
    }
  }
  expect(missing).toEqual([])
})

it('takes a text that is only typed or answered for no proof', () => {
  const inTest = (line: string) => `it('does it', async () => {\n  ${line}\n})\n`
  const proofs = ["expect(page.getByText('Open')).toBeVisible()", "for (const name of ['Open', 'Closed']) {"]
  const others = ["await field.fill('Open')", "answer({ Status: 'Open' })", "const row = { Status: 'Open' }"]
  expect([...proofs, ...others].map((line) => isProven(inTest(line), 'Open'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
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
