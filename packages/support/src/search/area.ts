import type { Area } from '../area.ts'
import { findEverywhere } from './find-everywhere.method.ts'
import { getSearchSuggestions } from './get-search-suggestions.method.ts'
import { searchSynonymListViews, unansweredSearchListViews } from './search.list-views.ts'
import { searchSynonymAccess } from './search-synonym.access.ts'
import { searchSynonym } from './search-synonym.object.ts'
import { sweepUnansweredSearches } from './sweep-unanswered-searches.job.ts'
import { unansweredSearchAccess } from './unanswered-search.access.ts'
import { unansweredSearch } from './unanswered-search.object.ts'

export const search: Area = {
  objects: [searchSynonym, unansweredSearch],
  access: [searchSynonymAccess, unansweredSearchAccess],
  listViews: [searchSynonymListViews, unansweredSearchListViews],
  methods: () => [findEverywhere, getSearchSuggestions],
  jobs: [sweepUnansweredSearches],
}
