import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Snapshot } from 'record-cache'
import { type Read, useRead } from 'record-cache-react'
import { type AddressQuery, lastPage } from '../../site/address-query.ts'

/** The query in the URL, and functions that change it by navigating. */
export type ShownQuery<Q> = {
  /** Query of the shown page. */
  query: Q
  /** Query that the user chose last. It differs from `query` until navigation completes; further changes build on it. */
  chosen: Q
  /** URL of the first page with the changed query. */
  hrefOf: (changed: Partial<Q>) => string
  show: (changed: Partial<Q>, options?: { replace?: boolean }) => void
}

/** Reads and changes the query in the URL. A change resets the page to 1 unless it sets the page. */
export function useAddressQuery<Q extends { page: number }>({ read, href }: AddressQuery<Q>): ShownQuery<Q> {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => read(address), [read, address])
  const [chosen, choose] = useOptimistic(query)
  const changedTo = (changed: Partial<Q>): Q => ({ ...chosen, page: 1, ...changed })
  const hrefOf = (changed: Partial<Q>): string => href(changedTo(changed))
  return {
    query,
    chosen,
    hrefOf,
    show: (changed, { replace = false } = {}) => {
      startTransition(async () => {
        choose(changedTo(changed))
        await navigate(hrefOf(changed), { preventScrollReset: true, replace })
      })
    },
  }
}

type Rows<R> = { readonly records: readonly R[]; readonly nextPageToken: string | null }

/** One page of a list, for `PagedList`. */
export type PagedRows<R> = {
  /** Undefined until the page is loaded. */
  rows: readonly R[] | undefined
  /** Page number, from 1. */
  page: number
  /** Numbers of the first and last row, from 1. */
  from: number
  to: number
  /** Number of rows on all pages; known only on the last page. */
  total: number | undefined
  /** There are more rows than the pages that can be opened hold. */
  isCut: boolean
  /** URLs of the previous and next page; undefined if there is none. */
  previous: string | undefined
  next: string | undefined
  firstPage: string
  state: Snapshot<unknown>['state']
  /** HTTP status of the error. */
  failedWith: number | undefined
  refresh: () => void
}

/**
 * Reads the page of a list that the URL selects. While navigation to another query is in progress, the state is `Pending` and there are no
 * links to other pages, because they would undo the change.
 */
export function usePagedRows<Q extends { page: number }, R>(
  { query, chosen }: ShownQuery<Q>,
  { href }: AddressQuery<Q>,
  pageSize: number,
  read: Read<Rows<R>> | null,
  options: { keepPrevious?: boolean } = {},
): PagedRows<R> {
  const { data, state, error, refresh } = useRead(read, options)
  const { page } = query
  const before = (page - 1) * pageSize
  const to = before + (data?.records.length ?? 0)
  const isLast = data?.nextPageToken === null
  const isLeft = chosen !== query
  const hrefOfPage = (number: number): string => href({ ...query, page: number })
  return {
    rows: data?.records,
    page,
    from: before + 1,
    to,
    total: isLast ? to : undefined,
    isCut: data !== undefined && !isLast && page === lastPage(pageSize),
    previous: isLeft || page === 1 ? undefined : hrefOfPage(page - 1),
    next: isLeft || isLast || page === lastPage(pageSize) ? undefined : hrefOfPage(page + 1),
    firstPage: hrefOfPage(1),
    state: isLeft ? 'Pending' : state,
    failedWith: error?.status,
    refresh: () => void refresh(),
  }
}
