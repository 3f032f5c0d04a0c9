import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('finds every test that the table of security tests names', async () => {
  const page = await readFile(join(root, 'docs/security-tests.md'), 'utf8')
  const rows = page
    .split('\n')
    .map((line) => /^\|[^|]*\| `([^`]+\.(?:test|spec)\.tsx?)` \|([^|]*)\|$/.exec(line))
    .filter((row) => row !== null)
  const missing: string[] = []
  for (const [, path = '', name = ''] of rows) {
    const text = await readFile(join(root, path), 'utf8').catch(() => null)
    if (text === null || !text.includes(name.trim())) missing.push(`${path}: ${name.trim()}`)
  }
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

it('has a row for each of the sixty threats', async () => {
  const page = await readFile(join(root, 'docs/security-tests.md'), 'utf8')
  const wanted = Array.from({ length: 60 }, (_, index) => index + 1)
  expect(wanted.filter((number) => !page.includes(`**T${number}**`))).toEqual([])
})
