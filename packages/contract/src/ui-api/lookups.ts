import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './lookups.schemas.ts'

export const lookups = {
  getLookupRecords: defineCall<typeof schemas.getLookupRecords>({
    method: 'POST',
    path: `${UI_API}/lookups/{objectApiName}/{fieldApiName}`,
    rate: 'search',
    summary: 'Records that a lookup field can be set to: recently used ones, or those found by what was typed.',
  }),
}
