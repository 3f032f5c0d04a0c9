import type { Area } from '../area.ts'
import { findEverywhere } from './find-everywhere.method.ts'
import { getSearchSuggestions } from './get-search-suggestions.method.ts'
import { refillWords } from './refill-words.ts'
import { searchSynonym, searchSynonymAccess } from './search-synonym.object.ts'
import { sweepUnansweredSearches, unansweredSearch, unansweredSearchAccess } from './unanswered-search.object.ts'

export const search: Area = {
  objects: [searchSynonym, unansweredSearch],
  access: [searchSynonymAccess, unansweredSearchAccess],
  methods: [findEverywhere, getSearchSuggestions],
  jobs: [refillWords, sweepUnansweredSearches],
}
