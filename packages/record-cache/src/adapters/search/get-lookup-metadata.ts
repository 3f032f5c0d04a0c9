import { search } from 'contract'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'

/** Reads which objects a lookup field leads to and how their records are found. */
export const getLookupMetadata = defineRead({
  name: 'getLookupMetadata',
  call: search.getLookupMetadata,
  lifetime: 'searchMetadata',
  params: { objectApiName: name, fieldApiName: name },
})
