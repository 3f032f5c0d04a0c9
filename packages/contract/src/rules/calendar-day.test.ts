import { expect, it } from 'vitest'
import { isDay } from './calendar-day.ts'

it('accepts the days of the calendar', () => {
  expect(['2024-02-29', '0001-01-01', '9999-12-31'].map(isDay)).toEqual([true, true, true])
})

it('refuses days that do not exist, year 0, years of five digits, and other texts', () => {
  const none = ['2026-02-29', '2026-02-30', '0000-01-01', '2026-13-01', '10000-01-01', 'infinity', '2026-1-1', '']
  expect(none.filter(isDay)).toEqual([])
})
