import { expect, it } from 'vitest'
import { createSlidingWindow } from './sliding-window.ts'

it('admits so many within the window, for each key', () => {
  let now = 0
  const window = createSlidingWindow({ count: 2, milliseconds: 100, now: () => now })
  expect(['a', 'a', 'a', 'b'].map(window.admits)).toEqual([true, true, false, true])
  now = 99
  expect(window.admits('a')).toBe(false)
  now = 100
  expect(['a', 'a', 'a'].map(window.admits)).toEqual([true, true, false])
})
