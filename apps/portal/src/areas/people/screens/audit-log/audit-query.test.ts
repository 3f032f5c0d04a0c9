import { expect, it } from 'vitest'
import { auditQuery, whereOf } from './audit-query.ts'

const NOW_MS = Date.parse('2026-11-20T12:00:00Z')

it('writes to the address what it reads from it, and takes nothing that makes no sense', () => {
  const address = '/audit-log?kind=signIns&created=last7&who=The&page=3'
  expect(auditQuery.href(auditQuery.read(new URLSearchParams(address.split('?')[1])))).toBe(address)
  expect(auditQuery.read(new URLSearchParams('kind=x&created=y&page=-1'))).toEqual({
    group: null,
    created: null,
    who: '',
    page: 1,
  })
  expect(auditQuery.read(new URLSearchParams('page=99999')).page).toBe(80)
})

it('filters by kinds, days and the beginning of a name, in which nothing is a wildcard', () => {
  const query = { group: 'signIns', created: 'last7', who: 'T_%', page: 1 } as const
  expect(JSON.parse(whereOf(query, 'UTC', NOW_MS) ?? '')).toEqual({
    and: [
      { Kind__c: { in: expect.arrayContaining(['SignIn', 'SignInFailed']) } },
      { CreatedDate: { gte: { value: '2026-11-14T00:00:00.000Z' } } },
      { CreatedDate: { lt: { value: '2026-11-21T00:00:00.000Z' } } },
      { Actor__r: { Name: { like: 'T\\_\\%%' } } },
    ],
  })
  expect(whereOf({ group: null, created: null, who: '', page: 1 }, 'UTC', NOW_MS)).toBeUndefined()
})
