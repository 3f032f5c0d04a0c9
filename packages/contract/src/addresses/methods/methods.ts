// Written by `npm run generate` from methods/methods.ts; change that file instead.

import type { CallOf } from '../../call.ts'
import type * as definitions from '../../methods/methods.ts'

/**
 * Calls a server method with its parameters in the body. An Idempotency-Key applies to methods that create something.
 *
 * @returns The answer of the method, as raw JSON.
 * Limits: The body limit; lists of 200 ids; Idempotency-Key of 255 characters; the limits of the method.
 * @throws DAILY_LIMIT_REACHED, DOWNLOAD_RESET_NOT_OFFERED, DOWNLOAD_RESET_UNDER_WAY, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, INVALID_CROSS_REFERENCE_KEY, INVALID_EMAIL, INVALID_FIELD, INVALID_FILTER,
 * INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, LINK_INVALID,
 * MARKUP_TOO_COMPLICATED, METHOD_NOT_ALLOWED, MISSING_ARGUMENT, NOT_FOUND, NOT_SIGNED_IN, NO_ACTIVE_SUBSCRIPTION,
 * NO_UNASSIGNED_CASE, NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED, REQUIRED_FIELD_MISSING, STRING_TOO_LONG.
 */
export const callServerMethod: CallOf<typeof definitions.callServerMethod> = {
  method: 'POST',
  path: '/lwr/apex/v65.0/{apexClass}/{apexMethod}',
}

/**
 * Calls a server method that only reads, with its parameters in the query: by name, or as JSON in `methodParams`. Other
 * methods answer 405.
 *
 * @returns The answer of the method, as raw JSON.
 * Limits: 20 parameters of 4,000 characters; the limits of the method.
 * @throws DAILY_LIMIT_REACHED, DOWNLOAD_RESET_NOT_OFFERED, DOWNLOAD_RESET_UNDER_WAY, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, INVALID_CROSS_REFERENCE_KEY, INVALID_EMAIL, INVALID_FIELD, INVALID_FILTER,
 * INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, LINK_INVALID,
 * MARKUP_TOO_COMPLICATED, METHOD_NOT_ALLOWED, MISSING_ARGUMENT, NOT_FOUND, NOT_SIGNED_IN, NO_ACTIVE_SUBSCRIPTION,
 * NO_UNASSIGNED_CASE, NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED, REQUIRED_FIELD_MISSING, STRING_TOO_LONG.
 */
export const readServerMethod: CallOf<typeof definitions.readServerMethod> = {
  method: 'GET',
  path: '/lwr/apex/v65.0/{apexClass}/{apexMethod}',
}
