import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './search.schemas.ts'

export const search = {
  getSearchFilterMetadata: defineCall<typeof schemas.getSearchFilterMetadata>({
    method: 'GET',
    path: `${UI_API}/search-info/{objectApiName}/filters`,
    summary: 'The filters by which a search of an object can be narrowed, as far as the caller can read their fields.',
  }),
  getSearchFilterOptions: defineCall<typeof schemas.getSearchFilterOptions>({
    method: 'GET',
    path: `${UI_API}/search-info/{objectApiName}/filters/{filterApiName}/options`,
    summary: 'The values that a filter of kind Select offers, at most 200, those whose label holds q.',
  }),
  getLookupMetadata: defineCall<typeof schemas.getLookupMetadata>({
    method: 'GET',
    path: `${UI_API}/search-info/{objectApiName}/lookup/{fieldApiName}`,
    summary: 'Which objects a lookup field leads to, how their records are found and what decides them.',
  }),
  getSearchResults: defineCall<typeof schemas.getSearchResults>({
    method: 'POST',
    path: `${UI_API}/search/results`,
    rate: 'search',
    summary: 'Finds words in several objects at once: the best records of each, with what matched.',
  }),
  getKeywordSearchResults: defineCall<typeof schemas.getKeywordSearchResults>({
    method: 'POST',
    path: `${UI_API}/search/results/keyword`,
    rate: 'search',
    summary: 'Finds words in one object, page by page, by relevance or in the order asked.',
  }),
}
