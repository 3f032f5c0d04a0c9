import { expect, it } from 'vitest'
import { mostMatched, wordsOf } from './use-suggested-articles.ts'

it('takes the distinct words of a subject that are not short, at most six', () => {
  expect(wordsOf('The cycle: “Cycle 2611” is NOT on the card!')).toEqual(['cycle', '2611', 'card'])
  expect(wordsOf('alpha bravo charlie delta echo foxtrot golf')).toHaveLength(6)
})

it('suggests articles with two words or more, those with the most words first', () => {
  const one = { id: '1' }
  const two = { id: '2' }
  const three = { id: '3' }
  expect(mostMatched([[one, two], [two, three], [two, three], []])).toEqual([two, three])
})
