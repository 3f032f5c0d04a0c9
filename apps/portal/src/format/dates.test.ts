import { expect, it } from 'vitest'
import { createDateFormats, formatCalendarDay } from './dates.ts'

const now = Date.parse('2026-06-22T19:06:00Z')
const chicago = createDateFormats('America/Chicago')

it('writes times in the zone of the reader, with 24 hours and without the present year', () => {
  expect([
    chicago.dayAndTime('2026-06-22T18:28:00Z', now),
    chicago.dayAndTime('2026-06-23T04:59:00Z', now),
    chicago.dayAndTime('2026-06-22T05:00:00Z', now),
    chicago.dayAndTime('2025-06-22T18:28:00Z', now),
    createDateFormats('Asia/Kathmandu').dayAndTime('2026-06-22T18:28:00Z', now),
  ]).toEqual(['Jun 22, 13:28', 'Jun 22, 23:59', 'Jun 22, 00:00', 'Jun 22, 2025, 13:28', 'Jun 23, 00:13'])
})

it('adds the UTC time for readers in another zone', () => {
  expect([
    chicago.utc('2026-06-22T18:28:00Z', now),
    chicago.utc('2026-06-23T04:59:00Z', now),
    createDateFormats('UTC').utc('2026-06-22T18:28:00Z', now),
    createDateFormats('Europe/London').utc('2026-01-22T18:28:00Z', now),
  ]).toEqual(['18:28 UTC', 'Jun 23, 04:59 UTC', '', ''])
})

it('speaks relatively within a day only', () => {
  const relative = (instant: string): string => chicago.relative(instant, now)
  expect([
    relative('2026-06-22T19:06:30Z'),
    relative('2026-06-22T18:28:00Z'),
    relative('2026-06-21T19:06:01Z'),
    relative('2026-06-21T19:06:00Z'),
    relative('2025-12-24T12:00:00Z'),
  ]).toEqual(['just now', '38 min ago', '23 h ago', 'Jun 21', 'Dec 24, 2025'])
})

it('writes days, exact times and days of the calendar', () => {
  expect([
    chicago.day('2026-06-19T02:00:00Z'),
    chicago.exact('2026-06-22T18:28:05Z'),
    formatCalendarDay('2026-06-11'),
    formatCalendarDay('2026-06-11', true),
  ]).toEqual(['Jun 18, 2026', 'Jun 22, 2026, 13:28:05 CDT', 'Jun 11', 'Jun 11, 2026'])
})
