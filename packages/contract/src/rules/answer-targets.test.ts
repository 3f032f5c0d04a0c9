import { expect, it } from 'vitest'
import { answerTargets, inBusinessTime } from './answer-targets.ts'

const byTier = Object.values(answerTargets)
const grows = (hours: number[]): boolean => hours.every((each, index) => index === 0 || each <= (hours[index - 1] ?? 0))

it('promises more for a worse impact and for a higher tier, and an answer before a solution', () => {
  for (const targets of byTier) {
    const each = Object.values(targets)
    expect(grows(each.map(({ firstAnswerHours }) => firstAnswerHours))).toBe(true)
    expect(grows(each.map(({ solutionHours }) => solutionHours))).toBe(true)
    expect(each.every(({ firstAnswerHours, solutionHours }) => firstAnswerHours < solutionHours)).toBe(true)
  }
  for (const impact of ['Complaint/Question', 'Minor Degradation', 'Major Degradation', 'Total Failure'] as const) {
    expect(grows(byTier.map((targets) => targets[impact].firstAnswerHours))).toBe(true)
    expect(grows(byTier.map((targets) => targets[impact].solutionHours))).toBe(true)
  }
})

it('says business hours as whole business days where they are', () => {
  expect([4, 10, 12, 30].map((hours) => inBusinessTime(hours, 10))).toEqual([
    { count: 4, unit: 'hour' },
    { count: 1, unit: 'day' },
    { count: 12, unit: 'hour' },
    { count: 3, unit: 'day' },
  ])
  expect(inBusinessTime(10, null)).toEqual({ count: 10, unit: 'hour' })
})
