import { limits } from 'contract'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { paths } from '../../../../site/paths.ts'

/** The query of the list, all of it in the address. */
export type PeopleQuery = {
  searchTerm: string
  isDescending: boolean
  /** From 1. */
  page: number
}

/** Rows per page. */
export const PAGE_SIZE = 25

/** Limit of pages. */
export const MOST_PAGES = lastPage(PAGE_SIZE)

/** Reads a query from an address. Invalid values count as absent. */
export function readPeopleQuery(address: URLSearchParams): PeopleQuery {
  return {
    searchTerm: [...(address.get('q') ?? '')].slice(0, limits.searchTermCharacters).join(''),
    isDescending: address.get('sort') === '-Name',
    page: pageIn(address, PAGE_SIZE),
  }
}

/** The address of User Management with this query. */
export function peopleHref({ searchTerm, isDescending, page }: PeopleQuery): string {
  return paths.userManagement({
    q: searchTerm === '' ? undefined : searchTerm,
    sort: isDescending ? '-Name' : undefined,
    page: page === 1 ? undefined : String(page),
  })
}
