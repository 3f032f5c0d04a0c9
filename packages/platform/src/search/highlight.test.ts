import fc from 'fast-check'
import { expect, it } from 'vitest'
import { highlightIn } from './highlight.ts'

const marked = (text: string, ...words: string[]): string[] | null => {
  const highlight = highlightIn(text, words)
  return highlight?.ranges.map(({ start, end }) => highlight.snippet.slice(start, end)) ?? null
}

it('marks the words that start with what was asked, in any case', () => {
  expect(marked('Approaches and an approach near Åre', 'approach', 'åre')).toEqual(['Approaches', 'approach', 'Åre'])
  expect(marked('Reapproach', 'approach')).toBeNull()
})

it('cuts a long text near the first match', () => {
  const text = `${'before '.repeat(100)}needle ${'after '.repeat(100)}`
  const highlight = highlightIn(text, ['needle'])
  expect(highlight?.snippet.length).toBe(240)
  expect(highlight?.snippet.startsWith('before ')).toBe(true)
  expect(marked(text, 'needle')).toEqual(['needle'])
})

it('gives ranges within the snippet that hold the words, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('a', 'e', 'x1', 'ö'), (text, word) => {
      const highlight = highlightIn(text, [word])
      if (highlight === null) return
      expect(text.toWellFormed()).toContain(highlight.snippet)
      for (const { start, end } of highlight.ranges) {
        expect(highlight.snippet.slice(start, end).normalize('NFC').toLowerCase().startsWith(word)).toBe(true)
      }
    }),
  )
})
