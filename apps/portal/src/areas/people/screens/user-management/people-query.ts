import { limits } from 'contract'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { paths } from '../../../../site/paths.ts'

/** Everything that decides which people show; all of it stands in the address. */
export type PeopleQuery = {
  searchTerm: string
  isDescending: boolean
  /** The page, counted from 1. */
  page: number
}

/** Rows of one page. */
export const PAGE_SIZE = 25

/** Nobody pages further. */
export const MOST_PAGES = lastPage(PAGE_SIZE)

/** Reads a query from an address. What makes no sense there counts as absent. */
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
