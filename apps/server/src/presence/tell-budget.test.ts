import { expect, it } from 'vitest'
import { createTellBudget } from './tell-budget.ts'

it('lets each person tell so much in ten seconds, and again afterwards', () => {
  let nowMs = 1_000_000
  const budget = createTellBudget({ now: () => nowMs, scale: 1 })
  const tell = (userId: string, times: number) => {
    for (let time = 0; time < times; time++) budget.count(userId)
  }
  tell('mara', 30)
  nowMs += 4_000
  expect(() => budget.count('mara')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 6 } }),
  )
  tell('theo', 30)
  nowMs += 6_000
  tell('mara', 30)
  expect(() => budget.count('mara')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
})
