import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordsOf, wordsQuery } from './words.ts'

it('takes runs of letters and digits as starts of words, eight of them', () => {
  expect(wordsQuery('TN-2100 Åre')).toBe('TN:* & 2100:* & Åre:*')
  expect(wordsQuery('-- !')).toBeNull()
  expect(wordsOf('a b c d e f g h i')).toHaveLength(8)
})

it('takes words that are too short for a start as they are', () => {
  expect(wordsQuery('a to b', 2)).toBe('a & to:* & b')
})

it('writes nothing that the query language could take for more than words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(wordsQuery(text, 2) ?? 'x').toMatch(/^[\p{L}\p{N}]+(:\*)?( & [\p{L}\p{N}]+(:\*)?)*$/u)
    }),
  )
})
