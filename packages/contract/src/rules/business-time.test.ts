import { expect, it } from 'vitest'
import { afterBusinessHours, businessHoursBetween, nextOpening } from './business-time.ts'

// 2026-06-22 is a Monday; support works from 0800 to 1800 UTC.
it.each([
  ['within a day', '2026-06-22T09:30:00.000Z', 1, '2026-06-22T10:30:00.000Z'],
  ['over a night', '2026-06-22T17:30:00.000Z', 1, '2026-06-23T08:30:00.000Z'],
  ['over a weekend', '2026-06-26T17:00:00.000Z', 2, '2026-06-29T09:00:00.000Z'],
  ['from before the opening', '2026-06-22T05:00:00.000Z', 1, '2026-06-22T09:00:00.000Z'],
  ['from a Saturday', '2026-06-27T12:00:00.000Z', 1, '2026-06-29T09:00:00.000Z'],
  ['to the end of a day', '2026-06-22T08:00:00.000Z', 10, '2026-06-22T18:00:00.000Z'],
  ['over two weeks', '2026-06-22T12:00:00.000Z', 100, '2026-07-06T12:00:00.000Z'],
  ['less than an hour', '2026-06-22T17:59:00.000Z', 0.5, '2026-06-23T08:29:00.000Z'],
])('counts business hours %s', (_, from, hours, to) => {
  expect(afterBusinessHours(from, hours)).toBe(to)
  expect(businessHoursBetween(from, to)).toBe(hours)
})

it('counts nothing outside business hours', () => {
  expect(businessHoursBetween('2026-06-26T18:00:00.000Z', '2026-06-29T08:00:00.000Z')).toBe(0)
})

it.each([
  ['2026-06-22T12:00:00.000Z', null],
  ['2026-06-22T07:59:00.000Z', '2026-06-22T08:00:00.000Z'],
  ['2026-06-22T18:00:00.000Z', '2026-06-23T08:00:00.000Z'],
  ['2026-06-26T18:30:00.000Z', '2026-06-29T08:00:00.000Z'],
  ['2026-06-28T23:00:00.000Z', '2026-06-29T08:00:00.000Z'],
])('says when support opens after %s', (now, opens) => {
  expect(nextOpening(now)).toBe(opens)
})
