import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import type { CaseQueueReads } from './page.ts'
import { MOST_PAGES, PAGE_SIZE, type QueueQuery, queueHref, readQueueQuery } from './queue-query.ts'
import { type QueueRow, queueRowOf } from './queue-row.ts'

/** One page of a queue. */
type QueuePage = {
  rows: QueueRow[]
  /** Numbers of the first and last row, from 1. */
  from: number
  to: number
  isLast: boolean
  previousHref: string | undefined
  nextHref: string | undefined
}

/** The cases of the query in the address, and functions that change it. */
export function useCaseQueue({ cases }: CaseQueueReads) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readQueueQuery(address), [address])
  const [chosen, choose] = useOptimistic(query)
  const list = useRead(cases)
  const changedTo = (changed: Partial<QueueQuery>): QueueQuery => ({ ...chosen, page: 1, ...changed })
  const isLeft = chosen !== query
  const page = useMemo((): QueuePage | null => {
    if (!list.data) return null
    const { records, nextPageToken } = list.data
    const before = (query.page - 1) * PAGE_SIZE
    const isLast = nextPageToken === null
    const hrefOfPage = (page: number): string => queueHref({ ...query, page })
    return {
      rows: records.map(queueRowOf),
      from: before + 1,
      to: before + records.length,
      isLast,
      // While another queue is loading, paging is off: it would undo that choice.
      previousHref: isLeft || query.page === 1 ? undefined : hrefOfPage(query.page - 1),
      nextHref: isLeft || isLast || query.page === MOST_PAGES ? undefined : hrefOfPage(query.page + 1),
    }
  }, [list.data, query, isLeft])
  return {
    query,
    /** The latest query: until the address has changed it differs from `query`. */
    chosen,
    page,
    state: isLeft ? 'Pending' : list.state,
    retry: list.refresh,
    show: (changed: Partial<QueueQuery>): void => {
      startTransition(async () => {
        choose(changedTo(changed))
        await navigate(queueHref(changedTo(changed)), { preventScrollReset: true })
      })
    },
  }
}
