import { limits } from 'contract'
import { paths } from '../../../../site/paths.ts'

const searches = ['service', 'tail'] as const

/** The number to search by: of the service or of the aircraft. */
export type SearchedBy = (typeof searches)[number]

/** The query of the list, all of it in the address. */
export type ServiceQuery = {
  term: string
  by: SearchedBy
  /** From 1. */
  page: number
}

/** Rows per page. */
export const PAGE_SIZE = 25

const MOST_PAGES = limits.pageSizeMax / PAGE_SIZE

/** Reads a query from an address. Invalid values count as absent. */
export function readServiceQuery(address: URLSearchParams): ServiceQuery {
  const page = Number(address.get('page'))
  return {
    term: [...(address.get('q') ?? '').trim()].slice(0, limits.searchTermCharacters).join(''),
    by: readSearchedBy(address.get('by')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1,
  }
}

export const readSearchedBy = (by: string | null): SearchedBy => searches.find((search) => search === by) ?? 'tail'

/** The address of the page with this query. */
export function servicesHref({ term, by, page }: ServiceQuery): string {
  return paths.downloadReset({
    q: term === '' ? undefined : term,
    by: by === 'tail' ? undefined : by,
    page: page === 1 ? undefined : String(page),
  })
}

/** The `where` of the list: services with counted downloads whose number contains the term, ignoring case. */
export function whereOf({ term, by }: ServiceQuery): string {
  const like = { like: `%${term.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%` }
  const counts = { DownloadLimit__c: { gte: { value: 0 } } }
  const byTerm = by === 'tail' ? { Aircraft__r: { TailNumber__c: like } } : { ServiceNumber__c: like }
  return JSON.stringify(term === '' ? counts : { and: [counts, byTerm] })
}
