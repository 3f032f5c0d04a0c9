import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRetrying } from './retrying.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails the given number of times. */
function failing(times: number) {
  const failures: unknown[] = []
  let runs = 0
  const retrying = createRetrying(
    async () => {
      runs += 1
      if (runs <= times) throw new Error(`failure ${runs}`)
    },
    (error) => failures.push(error),
  )
  return { ...retrying, failures, runs: () => runs }
}

it('repeats failed work with a growing delay until it succeeds', async () => {
  const work = failing(2)
  await work.run()
  expect([work.runs(), work.failures.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(250)
  expect(work.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(250)
  expect(work.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(250)
  expect([work.runs(), work.failures.length]).toEqual([3, 2])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(work.runs()).toBe(3)
})

it('lets a newer run take the place of a waiting one', async () => {
  const work = failing(1)
  await work.run()
  await Promise.all([work.run(), work.run()])
  expect(work.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(work.runs()).toBe(2)
})

it('repeats nothing after its end', async () => {
  const work = failing(9)
  await work.run()
  await work.end()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(work.runs()).toBe(1)
})
