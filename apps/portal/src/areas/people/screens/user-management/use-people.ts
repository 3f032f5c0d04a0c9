import { useNavigate, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { useReads } from '../../../../records/use-reads.ts'
import { userManagement } from './page.ts'
import { PAGE_SIZE, type PeopleQuery, peopleHref, readPeopleQuery } from './people-query.ts'
import { personOf } from './person.ts'

export type PeoplePage = ReturnType<typeof usePeople>

/** The people of the query in the address, and a function that changes it. */
export function usePeople() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const query = readPeopleQuery(address)
  const reads = useReads(userManagement)
  const people = useRead(reads.people)
  const count = useRead(reads.count)
  const before = (query.page - 1) * PAGE_SIZE
  const rows = people.data?.records.map(personOf)
  const isLast = people.data?.nextPageToken === null
  return {
    query,
    /** Undefined while loading. */
    rows,
    from: before + 1,
    to: before + (rows?.length ?? 0),
    isLast,
    /** Number of matches on all pages, if known. */
    total: isLast ? before + (rows?.length ?? 0) : count.data && !count.data.hasMore ? count.data.count : undefined,
    state: people.state,
    refresh: () => {
      void people.refresh()
      void count.refresh()
    },
    show: (changed: Partial<PeopleQuery>) =>
      void navigate(peopleHref({ ...query, ...changed }), { preventScrollReset: true }),
  }
}
