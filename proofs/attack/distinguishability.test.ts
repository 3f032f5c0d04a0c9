import { expect, it } from 'vitest'
import { distinguishability } from './distinguishability.ts'

it('is 1 where all of one kind are slower, and one half where the kinds are mixed', () => {
  expect(distinguishability([1, 2, 3], [4, 5, 6])).toBe(1)
  expect(distinguishability([4, 5, 6], [1, 2, 3])).toBe(1)
  expect(distinguishability([1, 4], [2, 3])).toBe(0.5)
  expect(distinguishability([1, 3], [2, 4])).toBe(0.75)
})
