import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Acquires slots and records when their work may start. */
function recorder(limit: ReturnType<typeof createConcurrencyLimit>) {
  const started: string[] = []
  return {
    started,
    acquire: (userId: string, name: string) => {
      const slot = limit.acquire(userId)
      if (slot.ready === null) started.push(name)
      else void slot.ready.then(() => started.push(name))
      return slot
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

it('runs the allowed number for each user, and starts the next in order when one is released', async () => {
  const { started, acquire, settled } = recorder(createConcurrencyLimit({ atOnce: 2, waiting: 2 }))
  const first = acquire('mara', 'first')
  const second = acquire('mara', 'second')
  acquire('mara', 'third')
  acquire('mara', 'fourth')
  acquire('ines', 'of another')
  await settled()
  expect(started).toEqual(['first', 'second', 'of another'])
  second.release()
  second.release()
  await settled()
  expect(started).toEqual(['first', 'second', 'of another', 'third'])
  first.release()
  await settled()
  expect(started.at(-1)).toBe('fourth')
})

it('refuses more than may wait, and says when to retry', () => {
  const { acquire } = recorder(createConcurrencyLimit({ atOnce: 1, waiting: 1 }))
  acquire('mara', 'first')
  const waiting = acquire('mara', 'second')
  const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 1 } })
  expect(() => acquire('mara', 'third')).toThrow(refusal)
  acquire('ines', 'of another')
  waiting.release()
  acquire('mara', 'fourth')
  expect(() => acquire('mara', 'fifth')).toThrow(refusal)
})

it('skips what was released while waiting', async () => {
  const { started, acquire, settled } = recorder(createConcurrencyLimit({ atOnce: 1, waiting: 5 }))
  const first = acquire('mara', 'first')
  acquire('mara', 'gone').release()
  acquire('mara', 'third')
  first.release()
  await settled()
  expect(started).toEqual(['first', 'third'])
})
