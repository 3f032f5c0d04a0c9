import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type AssertedTexts, findAssertedTexts } from './lint/asserted-texts.ts'
import { specifiedLiterals } from './lint/specified-literals.ts'
import { root } from './project.mjs'

const places = '{e2e,apps,packages}/**/*.{test,spec}.{ts,tsx}'

it('finds for each literal of the specification a test that asserts it letter for letter', () => {
  const files = globSync(places, { cwd: root, exclude: (name) => /node_modules|\/\.|\/build$/.test(name) })
  let missing = [...specifiedLiterals]
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    if (!missing.some(({ kind, text }) => mayAssert(source, kind, text))) continue
    const asserted = findAssertedTexts(file, source)
    missing = missing.filter(({ kind, text }) => !isAsserted(asserted, kind, text))
  }
  const lines = missing.map(({ section, kind, text }) => `section ${section}, ${kind}: ${text}`)
  expect(lines, 'assert each in a test of its screen, such as getByText(text, { exact: true })').toEqual([])
})

/** Parsing takes longer: most files contain no literal that is still missing. */
function mayAssert(source: string, kind: string, text: string): boolean {
  const isWhole = kind === 'text' || kind === 'label'
  return isWhole
    ? [`'${text}'`, `"${text}"`, `\`${text}\``].some((quoted) => source.includes(quoted))
    : source.includes(text)
}

/** Texts and labels are asserted as they are; addresses, names and limits may be part of another text, but not of a word. */
function isAsserted({ whole, all }: AssertedTexts, kind: string, text: string): boolean {
  if (kind === 'text' || kind === 'label') return whole.has(text)
  const end = /[\w/]$/.test(text) ? '(?![\\w/-])' : ''
  const within = new RegExp(`(?<![\\w/-])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${end}`)
  return all.some((asserted) => within.test(asserted))
}

const inBrowser = (source: string): AssertedTexts => findAssertedTexts('a.spec.ts', source)

it('counts what is expected whole, also from a constant or a list', () => {
  const source = `
    const limits = ['Ten']
    const unused = 'Not asserted'
    await expect(page.getByText('Sent', { exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveText([...limits, 'Two'])
    for (const name of ['Back', 'Next']) await page.getByRole('button', { name, exact: true }).click()
    for (const [answer, link] of [['Known', 'Login']]) await page.getByRole('link', { name: link, exact: true }).click()
  `
  expect([...inBrowser(source).whole]).toEqual(['Sent', 'Ten', 'Two', 'Back', 'Next', 'Login'])
})

it('counts neither a part of a text, nor input, nor what is absent', () => {
  const source = `
    await page.getByLabel('Name').fill('Input')
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
