// Written by `npm run generate` from ui-api/records.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/records.ts'

/**
 * Uploads a file as a new document; multipart parts fileData, title, description, in any order.
 *
 * @returns `ContentDocumentComposite`.
 * Limits: 800 MiB.
 * @throws ACCOUNT_STORAGE_FULL, ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED,
 * CLEARANCE_NEEDS_ANOTHER, COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN,
 * DOMAIN_RECORD_MISSING, DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN,
 * EXPORT_ACKNOWLEDGEMENT_REQUIRED, EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, FILE_REFUSED,
 * FILE_TOO_LARGE, INSUFFICIENT_ACCESS, INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD,
 * INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN,
 * LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT, NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY,
 * OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION, STATUS_MOVE_REFUSED, STORAGE_FULL,
 * STRING_TOO_LONG.
 */
export const createContentDocumentAndVersion: CallOf<typeof definitions.createContentDocumentAndVersion> = {
  method: 'POST',
  path: `${UI_API}/records/content-documents/content-versions`,
}

/**
 * Uploads a new version of a document.
 *
 * @returns `ContentDocumentComposite`.
 * Limits: 800 MiB.
 * @throws ACCOUNT_STORAGE_FULL, ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED,
 * CLEARANCE_NEEDS_ANOTHER, COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN,
 * DOMAIN_RECORD_MISSING, DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN,
 * EXPORT_ACKNOWLEDGEMENT_REQUIRED, EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, FILE_REFUSED,
 * FILE_TOO_LARGE, INSUFFICIENT_ACCESS, INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD,
 * INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN,
 * LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT, NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY,
 * OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION, STATUS_MOVE_REFUSED, STORAGE_FULL,
 * STRING_TOO_LONG.
 */
export const createContentVersion: CallOf<typeof definitions.createContentVersion> = {
  method: 'POST',
  path: `${UI_API}/records/content-documents/{contentDocumentId}/content-versions`,
}

/**
 * Creates a record.
 *
 * @returns `RecordShape`.
 * Limits: 1 MiB; 200 fields; Idempotency-Key of 255 characters.
 * @throws ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED, CLEARANCE_NEEDS_ANOTHER,
 * COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN, DOMAIN_RECORD_MISSING,
 * DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, INSUFFICIENT_ACCESS,
 * INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE,
 * INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN, LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT,
 * NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY, OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION,
 * STATUS_MOVE_REFUSED, STRING_TOO_LONG.
 */
export const createRecord: CallOf<typeof definitions.createRecord> = {
  method: 'POST',
  path: `${UI_API}/records`,
}

/**
 * Deletes a record that no other record refers to.
 *
 * @returns Nothing.
 * @throws CASE_CLOSED, DELETE_FAILED, INSUFFICIENT_ACCESS, INVALID_ID_FIELD, NOT_FOUND, STALE_VERSION.
 */
export const deleteRecord: CallOf<typeof definitions.deleteRecord> = {
  method: 'DELETE',
  path: `${UI_API}/records/{recordId}`,
}

/**
 * Creates, changes and deletes several records, each independently or all or none; results are in request order.
 *
 * @returns `{ hasErrors, results }`, each result a `RecordShape`, the id of a deleted record or a list of `ErrorEntry`.
 * Limits: 1 MiB; 200 records in all operations; 200 fields each.
 * @throws ACTION_NOT_AVAILABLE, ALL_OR_NONE_OPERATION_ROLLED_BACK, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED,
 * CLEARANCE_NEEDS_ANOTHER, COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DELETE_FAILED, DOMAIN_NEEDS_ANOTHER,
 * DOMAIN_NOT_PROVEN, DOMAIN_RECORD_MISSING, DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED,
 * EMAIL_TAKEN, EXPORT_ACKNOWLEDGEMENT_REQUIRED, EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT,
 * INSUFFICIENT_ACCESS, INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD,
 * INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE, INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN,
 * LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT, NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY,
 * OWN_FIELD_REFUSED, QUERY_TOO_COMPLICATED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION, STATUS_MOVE_REFUSED,
 * STRING_TOO_LONG.
 */
export const executeBatchRecordOperations: CallOf<typeof definitions.executeBatchRecordOperations> = {
  method: 'POST',
  path: `${UI_API}/records/batch`,
}

/**
 * Reads one record: the named fields, or the fields of its layouts.
 *
 * @returns `RecordShape`.
 * Limits: 200 fields; 6 levels; 10 child relationships; 1 to 2,000 children per page, 50 by default.
 * @throws INVALID_FIELD, INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getRecord: CallOf<typeof definitions.getRecord> = {
  method: 'GET',
  path: `${UI_API}/records/{recordId}`,
}

/**
 * Reads records together with their layouts, layout states and object infos.
 *
 * @returns `RecordUi`.
 * Limits: 200 ids; 200 fields.
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecordUi: CallOf<typeof definitions.getRecordUi> = {
  method: 'GET',
  path: `${UI_API}/record-ui/{recordIds}`,
}

/**
 * Reads several records; results are in request order, each with its own status.
 *
 * @returns `{ hasErrors, results }`, each result a `RecordShape` or a list of `ErrorEntry`.
 * Limits: 200 ids; 200 fields.
 * @throws INVALID_FIELD, INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRecords: CallOf<typeof definitions.getRecords> = {
  method: 'GET',
  path: `${UI_API}/records/batch/{recordIds}`,
}

/**
 * Changes fields of a record, unless the record has changed since the given time or version.
 *
 * @returns `RecordShape`. If-Unmodified-Since compares whole seconds, If-Match compares versions.
 * Limits: 1 MiB; 200 fields.
 * @throws ACTION_NOT_AVAILABLE, CALENDAR_IN_USE, CASE_CLAIMED, CASE_CLOSED, CLEARANCE_NEEDS_ANOTHER,
 * COMMENT_FILE_TOO_LARGE, DAILY_LIMIT_REACHED, DOMAIN_NEEDS_ANOTHER, DOMAIN_NOT_PROVEN, DOMAIN_RECORD_MISSING,
 * DUPLICATES_DETECTED, DUPLICATE_VALUE, EMAIL_DOMAIN_NOT_VERIFIED, EMAIL_TAKEN, EXPORT_ACKNOWLEDGEMENT_REQUIRED,
 * EXPORT_CONTROLLED_PRODUCT, FIELD_NOT_WRITEABLE, FILE_OF_OTHER_ACCOUNT, INSUFFICIENT_ACCESS,
 * INVALID_CROSS_REFERENCE_KEY, INVALID_FIELD, INVALID_ID_FIELD, INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST, INVALID_TYPE,
 * INVALID_VALUE, INVITATION_JUST_SENT, LAST_ADMIN, LAST_ADMINISTRATOR, MARKUP_TOO_COMPLICATED, MISSING_ARGUMENT,
 * NOT_FOUND, OWN_ACCESS, OWN_FIELD_BUSY, OWN_FIELD_REFUSED, QUEUE_IN_USE, REQUIRED_FIELD_MISSING, STALE_VERSION,
 * STATUS_MOVE_REFUSED, STRING_TOO_LONG.
 */
export const updateRecord: CallOf<typeof definitions.updateRecord> = {
  method: 'PATCH',
  path: `${UI_API}/records/{recordId}`,
}
