import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallTerms } from 'contract'
import * as schemas from 'contract/schemas'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../../packages/contract/src')

/** What stands above each call, by the name of the call. */
async function docstrings(): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^[\w-]+\/[\w-]+\.ts$/.test(file))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const above = /\/\*\*\n((?: \*.*\n)+?) \*\/\nexport const (\w+): CallOf</g
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(above)].map(([, comment = '', name = '']) => [
        name,
        comment.replace(/\s*\n?^ \* ?/gm, ' ').trim(),
      ]),
    ),
  )
}

it('says of every call what it is for, what it answers and with which codes of its own it is refused', async () => {
  const found = await docstrings()
  for (const [name, { summary, errors }] of Object.values(schemas).flatMap((group) =>
    Object.entries(group as Record<string, CallTerms>),
  )) {
    const [, told, answer, codes = ''] = /^(.*?) +@returns (.*?)(?: +@throws (.*))?$/.exec(found.get(name) ?? '') ?? []
    expect([name, told]).toEqual([name, summary])
    expect([name, answer]).toEqual([name, expect.stringMatching(/\.$/)])
    expect([name, codes.replace(/\.$/, '').split(', ').filter(Boolean)]).toEqual([name, [...new Set(errors)].sort()])
  }
})
