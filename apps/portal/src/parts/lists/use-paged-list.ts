import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Snapshot } from 'record-cache'
import { type Read, useRead } from 'record-cache-react'
import { type AddressQuery, lastPage } from '../../site/address-query.ts'

/** The query of an address, and functions that change it by changing the address. */
export type ShownQuery<Q> = {
  /** The query of the page that is shown. */
  query: Q
  /** The query that the reader chose last. Until the address has changed it differs from `query`, and a further choice adds to it. */
  chosen: Q
  /** The address of the first page after this change. */
  hrefOf: (changed: Partial<Q>) => string
  show: (changed: Partial<Q>, options?: { replace?: boolean }) => void
}

/** Reads the query of the address, and changes it. A change goes to the first page, unless it names another. */
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

/** One page of a list as `PagedList` shows it. */
export type PagedRows<R> = {
  /** Undefined until they have been read. */
  rows: readonly R[] | undefined
  /** The page, counted from 1. */
  page: number
  /** Numbers of the first and the last row, counted from 1. */
  from: number
  to: number
  /** How many rows the list has on all its pages; known on its last page only. */
  total: number | undefined
  /** More rows follow, on a page past the last one that can be opened. */
  isCut: boolean
  /** Addresses of the pages before and after; undefined where there is none. */
  previous: string | undefined
  next: string | undefined
  firstPage: string
  state: Snapshot<unknown>['state']
  /** The HTTP status of the failure. */
  failedWith: number | undefined
  refresh: () => void
}

/**
 * Reads the page of a list that the address names. While another query is on its way the state is `Pending` and there are no pages to go to:
 * they would undo the choice.
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
