import { expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

it('writes numbers in groups of three digits', () => {
  expect([0, 999, 1_000, 12_408, 1_000_000].map(formatNumber)).toEqual(['0', '999', '1,000', '12,408', '1,000,000'])
})
