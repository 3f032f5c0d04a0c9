import { expect, it } from 'vitest'
import { commaList } from './comma-list.ts'

it('splits at commas and drops blanks and empty parts', () => {
  expect(commaList(' Case.Subject,Case.Status , ,')).toEqual(['Case.Subject', 'Case.Status'])
  expect(commaList('')).toEqual([])
  expect(commaList(undefined)).toBeUndefined()
})
