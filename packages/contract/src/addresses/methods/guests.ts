// Written by `npm run generate` from methods/guests.ts; change that file instead.

import type * as definitions from '../../methods/guests.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Stores for the link of the form that the guest has confirmed the export-control notice; needed before the first file.
 *
 * @throws EXPORT_ACKNOWLEDGEMENT_REQUIRED, LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const confirmNotice: ServerMethodOf<typeof definitions.confirmNotice> = {
  className: 'GuestUserController',
  methodName: 'confirmNotice',
  readOnly: false,
}

/**
 * Opens a case for a guest; a mailed link is valid for one case. A repeated call of the same browser returns its number
 * again.
 *
 * @throws EXPORT_ACKNOWLEDGEMENT_REQUIRED, EXPORT_CONTROLLED_PRODUCT, INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD,
 * INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, LINK_INVALID,
 * MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED, REQUIRED_FIELD_MISSING, STRING_TOO_LONG.
 */
export const createCase: ServerMethodOf<typeof definitions.createCase> = {
  className: 'GuestUserController',
  methodName: 'createCase',
  readOnly: false,
}

/**
 * Reads the content of the mailed link of a guest without using up the link: the case form, or a case to read. The
 * browser that has opened a case with the link gets the case number.
 *
 * @throws LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const readLink: ServerMethodOf<typeof definitions.readLink> = {
  className: 'GuestUserController',
  methodName: 'readLink',
  readOnly: false,
}

/**
 * Mails a guest another link to a case, if the address opened the case; the answer is always the same.
 *
 * @throws INVALID_EMAIL, INVALID_VALUE, MISSING_ARGUMENT, NOT_FOUND.
 */
export const sendCaseLink: ServerMethodOf<typeof definitions.sendCaseLink> = {
  className: 'GuestUserController',
  methodName: 'sendCaseLink',
  readOnly: false,
}

/**
 * Mails a guest a link that verifies the address, or returns that the address has an account.
 *
 * @throws INVALID_EMAIL, INVALID_VALUE, MISSING_ARGUMENT, NOT_FOUND.
 */
export const sendVerificationEmail: ServerMethodOf<typeof definitions.sendVerificationEmail> = {
  className: 'GuestUserController',
  methodName: 'sendVerificationEmail',
  readOnly: false,
}
