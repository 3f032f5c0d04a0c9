import { expect, it } from 'vitest'
import { supportTimesAt } from '../../../testing/support-times.ts'
import { businessDistance, distance, dueState, shortDistance } from './due.ts'

const NOW_MS = Date.parse('2026-06-22T12:00:00.000Z')
const calendar = supportTimesAt(NOW_MS).calendars['']

// A Monday; support works 0800 to 1800 UTC.
it.each([
  ['2026-06-22T11:48:00.000Z', 'late', '12 min'],
  ['2026-06-22T12:26:30.000Z', 'soon', '26 min'],
  ['2026-06-22T13:00:00.000Z', 'later', '1 h'],
  ['2026-06-22T17:42:00.000Z', 'later', '5 h 42 min'],
  ['2026-06-23T09:30:00.000Z', 'later', '7 h 30 min'],
  ['2026-06-23T12:00:00.000Z', 'later', '1 business day'],
  ['2026-06-19T17:00:00.000Z', 'late', '5 h'],
  ['2026-06-18T11:00:00.000Z', 'late', '2 business days'],
])('says how much business time there is until %s', (due, state, time) => {
  expect(dueState(due, NOW_MS, calendar)).toBe(state)
  expect(businessDistance(due, NOW_MS, calendar)).toBe(time)
})

it.each([
  ['2026-06-22T13:52:00.000Z', '1 h 52 min'],
  ['2026-06-22T17:42:00.000Z', '5 h'],
  ['2026-06-18T11:00:00.000Z', '2 days'],
])('shortens the time to %s for a line', (due, time) => {
  expect(shortDistance(due, NOW_MS, calendar)).toBe(time)
})

it('lets no time pass in the night and at the weekend', () => {
  const [friday, sunday] = ['2026-06-19T17:30:00.000Z', '2026-06-21T12:00:00.000Z'].map((at) => Date.parse(at))
  const due = '2026-06-22T08:29:00.000Z'
  expect(
    [friday, sunday].map((at) => [dueState(due, at ?? 0, calendar), businessDistance(due, at ?? 0, calendar)]),
  ).toEqual([
    ['soon', '59 min'],
    ['soon', '29 min'],
  ])
})

it.each([
  ['2026-06-22T11:00:00.000Z', '1 h'],
  ['2026-06-19T11:00:00.000Z', '3 days'],
])('says for how long something waits since %s, at any hour', (since, time) => {
  expect(distance(since, NOW_MS)).toBe(time)
})

it('says hours where the days differ in length, and whole days for a time long ago', () => {
  const uneven = { ...calendar, hoursOfDay: null }
  expect(businessDistance('2026-06-24T12:00:00.000Z', NOW_MS, uneven)).toBe('20 h')
  expect(businessDistance('2026-01-01T12:00:00.000Z', NOW_MS, calendar)).toBe('172 days')
})

it('does not run without a target', () => {
  expect(dueState('', NOW_MS, calendar)).toBe('stopped')
})
