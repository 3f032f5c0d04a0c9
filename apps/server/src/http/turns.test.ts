import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

/** Takes a turn and writes down when it begins. */
function taker(turns: ReturnType<typeof createTurns>) {
  const begun: string[] = []
  return {
    begun,
    take: (userId: string, name: string) => {
      const turn = turns.take(userId)
      if (turn.begins === null) begun.push(name)
      else void turn.begins.then(() => begun.push(name))
      return turn
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

it('lets so many begin for each person, the next when one ends, in the order they came', async () => {
  const { begun, take, settled } = taker(createTurns({ atOnce: 2, waiting: 2 }))
  const first = take('mara', 'first')
  const second = take('mara', 'second')
  take('mara', 'third')
  take('mara', 'fourth')
  take('ines', 'of another')
  await settled()
  expect(begun).toEqual(['first', 'second', 'of another'])
  second.end()
  second.end()
  await settled()
  expect(begun).toEqual(['first', 'second', 'of another', 'third'])
  first.end()
  await settled()
  expect(begun.at(-1)).toBe('fourth')
})

it('refuses whom it has no room for, and says when to come back', () => {
  const { take } = taker(createTurns({ atOnce: 1, waiting: 1 }))
  take('mara', 'first')
  const waiting = take('mara', 'second')
  const refusal = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 1 } })
  expect(() => take('mara', 'third')).toThrow(refusal)
  take('ines', 'of another')
  waiting.end()
  take('mara', 'fourth')
  expect(() => take('mara', 'fifth')).toThrow(refusal)
})

it('gives no turn to whoever went away while waiting', async () => {
  const { begun, take, settled } = taker(createTurns({ atOnce: 1, waiting: 5 }))
  const first = take('mara', 'first')
  take('mara', 'gone').end()
  take('mara', 'third')
  first.end()
  await settled()
  expect(begun).toEqual(['first', 'third'])
})
