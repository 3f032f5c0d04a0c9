import fc from 'fast-check'
import { expect, it } from 'vitest'
import { airacCycleAt, airacStatus } from './airac.ts'

// The official effective dates of 2026 and the first of 2027.
const published: [string, string][] = [
  ['2601', '2026-01-22'],
  ['2602', '2026-02-19'],
  ['2603', '2026-03-19'],
  ['2604', '2026-04-16'],
  ['2605', '2026-05-14'],
  ['2606', '2026-06-11'],
  ['2607', '2026-07-09'],
  ['2608', '2026-08-06'],
  ['2609', '2026-09-03'],
  ['2610', '2026-10-01'],
  ['2611', '2026-10-29'],
  ['2612', '2026-11-26'],
  ['2613', '2026-12-24'],
  ['2701', '2027-01-21'],
]

it.each(published)('begins cycle %s on %s', (number, effective) => {
  const { current, day } = airacStatus(Date.parse(`${effective}T00:00:00Z`))
  expect({ number: current.number, effective: current.effective, day }).toEqual({ number, effective, day: 1 })
})

it('counts the days of a cycle in UTC and names the next one', () => {
  expect(airacStatus(Date.parse('2026-11-25T23:59:59.999Z'))).toEqual({
    current: { number: '2611', effective: '2026-10-29', lastDay: '2026-11-25' },
    day: 28,
    next: { number: '2612', effective: '2026-11-26', lastDay: '2026-12-23', downloadFrom: '2026-11-18' },
  })
})

it('counts fourteen cycles in a year that begins on an effective date, and numbers years before the anchor', () => {
  const numberOn = (day: string): string => airacStatus(Date.parse(day)).current.number
  expect([numberOn('2020-12-31'), numberOn('2043-12-31'), numberOn('2020-10-08'), numberOn('2019-12-05')]).toEqual([
    '2014',
    '4314',
    '2011',
    '1913',
  ])
})

it('changes at midnight UTC of the effective day', () => {
  expect(airacCycleAt(Date.parse('2026-10-28T23:59:59.999Z')).number).toBe('2610')
  expect(airacCycleAt(Date.parse('2026-10-29T00:00:00Z'))).toEqual({
    number: '2611',
    effective: '2026-10-29',
    lastDay: '2026-11-25',
  })
})

it('steps from cycle to cycle without a gap, always on a Thursday', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(2020, 0, 2), max: Date.UTC(2060, 0, 1) }), (instant) => {
      const current = airacCycleAt(instant)
      const next = airacCycleAt(instant, 1)
      expect(new Date(current.effective).getUTCDay()).toBe(4)
      expect(Date.parse(next.effective) - Date.parse(current.lastDay)).toBe(86_400_000)
      expect(next.number > current.number).toBe(true)
    }),
  )
})
