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

it('finds a number without the zeros in front of it, and other words that start with its digits', () => {
  expect(wordsQuery('417968', 2, 8)).toBe('(417968:* | 00417968)')
  expect(wordsQuery('gps 00417968 N7', 2, 8)).toBe('gps:* & 00417968:* & N7:*')
})

it('writes nothing that the query language could take for more than words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const word = String.raw`([\p{L}\p{N}]+(:\*)?|\([0-9]+(:\*)? \| [0-9]{8}\))`
      expect(wordsQuery(text, 2, 8) ?? 'x').toMatch(new RegExp(`^${word}( & ${word})*$`, 'u'))
    }),
  )
})
