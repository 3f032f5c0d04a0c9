import { expect, it } from 'vitest'
import {
  type CalendarSettings,
  createBusinessCalendar,
  defaultCalendar,
  type OpeningHours,
} from './business-calendar.ts'
import { nextOpening } from './business-time.ts'

const calendar = createBusinessCalendar(defaultCalendar)

// 2026-06-22 is a Monday; support works from 0800 to 1800 UTC.
it.each([
  ['within a day', '2026-06-22T09:30:00.000Z', 1, '2026-06-22T10:30:00.000Z'],
  ['over a night', '2026-06-22T17:30:00.000Z', 1, '2026-06-23T08:30:00.000Z'],
  ['over a weekend', '2026-06-26T17:00:00.000Z', 2, '2026-06-29T09:00:00.000Z'],
  ['from before the opening', '2026-06-22T05:00:00.000Z', 1, '2026-06-22T09:00:00.000Z'],
  ['from a Saturday', '2026-06-27T12:00:00.000Z', 1, '2026-06-29T09:00:00.000Z'],
  ['to the end of a day', '2026-06-22T08:00:00.000Z', 10, '2026-06-22T18:00:00.000Z'],
  ['over two weeks', '2026-06-22T12:00:00.000Z', 100, '2026-07-06T12:00:00.000Z'],
  ['over half a year', '2026-06-22T08:00:00.000Z', 1_300, '2026-12-18T18:00:00.000Z'],
  ['less than an hour', '2026-06-22T17:59:00.000Z', 0.5, '2026-06-23T08:29:00.000Z'],
])('counts business hours %s', (_, from, hours, to) => {
  expect(calendar.after(from, hours)).toBe(to)
  expect(calendar.between(from, to)).toBe(hours)
})

it('counts nothing outside business hours', () => {
  expect(calendar.between('2026-06-26T18:00:00.000Z', '2026-06-29T08:00:00.000Z')).toBe(0)
})

it.each([
  ['2026-06-22T12:00:00.000Z', null],
  ['2026-06-22T07:59:00.000Z', '2026-06-22T08:00:00.000Z'],
  ['2026-06-22T18:00:00.000Z', '2026-06-23T08:00:00.000Z'],
  ['2026-06-26T18:30:00.000Z', '2026-06-29T08:00:00.000Z'],
  ['2026-06-28T23:00:00.000Z', '2026-06-29T08:00:00.000Z'],
])('says when support opens after %s', (now, opens) => {
  const nowMs = Date.parse(now)
  expect(nextOpening(calendar.openTimes(nowMs, nowMs + 7 * 86_400_000), nowMs)).toBe(opens)
})

const weekOf = (hours: OpeningHours): OpeningHours[] => Array.from({ length: 7 }, () => hours)
const always: CalendarSettings = { timeZone: 'UTC', week: weekOf([[0, 1_440]]), holidays: [] }

it('counts every hour of a calendar that never closes', () => {
  const open = createBusinessCalendar(always)
  expect(open.after('2026-06-27T22:00:00.000Z', 30)).toBe('2026-06-29T04:00:00.000Z')
  expect(open.between('2026-06-27T22:00:00.000Z', '2026-06-29T04:00:00.000Z')).toBe(30)
})

it('skips holidays and breaks', () => {
  const { after, between } = createBusinessCalendar({
    ...defaultCalendar,
    week: weekOf([
      [8 * 60, 12 * 60],
      [13 * 60, 17 * 60],
    ]),
    holidays: ['2026-06-23', '2026-06-24'],
  })
  expect(after('2026-06-22T11:00:00.000Z', 6)).toBe('2026-06-25T09:00:00.000Z')
  expect(between('2026-06-22T11:00:00.000Z', '2026-06-25T09:00:00.000Z')).toBe(6)
})

it('keeps the hours of its time zone when the clocks change, and ends holidays at local midnight', () => {
  // Clocks in Berlin go back on Sunday, 2026-10-25.
  const berlin = createBusinessCalendar({ ...defaultCalendar, timeZone: 'Europe/Berlin' })
  expect(berlin.after('2026-10-23T15:00:00.000Z', 2)).toBe('2026-10-26T08:00:00.000Z')
  expect(berlin.between('2026-10-23T06:00:00.000Z', '2026-10-26T17:00:00.000Z')).toBe(20)
  const auckland = createBusinessCalendar({
    timeZone: 'Pacific/Auckland',
    week: weekOf([[0, 1_440]]),
    holidays: ['2026-12-25'],
  })
  // Noon in UTC is past midnight in Auckland.
  expect(auckland.after('2026-12-24T10:00:00.000Z', 2)).toBe('2026-12-25T12:00:00.000Z')
})

it('refuses to look for the end of hours in a calendar that never opens', () => {
  const closed = createBusinessCalendar({ ...defaultCalendar, week: weekOf([]) })
  expect(() => closed.after('2026-06-22T08:00:00.000Z', 1)).toThrow('no opening hours')
})
