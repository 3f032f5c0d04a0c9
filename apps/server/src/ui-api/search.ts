import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const search: Implementation<Calls['search'], CallContext> = {
  getSearchFilterMetadata: ({ gateway }, { params, query }) =>
    gateway.search.filters(params.objectApiName, query.configurationName),

  getSearchFilterOptions: ({ gateway }, { params, query }) =>
    gateway.search.filterOptions(params.objectApiName, params.filterApiName, query.q),

  getLookupMetadata: ({ gateway }, { params }) => gateway.lookups.metadata(params.objectApiName, params.fieldApiName),

  getSearchResults: ({ gateway }, { query, body }) => gateway.search.results({ ...body, q: query.q }),

  getKeywordSearchResults: ({ gateway }, { query, body }) =>
    gateway.search.keyword(query.objectApiName, {
      q: query.q,
      configurationName: body.configurationName,
      dataCategories: body.dataCategories,
      filters: body.filters,
      pageSize: body.pageSize ?? undefined,
      pageToken: body.pageToken ?? undefined,
      sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
    }),
}
