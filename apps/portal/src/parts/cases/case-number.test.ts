import { expect, it } from 'vitest'
import { caseNumberIn } from './case-number.ts'

it.each([
  ['418273', '00418273'],
  [' 00418273 ', '00418273'],
  ['418', null],
  ['004182730', null],
  ['case 418273', null],
])('reads in %j the case number %j', (text, number) => {
  expect(caseNumberIn(text)).toBe(number)
})
