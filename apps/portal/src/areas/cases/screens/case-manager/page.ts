import type { SessionShape } from 'contract'
import { pageTokenAt } from 'record-cache'
import { read } from 'record-cache-react'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseRowFields, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import { type CaseWork, caseListOf, caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { page } from '../../../../records/page.ts'
import { getRelatedListCount, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { amongAll, type CaseQuery, PAGE_SIZE, readCaseQuery, whereOf, writeSort } from './case-query.ts'

/** Counting stops here; of more it is only said that there are more. */
const MAX_COUNT = 2_000

export const caseManager = page({
  ...pages.caseManager,
  reads: ({ query, user, offers, nowMs }) => {
    const work = caseWorkOf(offers.caseLists)
    if (!work) return null
    const asked = readCaseQuery(query, work)
    return {
      cases: readCases(work, asked, user.timeZone, nowMs),
      // What a search of a narrower list misses may be among all cases.
      amongAll: isNarrowerSearch(asked) ? readCases(work, amongAll(asked), user.timeZone, nowMs) : null,
      opening: caseOpening,
      // The counts on the tabs, by the record whose cases are counted.
      contactId: readCount(work, user, 'contactId'),
      accountId: readCount(work, user, 'accountId'),
    }
  },
})

/** The reads of somebody who has cases. */
export type CaseManagerReads = NonNullable<ReturnType<typeof caseManager.reads>>

function readCases(work: CaseWork, query: CaseQuery, timeZone: string, nowMs: number) {
  const where = whereOf(query.filters, timeZone, nowMs)
  const list = {
    objectApiName: 'Case',
    listViewApiName: caseListOf(work, query.list).view,
    pageSize: PAGE_SIZE,
    sortBy: writeSort(query.sort),
    ...(query.page === 1 ? {} : { pageToken: pageTokenAt((query.page - 1) * PAGE_SIZE) }),
    ...(query.searchTerm === '' ? {} : { searchTerm: query.searchTerm }),
    ...(where === undefined ? {} : { where }),
  } as const
  return readList(list, caseRowFields, caseRowOptionalFields)
}

function isNarrowerSearch({ searchTerm, list }: CaseQuery): boolean {
  return searchTerm !== '' && list !== 'all'
}

/** Null where no list of the user's shows this count. */
function readCount({ lists }: CaseWork, user: SessionShape['user'], counter: 'contactId' | 'accountId') {
  const parentRecordId = user[counter]
  const isShown = lists.some(({ countedBy }) => countedBy === counter)
  if (!isShown || parentRecordId === null) return null
  return read(getRelatedListCount, { parentRecordId, relatedListId: 'Cases', maxCount: MAX_COUNT })
}
