import type { ErrorCode } from './errors.ts'

// Codes that occur together. A call lists groups and single codes as its own errors.

/** A record, object or list that does not exist for the caller. */
export const ofHidden = ['NOT_FOUND'] as const satisfies readonly ErrorCode[]
/** Ids of records. */
export const ofIds = ['INVALID_ID_FIELD', 'NOT_FOUND'] as const satisfies readonly ErrorCode[]
/** Lists of ids or names: an empty list, or more than one request may have. */
export const ofNumber = ['MISSING_ARGUMENT', 'QUERY_TOO_COMPLICATED'] as const satisfies readonly ErrorCode[]
/** Fields by name. */
export const ofFields = ['INVALID_FIELD', 'QUERY_TOO_COMPLICATED'] as const satisfies readonly ErrorCode[]
/** Sizes and tokens of pages. */
export const ofPages = ['INVALID_PAGE_TOKEN', 'NUMBER_OUTSIDE_VALID_RANGE'] as const satisfies readonly ErrorCode[]
/** A page of a list: its fields, filter, order and page token. */
export const ofRows = [
  ...ofHidden,
  ...ofFields,
  ...ofPages,
  'INVALID_FILTER',
  'INVALID_TYPE',
] as const satisfies readonly ErrorCode[]
/** Columns, widths and orders that users set. */
export const ofPreferences = [...ofHidden, ...ofFields] as const satisfies readonly ErrorCode[]
/** Values of fields. */
export const ofValues = [
  'INVALID_TYPE',
  'INVALID_FIELD',
  'INVALID_VALUE',
  'STRING_TOO_LONG',
  'MARKUP_TOO_COMPLICATED',
  'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST',
  'INVALID_CROSS_REFERENCE_KEY',
] as const satisfies readonly ErrorCode[]
/** Creations and changes, with the rules of the application. */
export const ofWrites = [
  ...ofIds,
  ...ofValues,
  'MISSING_ARGUMENT',
  'REQUIRED_FIELD_MISSING',
  'FIELD_NOT_WRITEABLE',
  'INSUFFICIENT_ACCESS',
  'DAILY_LIMIT_REACHED',
  'DUPLICATE_VALUE',
  'DUPLICATES_DETECTED',
  'STALE_VERSION',
  'CASE_CLOSED',
  'ACTION_NOT_AVAILABLE',
  'CASE_CLAIMED',
  'CLEARANCE_NEEDS_ANOTHER',
  'DOMAIN_NEEDS_ANOTHER',
  'DOMAIN_NOT_PROVEN',
  'DOMAIN_RECORD_MISSING',
  'STATUS_MOVE_REFUSED',
  'EXPORT_CONTROLLED_PRODUCT',
  'EXPORT_ACKNOWLEDGEMENT_REQUIRED',
  'COMMENT_FILE_TOO_LARGE',
  'FILE_OF_OTHER_ACCOUNT',
  'EMAIL_TAKEN',
  'EMAIL_DOMAIN_NOT_VERIFIED',
  'QUEUE_IN_USE',
  'CALENDAR_IN_USE',
  'LAST_ADMIN',
  'LAST_ADMINISTRATOR',
  'OWN_ACCESS',
  'INVITATION_JUST_SENT',
  'OWN_FIELD_REFUSED',
  'OWN_FIELD_BUSY',
] as const satisfies readonly ErrorCode[]
/** Deletions. */
export const ofDeletions = [
  ...ofIds,
  'INSUFFICIENT_ACCESS',
  'DELETE_FAILED',
  'STALE_VERSION',
  'CASE_CLOSED',
] as const satisfies readonly ErrorCode[]
/** Uploads of files. */
export const ofUploads = [
  ...ofWrites,
  'FILE_TOO_LARGE',
  'FILE_REFUSED',
  'STORAGE_FULL',
  'ACCOUNT_STORAGE_FULL',
] as const satisfies readonly ErrorCode[]
/** List views that users create. */
export const ofListViews = [
  ...ofHidden,
  ...ofFields,
  'DUPLICATE_VALUE',
  'FIELD_NOT_WRITEABLE',
  'INVALID_FILTER',
  'INVALID_VALUE',
  'MISSING_ARGUMENT',
  'STRING_TOO_LONG',
] as const satisfies readonly ErrorCode[]
/** Methods of the application. */
export const ofMethods = [
  ...ofHidden,
  'METHOD_NOT_ALLOWED',
  'MISSING_ARGUMENT',
  'NOT_SIGNED_IN',
  'NUMBER_OUTSIDE_VALID_RANGE',
] as const satisfies readonly ErrorCode[]
