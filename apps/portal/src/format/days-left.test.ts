import { expect, it } from 'vitest'
import { daysLeft } from './days-left.ts'

it('counts the days of the calendar that are left, the last day being none', () => {
  const now = Date.parse('2026-11-20T23:59:00Z')
  expect(['2026-11-19', '2026-11-20', '2026-11-21', '2027-11-20'].map((day) => daysLeft(day, now))).toEqual([
    -1, 0, 1, 365,
  ])
})
