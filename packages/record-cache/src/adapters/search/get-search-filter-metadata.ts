import * as search from 'contract/ui-api/search'
import { maybe, name, text } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the filters by which a search of an object can be narrowed. */
export const getSearchFilterMetadata = defineRead(
  'getSearchFilterMetadata',
  search.getSearchFilterMetadata,
  lifetimesMs.searchMetadata,
  { objectApiName: name, channel: maybe(text), configurationName: maybe(name) },
)
