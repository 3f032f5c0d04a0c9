import { startTransition, useEffect, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { getListRecords } from 'record-cache'
import { type CaseRow, caseRowOf } from '../../features/case-row.ts'
import type { CaseWork } from '../../features/case-work.ts'
import { useNow } from '../../lib/now.tsx'
import { usePage } from '../../lib/page.tsx'
import { useAdapter } from '../../lib/records.ts'
import { caseListConfig, PAGE_SIZE } from './case-list-config.ts'
import { type CaseQuery, caseManagerHref, firstPageInstead, readCaseQuery } from './case-query.ts'

/** One page of cases as Case Manager shows it. */
export type CasePage = {
  rows: CaseRow[]
  /** Numbers of the first and the last row, counted from 1; `total` is known on the last page only. */
  from: number
  to: number
  total: number | undefined
  previousHref: string | undefined
  nextHref: string | undefined
}

/**
 * The cases of the query in the address, and the way to another query: a change of the address. `asked` is the query that the reader
 * chose last; it runs ahead of `query` until the address has followed, so that a choice made meanwhile adds to it.
 */
export function useCaseList(work: CaseWork) {
  const { session } = usePage()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readCaseQuery(address, work), [address, work])
  const [asked, ask] = useOptimistic(query)
  const list = useAdapter(getListRecords, caseListConfig(work, query, session?.user.timeZone ?? 'UTC', useNow()))

  const instead = firstPageInstead(query, list.error?.status)
  useEffect(() => {
    if (instead !== null) void navigate(instead, { replace: true, preventScrollReset: true })
  }, [instead, navigate])

  const changedTo = (changed: Partial<CaseQuery>): CaseQuery => ({ ...asked, page: 1, pageToken: null, ...changed })
  const hrefOf = (changed: Partial<CaseQuery>): string => caseManagerHref(changedTo(changed))
  const show = (changed: Partial<CaseQuery>): void => {
    startTransition(async () => {
      ask(changedTo(changed))
      await navigate(hrefOf(changed), { preventScrollReset: true })
    })
  }

  const page = useMemo((): CasePage | null => {
    if (!list.data) return null
    const { records, previousPageToken, nextPageToken } = list.data
    const before = (query.page - 1) * PAGE_SIZE
    const step = (number: number, token: string | null): string | undefined =>
      token === null ? undefined : caseManagerHref({ ...query, page: number, pageToken: number === 1 ? null : token })
    return {
      rows: records.map(caseRowOf),
      from: before + 1,
      to: before + records.length,
      total: nextPageToken === null ? before + records.length : undefined,
      previousHref: step(query.page - 1, previousPageToken),
      nextHref: step(query.page + 1, nextPageToken),
    }
  }, [list.data, query])
  const state = instead !== null || asked !== query ? 'Pending' : list.state
  return { query, asked, page, state, retry: list.refresh, hrefOf, show }
}
