import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesOfWords } from '../query/words.ts'
import { highlightIn } from './highlight.ts'

const marked = (text: string, q: string): string[] | null => {
  const highlight = highlightIn(text, placesOfWords(q))
  return highlight?.ranges.map(({ start, end }) => highlight.snippet.slice(start, end)) ?? null
}

it('marks the words of the search, in any case', () => {
  expect(marked('Åre and Årefjord have an Approach and approaches', 'åre approach')).toEqual([
    'Åre',
    'Approach',
    'approaches',
  ])
  expect(marked('Reapproach', 'approach')).toBeNull()
  expect(marked('The Café and the cafes', 'cafe')).toEqual(['Café', 'cafes'])
})

it('cuts a long text near the first match', () => {
  const text = `${'before '.repeat(100)}needle ${'after '.repeat(100)}`
  const highlight = highlightIn(text, placesOfWords('needle'))
  expect(highlight?.snippet).toMatch(/^…(before )+needle (after )+after…$/)
  expect(highlight?.snippet.length).toBeGreaterThan(230)
  expect(highlight?.snippet.length).toBeLessThanOrEqual(240)
  expect(marked(text, 'needle')).toEqual(['needle'])
})

it('marks where a text is cut, and leaves a short text whole', () => {
  const short = `needle ${'x'.repeat(233)}`
  expect(highlightIn(short, placesOfWords('needle'))?.snippet).toBe(short)
  expect(highlightIn(`needle ${'after '.repeat(100)}`, placesOfWords('needle'))?.snippet).toMatch(/^needle .*after…$/)
  expect(highlightIn(`${'before '.repeat(100)}needle`, placesOfWords('needle'))?.snippet).toMatch(/^…before .*needle$/)
  // A text without blanks is cut where it must be.
  expect(highlightIn(`needle-${'x'.repeat(500)}`, placesOfWords('needle'))?.snippet).toMatch(/^needle-x+…$/)
})

it('gives ranges within the snippet that hold the words, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('a', 'e', 'x1', 'ö'), (text, word) => {
      const highlight = highlightIn(text, placesOfWords(word))
      if (highlight === null) return
      expect(text.toWellFormed()).toContain(highlight.snippet)
      for (const { start, end } of highlight.ranges) {
        const marked = highlight.snippet.slice(start, end).toLowerCase()
        const starts = [marked.normalize('NFC'), marked.normalize('NFD').replace(/\p{M}/gu, '')]
        expect(starts.some((form) => form.startsWith(word))).toBe(true)
      }
    }),
  )
})
