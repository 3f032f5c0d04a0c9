// Written by `npm run generate` from ui-api/avatars.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/avatars.ts'

/**
 * The avatar of each record: its picture, or the theme of its object; results in request order.
 *
 * @returns `{ hasErrors, results }`, each result a `RecordAvatar` or a list of `ErrorEntry`.
 * Limits: 200 ids.
 * @throws INVALID_ID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordAvatars: CallOf<typeof definitions.getRecordAvatars> = {
  method: 'GET',
  path: `${UI_API}/record-avatars/batch/{recordIds}`,
}

/**
 * Sets or removes the picture of a record; internal users only.
 *
 * @returns `RecordAvatar`. Addresses have at most 2,000 characters.
 * Limits: Addresses of 2,000 characters, other texts of 255.
 * @throws INSUFFICIENT_ACCESS, INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND.
 */
export const updateRecordAvatar: CallOf<typeof definitions.updateRecordAvatar> = {
  method: 'POST',
  path: `${UI_API}/record-avatars/{recordId}/association`,
}
