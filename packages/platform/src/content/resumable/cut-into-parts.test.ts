import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { cutIntoParts } from './cut-into-parts.ts'

async function partsOf(chunks: Iterable<Buffer> | AsyncIterable<Buffer>) {
  const parts = cutIntoParts(Readable.from(chunks), 4)
  const texts: string[] = []
  for (let part = await parts.next(); part !== null; part = await parts.next()) texts.push(await text(part))
  return { texts, failure: parts.failure }
}

const bytes = (...texts: string[]): Buffer[] => texts.map((text) => Buffer.from(text))

it.each<[string, string[], string[]]>([
  ['in one chunk', ['abcdefghij'], ['abcd', 'efgh', 'ij']],
  ['in chunks across the cuts', ['abc', 'de', '', 'fghi', 'j'], ['abcd', 'efgh', 'ij']],
  ['that ends at a cut', ['abcd', 'efgh'], ['abcd', 'efgh']],
  ['of nothing', [], []],
])('cuts a stream %s', async (_what, chunks, texts) => {
  expect(await partsOf(bytes(...chunks))).toEqual({ texts, failure: undefined })
})

it('gives what came before a stream broke off, and tells why', async () => {
  const failure = new Error('cut')
  async function* broken(chunks: Buffer[]) {
    yield* chunks
    throw failure
  }
  expect(await partsOf(broken(bytes('abcdef')))).toEqual({ texts: ['abcd', 'ef'], failure })
  expect(await partsOf(broken(bytes('abcd')))).toEqual({ texts: ['abcd'], failure })
  expect(await partsOf(broken([]))).toEqual({ texts: [], failure })
})
