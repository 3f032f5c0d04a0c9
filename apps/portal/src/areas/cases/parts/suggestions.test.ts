import { expect, it } from 'vitest'
import { mostMatched, similarCases, wordsOf } from './use-suggestions.ts'

it('takes the distinct words of a subject that are not short, at most six', () => {
  expect(wordsOf('The cycle: “Cycle 2611” is NOT on the card!')).toEqual(['cycle', '2611', 'card'])
  expect(wordsOf('alpha bravo charlie delta echo foxtrot golf')).toHaveLength(6)
})

it('suggests articles with two words or more, those with the most words first', () => {
  const first = { id: '1' }
  const two = { id: '2' }
  const three = { id: '3' }
  expect(mostMatched([[first, two], [two, three], [two, three], []])).toEqual([two, three])
})

it('finds the open cases that share two words, or one and the product, the most alike first', () => {
  const terrain = { subject: 'Terrain layer is blank', productId: 'terrain' }
  const card = { subject: 'Card refused after the update', productId: 'nav' }
  const update = { subject: 'Updates take an hour', productId: 'terrain' }
  const similarTo = (subject: string, productId: string | null = null) =>
    similarCases([card, terrain, update], { subject, productId })
  expect(similarTo('The terrain is blank again')).toEqual([terrain])
  expect(similarTo('Terrain')).toEqual([])
  expect(similarTo('Terrain', 'terrain')).toEqual([terrain])
  expect(similarTo('Terrain layer blank since the update', 'terrain')).toEqual([terrain, update])
  expect(similarTo('')).toEqual([])
})
