import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type AssertedTexts, findAssertedTexts } from './lint/asserted-texts.ts'
import { type SpecifiedLiteral, specifiedLiterals } from './lint/specified-literals.ts'
import { root } from './project.mjs'

type Row = SpecifiedLiteral & { tests: string }

const readPage = () => readFile(join(root, 'docs/specified-texts.md'), 'utf8')

/** The rows of the table: section, kind, text, tests. */
async function readTable(): Promise<Row[]> {
  const row =
    /^\| (?<section>\d) \| (?<kind>\w+) \| `(?<text>[^`]+)` \| (?<tests>(?:`[^`]+\.(?:test|spec)\.tsx?`(?:, )?)+) \|$/
  return (await readPage()).split('\n').flatMap((line) => (row.exec(line)?.groups as Row | undefined) ?? [])
}

it('names a test for each literal of the specification', async () => {
  const rows = (await readTable()).map(({ section, kind, text }) => ({ section, kind, text }))
  expect(rows).toEqual(specifiedLiterals)
})

it('names tests that assert the literals, letter for letter', async () => {
  const rows = (await readTable()).flatMap((row) =>
    row.tests.split(', ').map((test) => ({ ...row, path: test.replaceAll('`', '') })),
  )
  const missing: string[] = []
  for (const [path, literals = []] of Object.entries(Object.groupBy(rows, (row) => row.path))) {
    const asserted = findAssertedTexts(path, await readFile(join(root, path), 'utf8'))
    for (const { kind, text } of literals) if (!isAsserted(asserted, kind, text)) missing.push(`${path}: ${text}`)
  }
  expect(missing).toEqual([])
})

/** Texts and labels are asserted as they are; addresses, names and limits may stand in another text, but not within a word. */
function isAsserted({ whole, all }: AssertedTexts, kind: string, text: string): boolean {
  if (kind === 'text' || kind === 'label') return whole.has(text)
  const end = /[\w/]$/.test(text) ? '(?![\\w/-])' : ''
  const within = new RegExp(`(?<![\\w/-])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${end}`)
  return all.some((one) => within.test(one))
}

it('has no literal of a section twice', () => {
  const names = specifiedLiterals.map(({ section, kind, text }) => `${section} ${kind} ${text}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('has as many rows as the page says', async () => {
  expect(await readPage()).toContain(`${specifiedLiterals.length} rows`)
})

const inBrowser = (source: string): AssertedTexts => findAssertedTexts('a.spec.ts', source)

it('counts what is expected whole, also from a constant or a list', () => {
  const source = `
    const limits = ['Ten']
    const other = 'Not asserted'
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveText([...limits, 'Two'])
    for (const name of ['Back', 'Next']) await page.getByRole('button', { name, exact: true }).click()
    for (const [answer, link] of [['Known', 'Login']]) await page.getByRole('link', { name: link, exact: true }).click()
  `
  expect([...inBrowser(source).whole]).toEqual(['Sent', 'Ten', 'Two', 'Back', 'Next', 'Login'])
})

it('counts neither a part of a text, nor what is fed in, nor what is not there', () => {
  const source = `
    await page.getByLabel('Name').fill('Fed in')
    await expect(page.getByText('Open')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Closed')
    await expect(page.getByText('Gone', { exact: true })).toHaveCount(0)
    await expect(page.getByText('Never', { exact: true })).not.toBeVisible()
    expect(textOf('In Progress')).toBe(label)
  `
  const { whole, all } = inBrowser(source)
  expect([[...whole], all]).toEqual([[], ['Name', 'Open', 'Closed']])
  // Testing Library compares whole texts.
  const inComponent = findAssertedTexts(
    'a.test.tsx',
    `screen.getByText('Open'); screen.getByText('Clo', { exact: false })`,
  )
  expect([...inComponent.whole]).toEqual(['Open'])
})
