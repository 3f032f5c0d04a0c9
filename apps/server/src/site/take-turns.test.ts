import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeTurns } from './take-turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('lets the next one go on after a pause as long as the one before has held the process, in the order of their arrival', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const turn = takeTurns()
  const gone: number[] = []
  for (let number = 0; number < 3; number++) {
    void turn().then(() => {
      gone.push(number)
      if (number === 0) now.mockReturnValue(30)
    })
  }
  await vi.advanceTimersByTimeAsync(30)
  expect(gone).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(2)
  expect(gone).toEqual([0, 1, 2])
  await vi.advanceTimersByTimeAsync(2)
  void turn().then(() => gone.push(3))
  await vi.advanceTimersByTimeAsync(0)
  expect(gone).toEqual([0, 1, 2, 3])
})
