import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('finds every test that the table of security tests names', async () => {
  const page = await readFile(join(root, 'docs/security-tests.md'), 'utf8')
  const rows = page
    .split('\n')
    .map((line) => /^\|[^|]*\| `([^`]+\.test\.ts)` \|([^|]*)\|$/.exec(line))
    .filter((row) => row !== null)
  const missing: string[] = []
  for (const [, path = '', name = ''] of rows) {
    const text = await readFile(join(root, path), 'utf8').catch(() => null)
    if (text === null || !text.includes(name.trim())) missing.push(`${path}: ${name.trim()}`)
  }
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(50)
})

it('has a row for each threat to the answers of the service', async () => {
  const page = await readFile(join(root, 'docs/security-tests.md'), 'utf8')
  const wanted = [1, 2, 3, 4, 5, 6, 17, 24, 25, 26, ...Array.from({ length: 12 }, (_, index) => 37 + index), 54, 55, 57]
  expect(wanted.filter((number) => !page.includes(`**T${number}**`))).toEqual([])
})
