import { expect, it } from 'vitest'
import { createPresenceRateLimit } from './presence-rate-limit.ts'

it('accepts a limited number of reports of each person in ten seconds, and again afterwards', () => {
  let nowMs = 1_000_000
  const rateLimit = createPresenceRateLimit({ now: () => nowMs, scale: 1 })
  const report = (userId: string, times: number) => {
    for (let time = 0; time < times; time++) rateLimit.count(userId)
  }
  report('mara', 30)
  nowMs += 4_000
  expect(() => rateLimit.count('mara')).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', facts: { seconds: 6 } }),
  )
  report('theo', 30)
  nowMs += 6_000
  report('mara', 30)
  expect(() => rateLimit.count('mara')).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }))
})
