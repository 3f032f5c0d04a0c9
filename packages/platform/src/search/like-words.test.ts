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
    ['terrain', 0.02],
    ['layer', 0.01],
  ])
  const of = (...words: string[]) => likeQuery(words, { rows: 100_000, shares })
  expect(of('the', 'terrain', 'windsock')).toBe('windsock')
  expect(of('the', 'terrain', 'layer')).toBe('(layer & terrain)')
  expect(of('the')).toBe('the')
  expect(of()).toBe('')
  expect(likeQuery(['the', 'terrain'], { rows: 0, shares: new Map() })).toBe('the | terrain')
})
