import { pageTokenAt } from 'record-cache'
import { caseRowFields, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import { type CaseWork, caseListOf } from '../../../../parts/cases/case-work.ts'
import { type CaseQuery, PAGE_SIZE, whereOf, writeSort } from './case-query.ts'

/** What the list of a query is read with; the route and the screen read the same. */
export function caseListConfig(work: CaseWork, query: CaseQuery, timeZone: string, nowMs: number) {
  const where = whereOf(query.filters, timeZone, nowMs)
  return {
    objectApiName: 'Case' as const,
    listViewApiName: caseListOf(work, query.list).view,
    fields: caseRowFields,
    optionalFields: caseRowOptionalFields,
    pageSize: PAGE_SIZE,
    sortBy: writeSort(query.sort),
    ...(query.page === 1 ? {} : { pageToken: pageTokenAt((query.page - 1) * PAGE_SIZE) }),
    ...(query.searchTerm === '' ? {} : { searchTerm: query.searchTerm }),
    ...(where === undefined ? {} : { where }),
  }
}
