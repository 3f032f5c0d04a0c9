import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './search.schemas.ts'

export const getSearchFilterMetadata: CallOf<typeof schemas.getSearchFilterMetadata> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters`,
}

export const getSearchFilterOptions: CallOf<typeof schemas.getSearchFilterOptions> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/filters/{filterApiName}/options`,
}

export const getLookupMetadata: CallOf<typeof schemas.getLookupMetadata> = {
  method: 'GET',
  path: `${UI_API}/search-info/{objectApiName}/lookup/{fieldApiName}`,
}

export const getSearchResults: CallOf<typeof schemas.getSearchResults> = {
  method: 'POST',
  path: `${UI_API}/search/results`,
}

export const getKeywordSearchResults: CallOf<typeof schemas.getKeywordSearchResults> = {
  method: 'POST',
  path: `${UI_API}/search/results/keyword`,
}
