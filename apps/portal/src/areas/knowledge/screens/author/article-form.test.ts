import { expect, it } from 'vitest'
import { lengthOf, secondsIn } from './article-form.ts'

it.each([
  ['3:50', 230],
  ['0:06', 6],
  [' 120:00 ', 7_200],
  ['0:00', null],
  ['3:5', null],
  ['3:60', null],
  ['3', null],
  ['-3:50', null],
  ['', null],
])('reads the length %s', (length, seconds) => {
  expect(secondsIn(length)).toBe(seconds)
})

it('writes a length as it is read', () => {
  expect([lengthOf(230), lengthOf(6), lengthOf(7_200), lengthOf(null)]).toEqual(['3:50', '0:06', '120:00', ''])
})
