import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

const full = (): Error => new Error('full')

it('runs at most the allowed number of tasks at once, in the order of arrival, and all of them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.nat(3), { maxLength: 30 }),
      async (concurrency, turns) => {
        const queue = createWorkQueue({ concurrency, waiting: turns.length, refuse: full })
        const began: number[] = []
        let running = 0
        let most = 0
        const answers = await Promise.all(
          turns.map((ticks, index) =>
            queue.run(async () => {
              began.push(index)
              most = Math.max(most, ++running)
              for (let tick = 0; tick < ticks; tick++) await Promise.resolve()
              running--
              return index
            }),
          ),
        )
        const all = turns.map((_, index) => index)
        expect({ answers, began }).toEqual({ answers: all, began: all })
        expect(most).toBeLessThanOrEqual(concurrency)
      },
    ),
  )
})

it('refuses work when the queue is full, and accepts it again when a slot is free', async () => {
  const queue = createWorkQueue({ concurrency: 2, waiting: 3, refuse: full })
  const held = Promise.withResolvers<string>()
  const accepted = Array.from({ length: 5 }, () => queue.run(() => held.promise))
  await expect(queue.run(async () => 'late')).rejects.toThrow('full')
  held.resolve('done')
  expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'))
  expect(await queue.run(async () => 'next')).toBe('next')
})

it('frees the slot of work that failed', async () => {
  const queue = createWorkQueue({ concurrency: 1, waiting: 0, refuse: full })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})
