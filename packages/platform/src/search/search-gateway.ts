import type { ExchangeOf, KeywordSearchResults, SearchFilterMetadata, SearchFilterOptions, search } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { type KeywordSearchParams, keywordSearch } from './keyword-search.ts'
import { searchFilterOptions, searchFilters } from './search-filters.ts'
import { type SearchResultsParams, searchResults } from './search-results.ts'
import { configurationNamed, searchedObject } from './searched-object.ts'

/** Search for words, as one caller can do it: a hidden text is never matched. */
export type SearchGateway = {
  filters(objectApiName: string, configurationName?: string): Promise<SearchFilterMetadata>
  filterOptions(objectApiName: string, filterApiName: string, q?: string): Promise<SearchFilterOptions>
  /** The best records of several objects. */
  results(params: SearchResultsParams): Promise<ExchangeOf<typeof search.getSearchResults>['response']>
  /** The records of one object, page by page. */
  keyword(
    objectApiName: string,
    params: KeywordSearchParams & { configurationName?: string | null | undefined },
  ): Promise<KeywordSearchResults>
}

export function createSearchGateway(caller: PersonCaller): SearchGateway {
  return {
    filters: async (objectApiName, configurationName) => searchFilters(caller, objectApiName, configurationName),
    filterOptions: (objectApiName, filterApiName, q) => searchFilterOptions(caller, objectApiName, filterApiName, q),
    results: (params) => searchResults(caller, params),
    keyword: async (objectApiName, { configurationName, ...params }) => {
      configurationNamed(configurationName)
      return keywordSearch(caller, searchedObject(caller, objectApiName), params)
    },
  }
}
