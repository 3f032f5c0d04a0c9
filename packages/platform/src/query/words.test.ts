import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WordForms } from '../metadata/word-forms.ts'
import { placesOfWords, wordsQuery } from './words.ts'

const all = (...args: Parameters<typeof wordsQuery>) => wordsQuery(...args)?.all ?? null

it('takes runs of letters and digits as words, eight of them, and the last one as the start of a word', () => {
  expect(all('TN-2100 Åre')).toBe('TN & 2100 & Åre:*')
  expect(wordsQuery('TN-2100 Åre')?.last).toBe('Åre:*')
  expect(wordsQuery('-- !')).toBeNull()
  expect(all('a b c d e f g h i')).toBe('a & b & c & d & e & f & g & h:*')
})

it('takes a last word that is too short for a start as it is', () => {
  expect(all('to a', 2)).toBe('to & a')
  expect(all('a to', 2)).toBe('a & to:*')
})

it('keeps the words together that no blank parts', () => {
  expect(wordsQuery('D-EABC chart  page/2')?.groups).toEqual(['D & EABC', 'chart', 'page & 2:*'])
  expect(wordsQuery('SVC-204431', 2, 8)?.groups).toEqual(['SVC & (204431:* | 00204431)'])
  expect(wordsQuery('- a-b-c-d e-f-g-h-i j')?.groups).toEqual(['a & b & c & d', 'e & f & g & h:*'])
})

it('finds a number without the zeros in front of it, and as the last word others that start with its digits', () => {
  expect(all('417968', 2, 8)).toBe('(417968:* | 00417968)')
  expect(all('gps 417968 00417968 N7', 2, 8)).toBe('gps & (417968 | 00417968) & 00417968 & N7:*')
})

it('ranks by each form of a word, and finds by no more forms than needed', () => {
  const forms: WordForms = {
    of: new Map([
      [
        'updating',
        [
          { words: ['update'], isStart: false },
          { words: ['updat'], isStart: true },
          { words: ['new', 'cycle'], isStart: false },
        ],
      ],
      ['card', [{ words: ['cards'], isStart: false }]],
    ]),
    stopWords: new Set(),
    isAny: false,
  }
  expect(wordsQuery('Updating card', 2, 8, forms)).toEqual({
    all: '(Updating | update | updat:* | (new & cycle)) & (card:* | cards)',
    groups: ['(Updating | update | updat:* | (new & cycle))', '(card:* | cards)'],
    last: 'card:*',
    finding: { all: '(updat:* | (new & cycle)) & card:*', groups: ['(updat:* | (new & cycle))', 'card:*'] },
  })
})

it('knows the words that it finds, in any case', () => {
  const matching = (text: string, ...words: string[]) =>
    words.filter((word) => placesOfWords(text, 2, 8)(word, 1).length > 0)
  expect(matching('Chart ÅRE', 'chart', 'CHART', 'charts', 'åre', 'Årefjord', 'A\u030are')).toEqual([
    'chart',
    'CHART',
    'åre',
    'Årefjord',
    'A\u030are',
  ])
  expect(matching('417 x', '417', '00000417', '4170', 'x', 'xy')).toEqual(['417', '00000417', 'x'])
})

it('knows words that start with the stem of one, and those in which an i of the stem is a y', () => {
  const forms = {
    of: new Map([['categories', [{ words: ['categori'], isStart: true }]]]),
    stopWords: new Set<string>(),
    isAny: false,
  }
  const isFound = (word: string) => placesOfWords('categories', 2, 8, forms)(word, 1).length > 0
  expect(['category', 'Categorised', 'categor', 'categorys'].map(isFound)).toEqual([true, true, false, false])
})

it('writes nothing that the query language could take for more than words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const word = String.raw`([\p{Alphabetic}\p{Nd}]+(:\*)?|\(\p{Alphabetic}( <-> \p{Alphabetic})+\)|\([0-9]+(:\*)? \| [0-9]{8}\))`
      expect(all(text, 2, 8) ?? 'x').toMatch(new RegExp(`^${word}( & ${word})*$`, 'u'))
    }),
  )
})

it('parts words as they are written in any form', () => {
  expect(all('Zu\u0308rich Ｇ１０００ navi\u00adgation')).toBe('Zürich & G1000 & navigation:*')
  expect(all('更新 G1000データカード')).toBe('(更 <-> 新) & G1000 & (デ <-> ー <-> タ <-> カ <-> ー <-> ド)')
  expect(wordsQuery('図 12')?.groups).toEqual(['図', '12:*'])
})

it('finds the places of words in texts of any form', () => {
  const marked = (q: string, text: string) =>
    placesOfWords(q, 2)(text, 20).map(({ start, end }) => text.slice(start, end))
  expect(marked('zürich', 'Flug nach Zu\u0308rich')).toEqual(['Zu\u0308rich'])
  expect(marked('データ カード', '新しいデータカードとデータ')).toEqual(['データ', 'カード', 'データ'])
  expect(marked('g1000', '装置 Ｇ１０００ と G1000 NXi')).toEqual(['Ｇ１０００', 'G1000'])
})
