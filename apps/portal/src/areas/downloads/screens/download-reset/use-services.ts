import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { downloadReset } from './page.ts'
import { PAGE_SIZE, readServiceQuery, type ServiceQuery, servicesHref } from './service-query.ts'

/** The services of the query in the address, and a function that changes it. */
export function useServices() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = readServiceQuery(address)
  const { data, state, refresh } = useRead(useReads(downloadReset)?.services ?? null)
  const before = (query.page - 1) * PAGE_SIZE
  return {
    query,
    /** Undefined while loading. */
    rows: data?.records,
    from: before + 1,
    to: before + (data?.records.length ?? 0),
    isLast: data?.nextPageToken === null,
    state,
    refresh,
    /** Replaces the history entry while typing, so that back returns to the list without a search. */
    show: (changed: Partial<ServiceQuery>) =>
      void navigate(servicesHref({ ...query, page: 1, ...changed }), {
        preventScrollReset: true,
        replace: query.term !== '' && changed.term !== '',
      }),
  }
}

export type Services = ReturnType<typeof useServices>
