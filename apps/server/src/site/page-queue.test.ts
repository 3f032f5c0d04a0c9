import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPageQueue } from './page-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('starts the next rendering after a pause as long as the previous rendering, in the order of arrival', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const turn = createPageQueue()
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
