import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneInEachTurn } from './one-in-each-turn.ts'

it('lets one go on in each turn of the event loop, in the order in which they came', async () => {
  const turn = oneInEachTurn()
  const gone: number[] = []
  const all = Array.from({ length: 5 }, (_, number) => turn().then(() => gone.push(number)))
  const seen: number[] = []
  while (gone.length < all.length) {
    await nextTurn()
    seen.push(gone.length)
  }
  expect(seen).toEqual([1, 2, 3, 4, 5])
  expect(gone).toEqual([0, 1, 2, 3, 4])
  await turn()
})
