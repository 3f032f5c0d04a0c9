import { datePresets } from 'contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { lastPage } from '../../../../site/address-query.ts'
import { offersOf } from '../../../../testing/offers.ts'
import { type CaseQuery, caseQueryOf, filterCount, noFilters, PAGE_SIZE, whereOf } from './case-query.ts'

const MOST_PAGES = lastPage(PAGE_SIZE)

function codecOf(profile: string) {
  const work = caseWorkOf(offersOf(profile).caseLists)
  if (!work) throw new Error(`${profile} has no lists`)
  return caseQueryOf(work)
}

const { href, initial } = codecOf('Customer')

const read = (address: string, profile = 'Customer'): CaseQuery => codecOf(profile).read(new URLSearchParams(address))

it('keeps every query in the address', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const created = fc.oneof(
    fc.constant(null),
    fc.constantFrom(...datePresets).map((preset) => ({ preset })),
    fc.tuple(day, day).map(([left, right]) => ({
      range: left < right ? { start: left, end: right } : { start: right, end: left },
    })),
  )
  const query: fc.Arbitrary<CaseQuery> = fc.record({
    list: fc.constantFrom('my', 'recent', 'all'),
    created,
    statuses: fc.subarray(['Open', 'In-Progress', 'Closed', 'Not Actionable']),
    searchTerm: fc.string(),
    sort: fc.record({ field: fc.constantFrom('CaseNumber', 'SystemModstamp'), isDescending: fc.boolean() }),
    page: fc.integer({ min: 1, max: MOST_PAGES }),
  })
  fc.assert(
    fc.property(query, (whole) => {
      expect(read(href(whole).split('?')[1] ?? '')).toEqual(whole)
    }),
  )
})

it('takes nonsense in the address as absent', () => {
  expect(read('list=__proto__&created=2026-02-30..2026-03-01&status=Open,Lost&sort=-Description&page=-3')).toEqual({
    ...initial,
    statuses: ['Open'],
  })
})

it('takes a list of another profile as absent', () => {
  const lists = ['Customer', 'Agent'].map((profile) =>
    ['recent', 'open', 'all'].map((name) => read(`list=${name}`, profile).list),
  )
  expect(lists).toEqual([
    ['recent', 'my', 'all'],
    ['my', 'open', 'all'],
  ])
})

it('cuts what is more than the service takes', () => {
  expect(read(`q=${'✈'.repeat(300)}&created=0001-01-01..9999-12-31&page=1e9`)).toEqual({
    ...initial,
    searchTerm: '✈'.repeat(200),
    created: { range: { start: '1900-01-01', end: '2999-12-31' } },
    page: MOST_PAGES,
  })
  expect(read(`status=${'Open,'.repeat(2_000)}Closed`).statuses).toEqual(['Open', 'Closed'])
})

it('leaves the address of an untouched Case Manager bare', () => {
  expect(href(initial)).toBe('/case-manager')
})

it('sends whole days of the reader, both ends included', () => {
  const now = Date.parse('2026-11-20T03:00:00Z')
  const filters = (created: CaseQuery['created']) => ({ created, statuses: [] })
  // In Chicago it is still the nineteenth, and daylight saving time ended on November 1.
  expect(whereOf(filters({ preset: 'last30' }), 'America/Chicago', now)).toBe(
    '{"and":[{"CreatedDate":{"gte":{"value":"2026-10-21T05:00:00.000Z"}}},{"CreatedDate":{"lt":{"value":"2026-11-20T06:00:00.000Z"}}}]}',
  )
  expect(whereOf(filters({ range: { start: '2026-11-19', end: '2026-11-19' } }), 'Europe/Oslo', now)).toBe(
    '{"and":[{"CreatedDate":{"gte":{"value":"2026-11-18T23:00:00.000Z"}}},{"CreatedDate":{"lt":{"value":"2026-11-19T23:00:00.000Z"}}}]}',
  )
})

it('joins the filters, and sends nothing without any', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const both = { created: { preset: 'previousYear' as const }, statuses: ['Open' as const, 'In-Progress' as const] }
  expect([whereOf(both, 'UTC', now), whereOf(noFilters, 'UTC', now), filterCount(both)]).toEqual([
    '{"and":[{"Status":{"in":["Open","In-Progress"]}},{"CreatedDate":{"gte":{"value":"2025-01-01T00:00:00.000Z"}}},{"CreatedDate":{"lt":{"value":"2026-01-01T00:00:00.000Z"}}}]}',
    undefined,
    2,
  ])
})
