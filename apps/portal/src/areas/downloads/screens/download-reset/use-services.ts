import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { downloadReset } from './page.ts'
import { PAGE_SIZE, readServiceQuery, type ServiceQuery, servicesHref } from './service-query.ts'

/** The services of the query in the address, and a function that changes the query by changing the address. */
export function useServices() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = readServiceQuery(address)
  const { data, state, refresh } = useRead(useReads(downloadReset)?.services ?? null)
  const before = (query.page - 1) * PAGE_SIZE
  return {
    query,
    /** Undefined until they have been read. */
    rows: data?.records,
    from: before + 1,
    to: before + (data?.records.length ?? 0),
    isLast: data?.nextPageToken === null,
    state,
    refresh,
    /** What is typed further replaces what was typed before: back leads to where no search was. */
    show: (changed: Partial<ServiceQuery>) =>
      void navigate(servicesHref({ ...query, page: 1, ...changed }), {
        preventScrollReset: true,
        replace: query.term !== '' && changed.term !== '',
      }),
  }
}

export type Services = ReturnType<typeof useServices>
