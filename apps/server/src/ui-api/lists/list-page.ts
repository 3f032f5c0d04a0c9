import type { ExchangeOf, lists } from 'contract'
import { commaList } from '../comma-list.ts'

type PageQuery = ExchangeOf<typeof lists.getListUiByName>['query']
type RecordsQuery = ExchangeOf<typeof lists.getListRecordsById>['query']

/** The page of a list that a query asks for. */
export function listPage(query: PageQuery) {
  return {
    fields: commaList(query.fields),
    optionalFields: commaList(query.optionalFields),
    pageSize: query.pageSize,
    pageToken: query.pageToken,
    sortBy: commaList(query.sortBy),
  }
}

/** The same with a filter and words to find. */
export function recordsPage({ searchTerm, where, ...query }: RecordsQuery) {
  return { ...listPage(query), searchTerm, where }
}
