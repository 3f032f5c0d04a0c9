// Written by `npm run generate` from ui-api/record-defaults.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/record-defaults.ts'

/**
 * The data for the form of a new record: layout, object info, and the record with its defaults.
 *
 * @returns `RecordCreateDefaults`.
 * Limits: 200 fields.
 * @throws INSUFFICIENT_ACCESS, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordCreateDefaults: CallOf<typeof definitions.getRecordCreateDefaults> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/create/{objectApiName}`,
}

/**
 * A copy of a record as a template for a new one, with the fields that the caller can both read and set.
 *
 * @returns `RecordTemplateClone`.
 * Limits: 200 fields.
 * @throws INSUFFICIENT_ACCESS, INVALID_ID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordTemplateClone: CallOf<typeof definitions.getRecordTemplateClone> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/template/clone/{recordId}`,
}

/**
 * The fields that the caller may set in a new record, with their defaults.
 *
 * @returns `RecordTemplateCreate`.
 * Limits: 200 fields.
 * @throws INSUFFICIENT_ACCESS, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordTemplateCreate: CallOf<typeof definitions.getRecordTemplateCreate> = {
  method: 'GET',
  path: `${UI_API}/record-defaults/template/create/{objectApiName}`,
}
