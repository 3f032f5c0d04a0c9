import * as search from 'contract/ui-api/search'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads which objects a lookup field leads to and how their records are found. */
export const getLookupMetadata = defineRead('getLookupMetadata', search.getLookupMetadata, lifetimesMs.searchMetadata, {
  objectApiName: name,
  fieldApiName: name,
})
