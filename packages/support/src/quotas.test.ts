import { expect, it } from 'vitest'
import { supportApp } from './app.ts'
import { quotaNames, quotasOf } from './quotas.ts'

it('takes what an operator changes, and multiplies everything for load tests', () => {
  const changed = {
    Case: { person: 7, account: 8 },
    others: { person: 1, account: 2 },
    megabytes: { person: 3, account: 4 },
    guestMegabytes: { person: 5, account: 6 },
  }
  expect(quotasOf(changed, { scale: 10, storedBytes: 9 })).toMatchObject({
    rows: { Case: { person: 70, account: 80 }, CaseComment: { person: 5_000, account: 25_000 } },
    others: { person: 10, account: 20 },
    fileBytes: { person: 30_000_000, account: 40_000_000 },
    storedBytes: 9,
    ofGuests: {
      rows: { ContentVersion: { person: 200, account: 10_000 } },
      fileBytes: { person: 50_000_000, account: 60_000_000 },
    },
  })
})

it('names objects of the product alone', () => {
  const objects = supportApp.objects.map(({ apiName }) => apiName)
  expect(Object.keys(quotasOf({}).rows).filter((name) => !objects.includes(name))).toEqual([])
  expect(quotaNames).toEqual(expect.arrayContaining(['Case', 'others', 'megabytes']))
})
