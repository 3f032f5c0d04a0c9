import fc from 'fast-check'
import { expect, it } from 'vitest'
import { airacCycleAt, airacStatus, isAiracCycleNumber } from './airac.ts'

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
    next: { number: '2612', effective: '2026-11-26', lastDay: '2026-12-23', downloadFrom: '2026-11-19' },
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

// The first effective day and the number of cycles of each year, counted by hand from January 2, 2020 in steps of 28 days.
const years: [year: number, firstDay: string, cycles: number][] = [
  [2020, '2020-01-02', 14],
  [2021, '2021-01-28', 13],
  [2022, '2022-01-27', 13],
  [2023, '2023-01-26', 13],
  [2024, '2024-01-25', 13],
  [2025, '2025-01-23', 13],
  [2026, '2026-01-22', 13],
  [2027, '2027-01-21', 13],
  [2028, '2028-01-20', 13],
  [2029, '2029-01-18', 13],
  [2030, '2030-01-17', 13],
  [2031, '2031-01-16', 13],
  [2032, '2032-01-15', 13],
  [2033, '2033-01-13', 13],
  [2034, '2034-01-12', 13],
  [2035, '2035-01-11', 13],
  [2036, '2036-01-10', 13],
  [2037, '2037-01-08', 13],
  [2038, '2038-01-07', 13],
  [2039, '2039-01-06', 13],
  [2040, '2040-01-05', 13],
  [2041, '2041-01-03', 13],
  [2042, '2042-01-02', 13],
  [2043, '2043-01-01', 14],
]

it.each(years)('begins the cycles of %i on %s, and counts %i of them', (year, firstDay, cycles) => {
  const computed = Array.from({ length: cycles + 1 }, (_, index) => airacCycleAt(Date.parse(firstDay), index))
  const expected = Array.from({ length: cycles }, (_, index) => ({
    number: `${year - 2000}${String(index + 1).padStart(2, '0')}`,
    effective: new Date(Date.parse(firstDay) + index * 28 * 86_400_000).toISOString().slice(0, 10),
    lastDay: new Date(Date.parse(firstDay) + (index * 28 + 27) * 86_400_000).toISOString().slice(0, 10),
  }))
  expect(computed.slice(0, cycles)).toEqual(expected)
  // The day before belongs to the year before, and the next cycle to the year after.
  expect(airacCycleAt(Date.parse(firstDay) - 1).number).toMatch(new RegExp(`^${year - 2001}1[34]$`))
  expect(computed.at(-1)?.number).toBe(`${year - 1999}01`)
})

it('has every cycle of 24 years in the table, each year after the one before', () => {
  expect(years.map(([year]) => year)).toEqual(Array.from({ length: 24 }, (_, index) => 2020 + index))
  expect(years.filter(([, , cycles]) => cycles === 14).map(([year]) => year)).toEqual([2020, 2043])
  expect(years.reduce((sum, [, , cycles]) => sum + cycles, 0)).toBe(24 * 13 + 2)
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

it('knows the numbers of all cycles, and no others', () => {
  for (const [year, , cycles] of years) {
    const numbers = Array.from({ length: 100 }, (_, count) => String((year % 100) * 100 + count).padStart(4, '0'))
    expect(numbers.filter(isAiracCycleNumber)).toEqual(numbers.slice(1, cycles + 1))
  }
  for (const text of ['', '26', '26061', '26-6', '２６０６', ' 2606'])
    expect([text, isAiracCycleNumber(text)]).toEqual([text, false])
})
