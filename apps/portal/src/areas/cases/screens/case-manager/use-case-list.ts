import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { type CaseRow, caseRowOf } from '../../../../parts/cases/case-row.ts'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { type CaseQuery, caseManagerHref, MOST_PAGES, PAGE_SIZE, readCaseQuery } from './case-query.ts'
import type { CaseManagerReads } from './page.ts'

/** One page of Case Manager. */
export type CasePage = {
  rows: CaseRow[]
  /** Numbers of the first and last row, from 1; `total` is known on the last page only. */
  from: number
  to: number
  total: number | undefined
  previousHref: string | undefined
  nextHref: string | undefined
  /** There are more cases than can be paged through. */
  isCut: boolean
}

/**
 * The cases of the query in the address, and functions that change it. `chosen` is the latest query; until the address has changed it
 * differs from `query`, and further choices add to it.
 */
export function useCaseList(work: CaseWork, { cases, amongAll: allCases }: CaseManagerReads) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readCaseQuery(address, work), [address, work])
  const [chosen, choose] = useOptimistic(query)
  const list = useRead(cases)
  const all = useRead(allCases)

  const changedTo = (changed: Partial<CaseQuery>): CaseQuery => ({ ...chosen, page: 1, ...changed })
  const hrefOf = (changed: Partial<CaseQuery>): string => caseManagerHref(changedTo(changed))
  const show = (changed: Partial<CaseQuery>): void => {
    startTransition(async () => {
      choose(changedTo(changed))
      await navigate(hrefOf(changed), { preventScrollReset: true })
    })
  }

  const isLeft = chosen !== query
  const page = useMemo((): CasePage | null => {
    if (!list.data) return null
    const { records, nextPageToken } = list.data
    const before = (query.page - 1) * PAGE_SIZE
    const hrefOfPage = (page: number): string => caseManagerHref({ ...query, page })
    const isLast = nextPageToken === null
    return {
      rows: records.map(caseRowOf),
      from: before + 1,
      to: before + records.length,
      total: isLast ? before + records.length : undefined,
      // While another list is loading, paging is off: it would undo that choice.
      previousHref: isLeft || query.page === 1 ? undefined : hrefOfPage(query.page - 1),
      nextHref: isLeft || isLast || query.page === MOST_PAGES ? undefined : hrefOfPage(query.page + 1),
      isCut: !isLast && query.page === MOST_PAGES,
    }
  }, [list.data, query, isLeft])
  return {
    query,
    chosen,
    page,
    /** Number of matches among all cases for a search of a narrower list; null if unknown. */
    amongAll: all.data ? { count: all.data.records.length, isMore: all.data.nextPageToken !== null } : null,
    state: isLeft ? 'Pending' : list.state,
    /** The service rejects the query: retrying would not help. */
    isRefused: list.error?.status === 400,
    /** The list was deleted, possibly in another window. */
    isMissing: list.error?.status === 404,
    retry: list.refresh,
    hrefOf,
    show,
  }
}
