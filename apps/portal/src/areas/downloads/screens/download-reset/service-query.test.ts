import { expect, it } from 'vitest'
import { serviceQuery, whereOf } from './service-query.ts'

it('writes to the address what it reads from it, and takes nothing that makes no sense', () => {
  const address = '/download-reset?q=SVC-2&by=service&page=3'
  expect(serviceQuery.href(serviceQuery.read(new URLSearchParams(address.split('?')[1])))).toBe(address)
  expect(serviceQuery.read(new URLSearchParams('q= &by=x&page=-1'))).toEqual({ term: '', by: 'tail', page: 1 })
  expect(serviceQuery.read(new URLSearchParams('page=99999')).page).toBe(80)
})

it('filters by a part of a number, in which nothing is a wildcard', () => {
  const counts = { DownloadLimit__c: { gte: { value: 0 } } }
  expect(JSON.parse(whereOf({ term: '', by: 'tail', page: 1 }))).toEqual(counts)
  expect(JSON.parse(whereOf({ term: 'n0_', by: 'tail', page: 1 }))).toEqual({
    and: [counts, { Aircraft__r: { TailNumber__c: { like: '%N0\\_%' } } }],
  })
  expect(JSON.parse(whereOf({ term: 'svc', by: 'service', page: 1 }))).toEqual({
    and: [counts, { ServiceNumber__c: { like: '%SVC%' } }],
  })
})
