// Written by `npm run generate` from ui-api/lookups.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/lookups.ts'

/**
 * Records that a lookup field can be set to: recently used ones, or those that match the typed text.
 *
 * @returns One page of `RecordShape`.
 * Limits: 20 records per page, 50 pages; at least two characters for external users, except with `Recent`.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_ID_FIELD, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getLookupRecords: CallOf<typeof definitions.getLookupRecords> = {
  method: 'POST',
  path: `${UI_API}/lookups/{objectApiName}/{fieldApiName}`,
}
