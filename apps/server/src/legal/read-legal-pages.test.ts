import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findLegalPage, legalNames, ownLegalFolder, readLegalPages } from './read-legal-pages.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'navdesk-legal-'))
  for (const name of legalNames) write(`${name}.md`, page(name, '2026-01'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
const page = (title: string, version: string, text = 'Some **words**.', effective = '2026-01-31'): string =>
  `---\ntitle: ${title}\nversion: ${version}\neffective: ${effective}\n---\n\n${text}\n`

it('has the pages of the product, which say that they are samples', () => {
  const pages = readLegalPages(ownLegalFolder)
  expect(pages.toAccept.versions).toBe('2025-03')
  for (const name of legalNames) {
    const page = findLegalPage(pages, name, null)
    expect(page).toMatchObject({ version: '2025-03', effective: '2025-03-01', versions: ['2025-03'] })
    expect(page?.html).toContain('This text is a sample')
  }
  expect(findLegalPage(pages, 'imprint', null)).toBe(null)
  expect(findLegalPage(pages, 'terms', '1999')).toBe(null)
})

it('reads the current version and older ones, the newest first, on any system', () => {
  write('terms@2024-06.md', page('Old terms', '2024-06', 'Old.', '2024-06-01').replaceAll('\n', '\r\n'))
  write('terms@2025-02.md', page('Later terms', '2025-02', 'Later.', '2025-02-01'))
  write('privacy.md', page('privacy', '7'))
  write('notes.txt', 'left alone')
  const pages = readLegalPages(folder)
  const versions = ['2026-01', '2025-02', '2024-06']
  expect(findLegalPage(pages, 'terms', null)).toEqual({
    title: 'terms',
    version: '2026-01',
    effective: '2026-01-31',
    html: '<p>Some <strong>words</strong>.</p>\n',
    versions,
  })
  expect(findLegalPage(pages, 'terms', '2024-06')).toMatchObject({
    title: 'Old terms',
    html: '<p>Old.</p>\n',
    versions,
  })
  expect(pages.toAccept).toEqual({ versions: '2026-01+7', termsHtml: '<p>Some <strong>words</strong>.</p>\n' })
})

it('lets no script of a text through', () => {
  write('terms.md', page('t', '1', 'Hi <script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))'))
  const html = findLegalPage(readLegalPages(folder), 'terms', null)?.html
  expect(html).toContain('Hi')
  expect(html).not.toMatch(/script|onerror/i)
})

it.each([
  ['a file is missing', () => rmSync(join(folder, 'cookies.md')), 'names a folder without cookies.md'],
  ['a text has no head', () => write('terms.md', 'Be nice.'), 'terms.md does not begin with its title, version'],
  ['a version is missing', () => write('terms.md', page('t', '')), 'terms.md has no version of at most 9'],
  ['a version is too long', () => write('terms.md', page('t', '2026-01-31')), 'terms.md has no version of at most 9'],
  ['a title is missing', () => write('terms.md', page('', '1')), 'terms.md has no title'],
  ['a day is none', () => write('terms.md', page('t', '1', 'x', '2026-02-30')), 'terms.md has no effective day'],
  ['a text is empty', () => write('terms.md', page('t', '1', '')), 'terms.md has no text'],
  ['a file is named wrongly', () => write('terms@1.md', page('t', '2')), 'has another version than its name, "2"'],
  [
    'versions are equal',
    () => write('terms@2026-01.md', page('t', '2026-01')),
    'terms.md and terms@2026-01.md have the same',
  ],
])('is refused where %s', (_what, spoil, problem) => {
  spoil()
  expect(() => readLegalPages(folder)).toThrow(problem)
})

it('is refused where the folder cannot be read', () => {
  expect(() => readLegalPages(join(folder, 'nowhere'))).toThrow('names a folder that cannot be read')
})
