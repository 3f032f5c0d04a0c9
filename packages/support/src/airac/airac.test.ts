import fc from 'fast-check'
import { expect, it } from 'vitest'
import { airacCycleAt } from './airac.ts'

const at = (day: string, offset = 0) => airacCycleAt(Date.parse(`${day}T12:00:00Z`), offset)

it('gives the published cycles', () => {
  const published = [
    ['2001', '2020-01-02'],
    ['2011', '2020-10-08'],
    ['2014', '2020-12-31'],
    ['2301', '2023-01-26'],
    ['2601', '2026-01-22'],
    ['2606', '2026-06-11'],
    ['2611', '2026-10-29'],
    ['2613', '2026-12-24'],
    ['2701', '2027-01-21'],
    ['4314', '2043-12-31'],
  ]
  expect(published.map(([, day = '']) => [at(day).number, at(day).effective])).toEqual(published)
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
