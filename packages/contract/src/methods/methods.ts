import type { CallOf } from '../call.ts'
import type * as schemas from './methods.schemas.ts'

const path = '/lwr/apex/v65.0/{apexClass}/{apexMethod}'

/**
 * Calls a server method that only reads, its parameters in the query; any other method answers 405.
 *
 * @returns whatever the method answers, as raw JSON. At most 20 parameters of 4,000 characters.
 * @throws METHOD_NOT_ALLOWED, MISSING_ARGUMENT, NOT_FOUND, NOT_SIGNED_IN, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const readServerMethod: CallOf<typeof schemas.readServerMethod> = {
  method: 'GET',
  path,
}

/**
 * Calls a server method, its parameters in the body. An Idempotency-Key counts for those that create something.
 *
 * @returns whatever the method answers, as raw JSON. At most 1 MiB, lists of ids at most 200.
 * @throws DOWNLOAD_RESET_NOT_OFFERED, EXPORT_CONTROLLED_PRODUCT, INVALID_CROSS_REFERENCE_KEY, INVALID_EMAIL, INVALID_FIELD,
 * INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, LINK_INVALID, METHOD_NOT_ALLOWED,
 * MISSING_ARGUMENT, NOT_FOUND, NOT_SIGNED_IN, NO_ACTIVE_SUBSCRIPTION, NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED,
 * REQUIRED_FIELD_MISSING, STRING_TOO_LONG.
 */
export const callServerMethod: CallOf<typeof schemas.callServerMethod> = {
  method: 'POST',
  path,
}
