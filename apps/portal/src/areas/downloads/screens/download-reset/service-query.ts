import { limits } from 'contract'
import { paths } from '../../../../site/paths.ts'

const searches = ['service', 'tail'] as const

/** The number that is searched for: that of a service, or that on the tail of an aircraft. */
export type SearchedBy = (typeof searches)[number]

/** Everything that decides which services show; all of it stands in the address. */
export type ServiceQuery = {
  term: string
  by: SearchedBy
  /** The page, counted from 1. */
  page: number
}

/** Rows of one page. */
export const PAGE_SIZE = 25

const MOST_PAGES = limits.pageSizeMax / PAGE_SIZE

/** Reads a query from an address. What makes no sense there counts as absent. */
export function readServiceQuery(address: URLSearchParams): ServiceQuery {
  const page = Number(address.get('page'))
  return {
    term: [...(address.get('q') ?? '').trim()].slice(0, limits.searchTermCharacters).join(''),
    by: readSearchedBy(address.get('by')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

export const readSearchedBy = (by: string | null): SearchedBy => searches.find((one) => one === by) ?? 'tail'

/** The address of the page with this query. */
export function servicesHref({ term, by, page }: ServiceQuery): string {
  return paths.downloadReset({
    q: term === '' ? undefined : term,
    by: by === 'tail' ? undefined : by,
    page: page === 1 ? undefined : String(page),
  })
}

/** The `where` of the list: services that count their downloads and have the number, or a part of it, in upper or lower case. */
export function whereOf({ term, by }: ServiceQuery): string {
  const like = { like: `%${term.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%` }
  const counts = { DownloadLimit__c: { gte: { value: 0 } } }
  const found = by === 'tail' ? { Aircraft__r: { TailNumber__c: like } } : { ServiceNumber__c: like }
  return JSON.stringify(term === '' ? counts : { and: [counts, found] })
}
