// Written by `npm run generate` from ui-api/duplicates.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/duplicates.ts'

/**
 * The rules to find duplicates of a record before it is saved; internal users only.
 *
 * @returns `DuplicatesConfiguration`.
 * @throws NOT_FOUND.
 */
export const getDuplicateConfiguration: CallOf<typeof definitions.getDuplicateConfiguration> = {
  method: 'GET',
  path: `${UI_API}/duplicates/{objectApiName}`,
}

/**
 * Possible duplicates of a record before it is saved, among the records that the caller can see; internal users only.
 *
 * @returns `Duplicates`.
 * Limits: 200 fields; 20 matches per rule; rate class search.
 * @throws FIELD_NOT_WRITEABLE, INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD,
 * INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, MARKUP_TOO_COMPLICATED, NOT_FOUND,
 * STRING_TOO_LONG.
 */
export const getDuplicates: CallOf<typeof definitions.getDuplicates> = {
  method: 'POST',
  path: `${UI_API}/predupe`,
}
