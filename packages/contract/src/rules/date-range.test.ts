import { expect, it } from 'vitest'
import { dateRangeProblems, dayIn, presetRange, rangeInstants, relativeDays } from './date-range.ts'

it('counts presets in whole days that include today', () => {
  expect(presetRange('last7', '2026-11-20')).toEqual({ start: '2026-11-14', end: '2026-11-20' })
  expect(presetRange('last30', '2026-03-01')).toEqual({ start: '2026-01-31', end: '2026-03-01' })
  expect(presetRange('last60', '2024-03-01')).toEqual({ start: '2024-01-02', end: '2024-03-01' })
  expect(presetRange('yearToDate', '2026-11-20')).toEqual({ start: '2026-01-01', end: '2026-11-20' })
  expect(presetRange('previousYear', '2026-01-01')).toEqual({ start: '2025-01-01', end: '2025-12-31' })
})

it('names days relative to today', () => {
  const days = (text: string, today = '2026-03-01') => {
    const range = relativeDays(text, today)
    return range && [range.start, range.end]
  }
  expect(days('LAST_N_DAYS:6', '2026-11-20')).toEqual(['2026-11-14', '2026-11-20'])
  expect(days('LAST_N_DAYS:3650', '2026-01-01')?.[0]).toBe('2016-01-04')
  expect(days('TODAY')).toEqual(['2026-03-01', '2026-03-01'])
  expect(days('YESTERDAY')).toEqual(['2026-02-28', '2026-02-28'])
  expect(days('THIS_MONTH')).toEqual(['2026-03-01', '2026-03-31'])
  expect(days('THIS_MONTH', '2026-12-31')).toEqual(['2026-12-01', '2026-12-31'])
  expect(days('LAST_MONTH')).toEqual(['2026-02-01', '2026-02-28'])
  expect(days('LAST_MONTH', '2026-01-15')).toEqual(['2025-12-01', '2025-12-31'])
  expect(days('THIS_YEAR')).toEqual(['2026-01-01', '2026-12-31'])
  expect(days('LAST_YEAR')).toEqual(['2025-01-01', '2025-12-31'])
  for (const text of [
    'LAST_N_DAYS:0',
    'LAST_N_DAYS:3651',
    'LAST_N_DAYS:-1',
    'last_year',
    'TOMORROW',
    '2026-01-01',
    '',
  ]) {
    expect(days(text), text).toBeNull()
  }
})

it('names each missing day, and an end before the start', () => {
  const problems = (start: string, end: string) => dateRangeProblems({ start, end })
  expect(problems('', '')).toEqual({ start: 'startRequired', end: 'endRequired' })
  expect(problems('', '2026-01-01')).toEqual({ start: 'startRequired' })
  expect(problems('2026-01-01', '')).toEqual({ end: 'endRequired' })
  expect(problems('2026-01-02', '2026-01-01')).toEqual({ end: 'endBeforeStart' })
  expect(problems('2026-01-01', '2026-01-01')).toEqual({})
})

it('begins and ends days at midnight of the time zone', () => {
  expect(rangeInstants({ start: '2026-06-01', end: '2026-06-01' }, 'America/Denver')).toEqual({
    from: '2026-06-01T06:00:00.000Z',
    before: '2026-06-02T06:00:00.000Z',
  })
})

it('gives a day of a clock change its 23 or 25 hours', () => {
  const hours = (day: string, zone: string) => {
    const { from, before } = rangeInstants({ start: day, end: day }, zone)
    return (Date.parse(before) - Date.parse(from)) / 3_600_000
  }
  expect(hours('2026-03-29', 'Europe/Lisbon')).toBe(23)
  expect(hours('2026-10-25', 'Europe/Lisbon')).toBe(25)
  expect(hours('2026-11-01', 'America/New_York')).toBe(25)
})

it('starts a day whose midnight is skipped at its first instant', () => {
  // In Beirut the clock went from 00:00 to 01:00 on this day.
  const { from } = rangeInstants({ start: '2026-03-29', end: '2026-03-29' }, 'Asia/Beirut')
  expect(from).toBe('2026-03-28T22:00:00.000Z')
  expect(dayIn('Asia/Beirut', Date.parse(from))).toBe('2026-03-29')
  expect(dayIn('Asia/Beirut', Date.parse(from) - 1)).toBe('2026-03-28')
})
