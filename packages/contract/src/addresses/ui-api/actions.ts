// Written by `npm run generate` from ui-api/actions.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/actions.ts'

/**
 * Standard actions of an object that are replaced by a page of the application.
 *
 * @returns `ActionCollection`.
 * @throws NOT_FOUND.
 */
export const getActionOverrides: CallOf<typeof definitions.getActionOverrides> = {
  method: 'GET',
  path: `${UI_API}/actions/overrides/{objectApiName}`,
}

/**
 * The conditions under which the actions of objects are offered; absent objects mean all.
 *
 * @returns `FormulaActivations`.
 * Limits: 200 objects.
 * @throws NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getFormulaActivations: CallOf<typeof definitions.getFormulaActivations> = {
  method: 'GET',
  path: `${UI_API}/actions/formula-activation/{actionFeature}`,
}

/**
 * The global actions, which need no record.
 *
 * @returns `ActionCollection`.
 * Limits: 200 names.
 * @throws QUERY_TOO_COMPLICATED.
 */
export const getGlobalActions: CallOf<typeof definitions.getGlobalActions> = {
  method: 'GET',
  path: `${UI_API}/actions/global`,
}

/**
 * The actions offered in a lookup to these objects. The answer is 404 if one object is hidden.
 *
 * @returns `ActionCollection`.
 * Limits: 200 objects.
 * @throws MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getLookupActions: CallOf<typeof definitions.getLookupActions> = {
  method: 'GET',
  path: `${UI_API}/actions/lookup/{objectApiNames}`,
}

/**
 * The actions of the page that creates a record.
 *
 * @returns `ActionCollection`.
 * @throws NOT_FOUND.
 */
export const getObjectCreateActions: CallOf<typeof definitions.getObjectCreateActions> = {
  method: 'GET',
  path: `${UI_API}/actions/object/{objectApiName}/record-create`,
}

/**
 * The initial values for the form of a quick action.
 *
 * @returns `QuickActionDefaults`.
 * Limits: 200 fields.
 * @throws INVALID_ID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getQuickActionDefaults: CallOf<typeof definitions.getQuickActionDefaults> = {
  method: 'GET',
  path: `${UI_API}/actions/record-defaults/{actionApiName}`,
}

/**
 * Describes a quick action.
 *
 * @returns `QuickActionInfo`. Icons are measured in pixels.
 * @throws INVALID_ID_FIELD, NOT_FOUND.
 */
export const getQuickActionInfo: CallOf<typeof definitions.getQuickActionInfo> = {
  method: 'GET',
  path: `${UI_API}/actions/quick-action-info/{actionApiName}`,
}

/**
 * The form of a quick action.
 *
 * @returns `QuickActionLayout`. Lengths are in characters.
 * @throws NOT_FOUND.
 */
export const getQuickActionLayout: CallOf<typeof definitions.getQuickActionLayout> = {
  method: 'GET',
  path: `${UI_API}/actions/layout/{actionApiName}`,
}

/**
 * The actions that records offer. The answer is 404 if one record is hidden.
 *
 * @returns `ActionCollection`.
 * Limits: 200 ids, 200 names.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordActions: CallOf<typeof definitions.getRecordActions> = {
  method: 'GET',
  path: `${UI_API}/actions/record/{recordIds}`,
}

/**
 * The actions of the page that edits a record.
 *
 * @returns `ActionCollection`.
 * Limits: 200 ids.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordEditActions: CallOf<typeof definitions.getRecordEditActions> = {
  method: 'GET',
  path: `${UI_API}/actions/record/{recordIds}/record-edit`,
}

/**
 * The actions of a related list of records.
 *
 * @returns `ActionCollection`.
 * Limits: 200 ids, 100 names.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListActions: CallOf<typeof definitions.getRelatedListActions> = {
  method: 'POST',
  path: `${UI_API}/actions/record/{recordIds}/related-list/{relatedListId}`,
}

/**
 * The actions of rows of related lists of these records.
 *
 * @returns `ActionCollection`.
 * Limits: 200 ids each.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListRecordActions: CallOf<typeof definitions.getRelatedListRecordActions> = {
  method: 'GET',
  path: `${UI_API}/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}`,
}

/**
 * The actions of several related lists of records, in request order, each with its own status.
 *
 * @returns `{ hasErrors, results }`, each result an `ActionCollection` or a list of `ErrorEntry`.
 * Limits: 200 ids, 200 lists, 2,000 sets in all.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListsActions: CallOf<typeof definitions.getRelatedListsActions> = {
  method: 'POST',
  path: `${UI_API}/actions/record/{recordIds}/related-list/batch`,
}

/**
 * Performs a quick action: creates a record, or updates the record with the id `contextId`.
 *
 * @returns `QuickActionResult`.
 * Limits: 200 fields.
 * @throws ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED, CLEARANCE_NEEDS_ANOTHER,
 * COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN, DOMAIN_RECORD_MISSING,
 * DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, INSUFFICIENT_ACCESS,
 * INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE,
 * INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN, LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT,
 * NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY, OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION,
 * STATUS_MOVE_REFUSED, STRING_TOO_LONG.
 */
export const performQuickAction: CallOf<typeof definitions.performQuickAction> = {
  method: 'POST',
  path: `${UI_API}/actions/perform-quick-action/{actionApiName}`,
}

/**
 * Performs a quick action that updates the record with the id `contextId`.
 *
 * @returns `QuickActionResult`.
 * Limits: 200 fields.
 * @throws ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED, CLEARANCE_NEEDS_ANOTHER,
 * COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN, DOMAIN_RECORD_MISSING,
 * DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, INSUFFICIENT_ACCESS,
 * INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE,
 * INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN, LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT,
 * NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY, OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION,
 * STATUS_MOVE_REFUSED, STRING_TOO_LONG.
 */
export const performUpdateRecordQuickAction: CallOf<typeof definitions.performUpdateRecordQuickAction> = {
  method: 'PATCH',
  path: `${UI_API}/actions/perform-quick-action/{actionApiName}`,
}
