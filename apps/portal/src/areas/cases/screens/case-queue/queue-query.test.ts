import { expect, it } from 'vitest'
import { filterCount, noFilters, queueQuery, whereOf } from './queue-query.ts'

const NOW_MS = Date.parse('2026-11-20T12:34:56Z')
const product = '01t000000000001AAA'
const read = (href: string) => queueQuery.read(new URLSearchParams(href.split('?')[1]))

it('writes to the address what it reads from it, and takes nothing that makes no sense', () => {
  const address = `/agent?queue=open&q=N714&product=${product}&tier=Prime%2CStandard&impact=Total+Failure&age=week&desk=Cleared+Desk&escalated=yes&sort=-customer&page=3`
  expect(read(queueQuery.href(read(address)))).toEqual(read(address))
  expect(filterCount(read(address))).toBe(6)
  const none = { queue: 'mine', ...noFilters, searchTerm: '', sort: null, page: 1 } as const
  expect(read('?queue=x&product=1&owner=%22&tier=Gold&impact=&age=1&desk=,&escalated=1&sort=-x&page=-2')).toEqual(none)
  expect(queueQuery.href(none)).toBe('/agent')
})

it('filters by all of what was chosen, and by ages of whole hours', () => {
  const filters = read(
    `?product=${product}&owner=005000000000008AAA&tier=Prime&impact=Total+Failure&desk=Cleared+Desk&escalated=yes&age=week`,
  )
  expect(JSON.parse(whereOf(filters, NOW_MS) ?? '')).toEqual({
    and: [
      { ProductId__c: { eq: product } },
      { OwnerId: { eq: '005000000000008AAA' } },
      { Account: { SupportTier__c: { in: ['Prime'] } } },
      { Impact__c: { in: ['Total Failure'] } },
      { Queue__c: { in: ['Cleared Desk'] } },
      { IsEscalated: { eq: true } },
      { CreatedDate: { lt: { value: '2026-11-19T12:00:00.000Z' } } },
      { CreatedDate: { gte: { value: '2026-11-13T12:00:00.000Z' } } },
    ],
  })
  expect(whereOf(noFilters, NOW_MS)).toBeUndefined()
})
