import { expect, it } from 'vitest'
import { distance, dueState } from './due.ts'

const NOW_MS = Date.parse('2026-06-22T12:00:00.000Z')

it.each([
  ['2026-06-22T11:48:00.000Z', 'late', '12 min'],
  ['2026-06-22T12:26:30.000Z', 'soon', '26 min'],
  ['2026-06-22T13:00:00.000Z', 'later', '1 h'],
  ['2026-06-22T17:42:00.000Z', 'later', '5 h 42 min'],
  ['2026-06-23T12:00:00.000Z', 'later', '1 day'],
  ['2026-06-19T11:00:00.000Z', 'late', '3 days'],
])('says how long until %s', (due, state, time) => {
  expect(dueState(due, NOW_MS)).toBe(state)
  expect(distance(due, NOW_MS)).toBe(time)
})

it('stands still where nothing is due', () => {
  expect(dueState('', NOW_MS)).toBe('stopped')
})
