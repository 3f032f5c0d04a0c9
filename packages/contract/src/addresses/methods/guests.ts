// Written by `npm run generate` from methods/guests.ts; change that file instead.

import type * as definitions from '../../methods/guests.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'

/**
 * Keeps with the link to the form that the guest has confirmed the export-control notice, before the first file.
 *
 * @throws EXPORT_ACKNOWLEDGEMENT_REQUIRED, LINK_INVALID, MISSING_ARGUMENT, NOT_FOUND.
 */
export const confirmNotice: ServerMethodOf<typeof definitions.confirmNotice> = {
  className: 'GuestUserController',
  methodName: 'confirmNotice',
  readOnly: false,
}

/**
 * Opens a case for a guest; a mailed link is valid for one case. The browser that has opened it learns its number
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
 * Says what the mailed link of a guest opens, without using the link: the case form, one case to read, or, to the
 * browser that has opened a case with it, the case number.
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
 * Mails a guest the link that verifies the address, or answers that the address has an account.
 *
 * @throws INVALID_EMAIL, INVALID_VALUE, MISSING_ARGUMENT, NOT_FOUND.
 */
export const sendVerificationEmail: ServerMethodOf<typeof definitions.sendVerificationEmail> = {
  className: 'GuestUserController',
  methodName: 'sendVerificationEmail',
  readOnly: false,
}
