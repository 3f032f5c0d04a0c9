import { Type } from 'typebox'
import * as limits from '../limits.ts'
import { RecordId } from '../ui-api/inputs.ts'

/** Parameters of server methods. */

/** A text without NUL and lone surrogates, which PostgreSQL does not store. */
export const textParameter = (maxLength = 255) => Type.String({ maxLength, pattern: '^[^\\u0000\\ud800-\\udfff]*$' })

/** Ids of records, at least one; the method gets each id once, in its 18-character form. Only in a body or in `methodParams`. */
export const recordIdsParameter = (maxItems: number = limits.idsPerRequest) =>
  Type.Array(RecordId, { minItems: 1, maxItems, [RECORD_IDS]: true })

/** Marks a schema whose texts are ids of records. */
export const RECORD_IDS = 'x-record-ids'
