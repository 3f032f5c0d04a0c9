import { caseMethods, LIST_CSV_PATH, limits, type SessionShape } from 'contract'
import { getListInfo, getListViewSummaries } from 'record-cache'
import { methodReader, read } from 'record-cache-react'
import { caseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseRowFields, caseRowOptionalFields } from '../../../../parts/cases/case-row.ts'
import { type CaseWork, caseListOf, caseWorkOf } from '../../../../parts/cases/case-work.ts'
import { page } from '../../../../records/page.ts'
import { getAnyListRecords, getRelatedListCount, listPage, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import {
  amongAll,
  type CaseQuery,
  type ColumnField,
  caseQueryOf,
  isNarrowed,
  PAGE_SIZE,
  whereOf,
  writeSort,
} from './case-query.ts'

/** Counting stops here; a larger number shows as "more than". */
const MAX_COUNT = 2_000

/** A number of cases: exact, or a lower bound where counting stopped. */
export type CaseTotal = { total: number | undefined; moreThan: number | undefined }

export const unknownTotal: CaseTotal = { total: undefined, moreThan: undefined }

/** The total from a count. */
export const totalOfCount = ({ count, hasMore }: { count: number; hasMore: boolean }): CaseTotal =>
  hasMore ? { total: undefined, moreThan: count } : { total: count, moreThan: undefined }

export const caseManager = page({
  ...pages.caseManager,
  reads: ({ query, user, offers, nowMs }) => {
    const work = caseWorkOf(offers.caseLists)
    if (!work) return null
    const chosen = caseQueryOf(work).read(query)
    return {
      cases: readCases(work, chosen, user.timeZone, nowMs),
      // A search of a narrower list also looks among all cases.
      amongAll: isNarrowerSearch(chosen) ? readCases(work, amongAll(chosen), user.timeZone, nowMs) : null,
      matchCount: isNarrowed(chosen) ? readFound(work, chosen, user.timeZone, nowMs) : null,
      // The list's columns, sort fields and stored preferences.
      info: read(getListInfo, { objectApiName: 'Case', listViewApiName: caseListOf(work, chosen.list).view }),
      // Includes the reader's saved lists.
      lists: read(getListViewSummaries, { objectApiName: 'Case', pageSize: limits.pageSizeMax }),
      opening: caseOpening,
      // Counts of the tabs.
      contactId: readCount(work, user, 'contactId'),
      accountId: readCount(work, user, 'accountId'),
      waiting: readWaitingCount(work),
    }
  },
})

/** The reads of a user with cases. */
export type CaseManagerReads = NonNullable<ReturnType<typeof caseManager.reads>>

function readCases(...place: Parameters<typeof pageOf>) {
  return readList(pageOf(...place), caseRowFields, caseRowOptionalFields)
}

/** The same rows with all columns of the list, which the server has sent with them. */
export const readCells = (...place: Parameters<typeof pageOf>) => read(getAnyListRecords, pageOf(...place))

const pageOf = (work: CaseWork, query: CaseQuery, timeZone: string, nowMs: number) =>
  ({
    objectApiName: 'Case',
    ...listPage(PAGE_SIZE, query.page),
    ...(query.sort ? { sortBy: writeSort(query.sort) } : {}),
    ...rowsOf(work, query, timeZone, nowMs),
  }) as const

const countFound = methodReader(caseMethods.countCases)

/** Number of matches of a search or a filter: only the last page of a list knows its total. */
function readFound(work: CaseWork, query: CaseQuery, timeZone: string, nowMs: number) {
  return read(countFound, rowsOf(work, query, timeZone, nowMs))
}

/** The address of the CSV export of a query with these columns. The CSV has the case as two columns: number and subject. */
export function csvHref(
  work: CaseWork,
  query: CaseQuery,
  columns: readonly ColumnField[],
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): string {
  const { listViewApiName, ...rows } = rowsOf(work, query, timeZone, nowMs)
  const fields = columns.flatMap((field) => (field === 'CaseNumber' ? [field, 'Subject'] : [field])).join(',')
  const address = new URLSearchParams({ fields, ...rows, ...(query.sort ? { sortBy: writeSort(query.sort) } : {}) })
  const path = LIST_CSV_PATH.replace('{objectApiName}', 'Case').replace('{listViewApiName}', listViewApiName)
  return `${path}?${address}`
}

/** The rows of a query on all its pages. */
function rowsOf(work: CaseWork, query: CaseQuery, timeZone: string, nowMs: number) {
  const { list, searchTerm } = query
  const where = whereOf(query, timeZone, nowMs)
  return {
    listViewApiName: caseListOf(work, list).view,
    ...(searchTerm === '' ? {} : { searchTerm }),
    ...(where === undefined ? {} : { where }),
  }
}

function isNarrowerSearch({ searchTerm, list }: CaseQuery): boolean {
  return searchTerm !== '' && list !== 'all'
}

/** Null where no list of the user shows this count. */
function readCount({ lists }: CaseWork, user: SessionShape['user'], counter: 'contactId' | 'accountId') {
  const parentRecordId = user[counter]
  const isShown = lists.some(({ countedBy }) => countedBy === counter)
  if (!isShown || parentRecordId === null) return null
  return read(getRelatedListCount, { parentRecordId, relatedListId: 'Cases', maxCount: MAX_COUNT })
}

/** Null for users for whom no case ever waits. */
function readWaitingCount({ lists }: CaseWork) {
  const list = lists.find(({ countedBy }) => countedBy === 'waiting')
  return list ? read(countFound, { listViewApiName: list.view }) : null
}
