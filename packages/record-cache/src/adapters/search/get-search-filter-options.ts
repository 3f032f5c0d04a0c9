import * as search from 'contract/ui-api/search'
import { maybe, name, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the values that a filter offers, those whose label holds `q`. */
export const getSearchFilterOptions = defineRead(
  'getSearchFilterOptions',
  search.getSearchFilterOptions,
  lifetimesMs.searchMetadata,
  { objectApiName: name, filterApiName: name, q: maybe(text) },
)
