import { expect, it } from 'vitest'
import { isSheddable } from './load-shedding.ts'

it('lets everything give way under load but the files of pages and the routes of operations', () => {
  const rates = ['read', 'write', 'page', 'upload', 'credential', 'asset', 'operations'] as const
  expect(rates.filter((rate) => !isSheddable({ rate, access: 'open' }))).toEqual(['asset', 'operations'])
  expect(isSheddable(undefined)).toBe(true)
})
