import { expect, it } from 'vitest'
import { delaySeconds, signInLimits } from './sign-in-limits.ts'

it('delays an account longer after each failure, up to five minutes', () => {
  const delays = Array.from({ length: 16 }, (_, index) => delaySeconds(index + 1, signInLimits))
  expect(delays).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
})

it('keeps the longest delay for any larger number of failures', () => {
  expect(delaySeconds(100_000, signInLimits)).toBe(300)
})
