import type * as contract from 'contract'
import { lookupMetadata } from '../lookups/lookup-metadata.ts'
import { lookupRecords } from '../lookups/lookup-records.ts'
import { keywordSearch } from '../search/keyword-search.ts'
import { searchFilterOptions, searchFilters } from '../search/search-filters.ts'
import { searchResults } from '../search/search-results.ts'
import { commaList } from './comma-list.ts'
import type { Handlers } from './handlers.ts'

export const search: Handlers<typeof contract.search> = {
  getSearchFilterMetadata: (caller, { params, query }) =>
    searchFilters(caller, params.objectApiName, query.configurationName),

  getSearchFilterOptions: (caller, { params, query }) =>
    searchFilterOptions(caller, params.objectApiName, params.filterApiName, query.q),

  getLookupMetadata: (caller, { params }) => lookupMetadata(caller, params.objectApiName, params.fieldApiName),

  getSearchResults: (caller, { query, body }) => searchResults(caller, { ...body, q: query.q }),

  getKeywordSearchResults: (caller, { query, body }) =>
    keywordSearch(caller, query.objectApiName, {
      q: query.q,
      configurationName: body.configurationName,
      dataCategories: body.dataCategories,
      filters: body.filters,
      pageSize: body.pageSize ?? undefined,
      pageToken: body.pageToken ?? undefined,
      sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
    }),
}

export const lookups: Handlers<typeof contract.lookups> = {
  getLookupRecords: (caller, { params, query, body }) =>
    lookupRecords(caller, params.objectApiName, params.fieldApiName, { ...query, ...body }),
}
