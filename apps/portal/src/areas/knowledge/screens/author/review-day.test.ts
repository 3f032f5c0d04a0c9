import { expect, it } from 'vitest'
import { isOverdue } from './review-day.ts'

const now = Date.parse('2026-06-22T23:59:00Z')

it.each([
  ['2026-06-21', true],
  ['2026-06-22', false],
  ['2026-06-23', false],
  [null, false],
  [undefined, false],
])('says of a review by %s whether it is overdue', (day, overdue) => {
  expect(isOverdue(day, now)).toBe(overdue)
})
