// Written by `npm run generate` from ui-api/search.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/search.ts'

/**
 * Finds words in one object, page by page, by relevance or in the requested order.
 *
 * @returns `KeywordSearchResults`.
 * Limits: Pages of 1 to 200, 25 by default; 20 filters; 20 groups; 5 order columns.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, MISSING_ARGUMENT, NOT_FOUND,
 * NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const getKeywordSearchResults: CallOf<typeof definitions.getKeywordSearchResults> = {
  method: 'POST',
  path: `${UI_API}/search/results/keyword`,
}

/**
 * The target objects of a lookup field, how their records are searched, and the fields that filter them.
 *
 * @returns `LookupMetadata`.
 * @throws NOT_FOUND.
 */
export const getLookupMetadata: CallOf<typeof definitions.getLookupMetadata> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/lookup/{fieldApiName}`,
}

/**
 * The search filters of an object whose fields the caller can read.
 *
 * @returns `SearchFilterMetadata`.
 * @throws NOT_FOUND.
 */
export const getSearchFilterMetadata: CallOf<typeof definitions.getSearchFilterMetadata> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters`,
}

/**
 * The values that a filter of kind Select offers: at most 200 whose label contains q.
 *
 * @returns `SearchFilterOptions`.
 * Limits: 200 options; `q` 200 characters.
 * @throws NOT_FOUND.
 */
export const getSearchFilterOptions: CallOf<typeof definitions.getSearchFilterOptions> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters/{filterApiName}/options`,
}

/**
 * Finds words in several objects at once: the best matches of each, with highlights.
 *
 * @returns `{ configurationName, keywordSearchResult, qnaSearchResult }`, with `KeywordSearchResults` by object.
 * Limits: 10 objects; 25 results each; 20 filters and 20 groups each.
 * @throws INVALID_FIELD, INVALID_FILTER, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getSearchResults: CallOf<typeof definitions.getSearchResults> = {
  method: 'POST',
  path: `${UI_API}/search/results`,
}
