import {
  addressQuery,
  named,
  oneOf,
  type Parameter,
  pageNumber,
  type QueryOf,
  words,
} from '../../../../site/address-query.ts'
import { paths } from '../../../../site/paths.ts'

const searches = ['service', 'tail'] as const

/** The number to search by: of the service or of the aircraft. */
export type SearchedBy = (typeof searches)[number]

export const searchedBy: Parameter<SearchedBy> = oneOf(searches, 'tail')

/** Rows per page. */
export const PAGE_SIZE = 25

const term = words()

/** The search and the page of the list. */
export const serviceQuery = addressQuery(paths.downloadReset, {
  term: named('q', { ...term, read: (text) => term.read((text ?? '').trim()) }),
  by: searchedBy,
  page: pageNumber(PAGE_SIZE),
})

export type ServiceQuery = QueryOf<typeof serviceQuery>

/** The `where` of the list: services with counted downloads whose number contains the term, ignoring case. */
export function whereOf({ term, by }: ServiceQuery): string {
  const like = { like: `%${term.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%` }
  const counts = { DownloadLimit__c: { gte: { value: 0 } } }
  const byTerm = by === 'tail' ? { Aircraft__r: { TailNumber__c: like } } : { ServiceNumber__c: like }
  return JSON.stringify(term === '' ? counts : { and: [counts, byTerm] })
}
