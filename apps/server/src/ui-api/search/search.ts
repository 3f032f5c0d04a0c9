import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getKeywordSearchResults } from './get-keyword-search-results.ts'
import { getLookupMetadata } from './get-lookup-metadata.ts'
import { getSearchFilterMetadata } from './get-search-filter-metadata.ts'
import { getSearchFilterOptions } from './get-search-filter-options.ts'
import { getSearchResults } from './get-search-results.ts'

export const search: Implementation<Calls['search'], CallContext> = {
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getLookupMetadata,
  getSearchResults,
  getKeywordSearchResults,
}
