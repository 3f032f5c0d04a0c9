import type { ExchangeOf, KeywordSearchResults } from 'contract'
import * as search from 'contract/ui-api/search'
import { list, mapOf, maybe, name, nullable, object } from '../../define/check.ts'
import { type Answering, defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { searchOptions } from './search-parts.ts'
import { storeFound } from './store-found.ts'

/** What was found in each object. */
export type SearchResults = Omit<ExchangeOf<typeof search.getSearchResults>['response'], 'keywordSearchResult'> & {
  keywordSearchResult: { results: KeywordSearchResults[] } | null
}

/** Reads what words are found in several objects at once. The records found are known by themselves afterwards. */
export const getSearchResults = defineRead(
  'getSearchResults',
  search.getSearchResults as Answering<SearchResults>,
  lifetimesMs.searchResults,
  { q: name },
  {
    body: {
      answerTypes: list,
      configurationName: nullable(name),
      objectApiNames: list,
      searchObjectOptions: maybe(mapOf(object(searchOptions))),
    },
    also: storeFound,
  },
)
