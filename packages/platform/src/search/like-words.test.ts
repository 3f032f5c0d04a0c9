import { expect, it } from 'vitest'
import { likeQuery, wordsIn } from './like-words.ts'

it('takes the words of a text once, in small letters', () => {
  expect(wordsIn('Terrain layer: TERRAIN of N-014KT, Ärger & <b>')).toEqual([
    'terrain',
    'layer',
    'of',
    'n',
    '014kt',
    'ärger',
    'b',
  ])
  expect(wordsIn('')).toEqual([])
})

it('asks for rare words alone, for common words together, and for no more rows than can be ranked', () => {
  const shares = new Map([
    ['the', 0.9],
    ['terrain', 0.004],
    ['layer', 0.003],
    ['blank', 0.002],
  ])
  const of = (...words: string[]) => likeQuery(words, { rows: 1_000_000, shares, most: 0.001 })
  expect(of('the', 'terrain', 'windsock')).toBe('(windsock & terrain) | windsock & terrain & the')
  expect(of('the', 'windsock', 'terrain', 'layer', 'blank')).toBe(
    '(windsock & blank) | (windsock & layer) | (windsock & terrain) | (blank & layer) | (blank & terrain) | (layer & terrain)',
  )
  expect(of('the')).toBe('the')
  expect(of()).toBe('')
  const few = { rows: 3_000, shares, most: 0.0003 }
  expect(likeQuery(['the', 'terrain', 'windsock', 'layer'], few)).toBe('windsock | layer | terrain')
  expect(likeQuery(['the', 'terrain'], { rows: 0, shares: new Map(), most: 0 })).toBe('the | terrain | the & terrain')
})
