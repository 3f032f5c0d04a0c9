import { failureTexts, filledText } from './failure-texts.ts'

/**
 * Every error a caller can meet: its code, the HTTP status it is answered with and its default text.
 * `{name}` in a text is replaced by the fact of that name.
 */
export const errorCatalogue = {
  // Shape of a request
  ILLEGAL_QUERY_PARAMETER_VALUE: [400, 'The parameter {parameter} has a value that cannot be used.'],
  NUMBER_OUTSIDE_VALID_RANGE: [400, 'The number given for {parameter} is outside the range {min} to {max}.'],
  INVALID_API_INPUT: [400, 'The request could not be understood: {reason}.'],
  MISSING_ARGUMENT: [400, 'A required value is missing: {parameter}.'],
  INVALID_FIELD: [400, "No such column '{field}' on entity '{object}'."],
  INVALID_TYPE: [400, "The object '{object}' is not known."],
  INVALID_ID_FIELD: [400, 'The id {id} is not a valid record id.'],
  INVALID_PAGE_TOKEN: [400, 'The page token is not valid for this list.'],
  INVALID_FILTER: [400, 'The filter could not be understood: {reason}.'],
  QUERY_TOO_COMPLICATED: [400, 'The request asks for too much at once: {reason}.'],
  // Field values
  REQUIRED_FIELD_MISSING: [400, 'Required fields are missing: [{fields}].'],
  STRING_TOO_LONG: [400, '{label}: the text is longer than {max} characters.'],
  MARKUP_TOO_COMPLICATED: [400, '{label}: the text has too many tags, or tags within too many others.'],
  INVALID_VALUE: [400, '{label}: the value has the wrong form.'],
  INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST: [400, '{label}: “{value}” is not one of the values of this list.'],
  FIELD_NOT_WRITEABLE: [400, "The field '{field}' cannot be set."],
  INVALID_CROSS_REFERENCE_KEY: [400, '{label}: the record it refers to does not exist.'],
  DUPLICATE_VALUE: [400, 'Another record already has this value.'],
  DUPLICATES_DETECTED: [400, 'A record like this one exists already: {rules}.'],
  DELETE_FAILED: [400, 'This record cannot be deleted, because other records refer to it.'],
  ALL_OR_NONE_OPERATION_ROLLED_BACK: [400, 'Nothing was changed, because another record of the batch was refused.'],
  // Rules of the product
  ACTION_NOT_AVAILABLE: [400, '{label} is not available for this record in its current state.'],
  CASE_CLOSED: [400, failureTexts.CASE_CLOSED],
  CASE_CLAIMED: [400, '{owner} works on this case already.'],
  NO_UNASSIGNED_CASE: [400, 'No unassigned case is due that you can take.'],
  STATUS_MOVE_REFUSED: [400, 'A case cannot be moved from {from} to {to}.'],
  EXPORT_CONTROLLED_PRODUCT: [400, failureTexts.EXPORT_CONTROLLED_PRODUCT],
  QUEUE_IN_USE: [
    400,
    '{cases} open cases and {rules} routing rules belong to this queue. Choose the queue that takes them over.',
  ],
  CALENDAR_IN_USE: [400, 'Answer targets that count in this calendar: {targets}. Give them another one first.'],
  LAST_ADMIN: [400, failureTexts.LAST_ADMIN],
  LAST_ADMINISTRATOR: [
    400,
    'No other administrator can sign in. Invite another one first, and wait until they have signed in.',
  ],
  DOMAIN_NEEDS_ANOTHER: [400, 'You proposed this domain. Another administrator has to confirm it, or its TXT record.'],
  DOMAIN_NOT_PROVEN: [
    400,
    'A domain is added by a proof: propose it, then check its TXT record or let another administrator confirm it.',
  ],
  DOMAIN_RECORD_MISSING: [
    400,
    'The TXT records of {domain} do not have {record}. A new record may take hours to be seen.',
  ],
  CLEARANCE_NEEDS_ANOTHER: [400, 'You proposed this clearance. Another administrator has to confirm it.'],
  OWN_ACCESS: [400, failureTexts.OWN_ACCESS],
  INVITATION_JUST_SENT: [
    400,
    'An invitation was sent less than {seconds} seconds ago. Send the next one in {wait} seconds.',
  ],
  DOWNLOAD_RESET_NOT_OFFERED: [
    400,
    'Downloads are reset for business aviation, general aviation and military accounts only.',
  ],
  DOWNLOAD_RESET_UNDER_WAY: [409, failureTexts.DOWNLOAD_RESET_UNDER_WAY],
  NO_ACTIVE_SUBSCRIPTION: [400, failureTexts.NO_ACTIVE_SUBSCRIPTION],
  EXPORT_ACKNOWLEDGEMENT_REQUIRED: [400, 'Confirm the export-control notice before uploading a file.'],
  FILE_TOO_LARGE: [413, failureTexts.UPLOAD_FAILED],
  FILE_OF_OTHER_ACCOUNT: [
    400,
    'This file is attached to a record of another account. Upload it again to attach it here.',
  ],
  ARTICLE_NEEDS_FILE: [400, 'Link at least one file.'],
  ARTICLE_KEEPS_FILE: [400, 'A published article keeps at least one file. Link another one first.'],
  ARTICLE_HAS_DRAFT: [400, 'A new version of this article is being written already.'],
  OWN_FIELD_REFUSED: [400, '{reason}'],
  OWN_FIELD_BUSY: [409, 'Too many people use these records at this moment. Try again.'],
  SYNONYMS_KNOWN: [400, 'These words mean the same already: {words}.'],
  COMMENT_FILE_TOO_LARGE: [400, failureTexts.UPLOAD_FAILED],
  FILE_REFUSED: [400, failureTexts.UPLOAD_FAILED],
  STORAGE_FULL: [507, failureTexts.UPLOAD_FAILED],
  ACCOUNT_STORAGE_FULL: [400, '{who} reached the limit of {limit} of stored files. Ask our support for more room.'],
  // Access and identity
  NOT_SIGNED_IN: [401, failureTexts.NOT_SIGNED_IN],
  SIGN_IN_FAILED: [401, failureTexts.PASSWORD_INCORRECT],
  SIGN_IN_STOPPED: [429, failureTexts.SIGN_IN_STOPPED],
  SECOND_FACTOR_REQUIRED: [401, 'Enter the code of your second factor to sign in.'],
  SECOND_FACTOR_SET_UP_REQUIRED: [401, 'Set up a second factor to sign in.'],
  CODE_INCORRECT: [400, failureTexts.CODE_INCORRECT],
  STEP_EXPIRED: [400, failureTexts.STEP_EXPIRED],
  LAST_SECOND_FACTOR: [400, failureTexts.LAST_SECOND_FACTOR],
  PASSKEY_REFUSED: [400, failureTexts.PASSKEY_REFUSED],
  PASSKEY_LIMIT: [400, 'A login has at most {number} passkeys. Remove one first.'],
  NO_SECOND_FACTOR: [400, 'Recovery codes belong to a second factor. Set one up first.'],
  PASSWORD_INCORRECT: [400, failureTexts.PASSWORD_INCORRECT],
  PASSWORD_REFUSED: [400, failureTexts.PASSWORD_REFUSED],
  PASSWORD_USED_BEFORE: [400, failureTexts.PASSWORD_USED_BEFORE],
  PASSWORDS_DIFFER: [400, failureTexts.PASSWORDS_DIFFER],
  INVALID_EMAIL: [400, failureTexts.INVALID_EMAIL],
  EMAIL_NOT_RECOGNIZED: [400, failureTexts.EMAIL_NOT_RECOGNIZED],
  EMAIL_ALREADY_REGISTERED: [400, failureTexts.EMAIL_ALREADY_REGISTERED],
  EMAIL_TAKEN: [400, failureTexts.EMAIL_TAKEN],
  EMAIL_DOMAIN_NOT_VERIFIED: [400, failureTexts.EMAIL_DOMAIN_NOT_VERIFIED],
  TERMS_NOT_CURRENT: [400, 'The terms have changed. Read and agree to them again.'],
  LINK_INVALID: [400, 'This link is no longer valid. Ask for a new one.'],
  PROVIDER_NOT_SET_UP: [400, failureTexts.PROVIDER_NOT_SET_UP],
  PROVIDER_PERSON_UNKNOWN: [401, failureTexts.PROVIDER_PERSON_UNKNOWN],
  CSRF_REFUSED: [403, 'The request has no valid CSRF token of its session.'],
  INSUFFICIENT_ACCESS: [403, 'You can read this record but not change it.'],
  NOT_FOUND: [404, 'The requested resource does not exist'],
  METHOD_NOT_ALLOWED: [405, 'This address does not support {method}.'],
  STALE_VERSION: [412, 'The record was changed since it was read. Read it again and repeat the change.'],
  TUS_VERSION_UNSUPPORTED: [412, 'Uploads need version {version} of the tus protocol.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This call does not accept the media type of the body.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This Idempotency-Key was used for a different request.'],
  IDEMPOTENCY_KEY_IN_USE: [409, 'A request with this Idempotency-Key is still being processed.'],
  CONFLICT: [409, 'The record is being changed by someone else. Try again.'],
  DAILY_LIMIT_REACHED: [429, '{who} reached the limit of {limit} a day. Try again in {wait}.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Try again in {seconds} seconds.'],
  BODY_TOO_LARGE: [413, 'The body is larger than this call accepts.'],
  // Faults of the server
  SERVICE_UNAVAILABLE: [503, 'The service is busy. Try again shortly.'],
  QUERY_TIMEOUT: [503, 'The request took too long and was stopped.'],
  INTERNAL_SERVER_ERROR: [500, 'An unexpected error happened. It was logged with number {reference}.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof errorCatalogue

export type ErrorFacts = Readonly<Record<string, string | number>>

/** A refused field, by its API name, with its label where that is known. */
export type RefusedField = { readonly apiName: string; readonly label?: string }

/** The records that a refused record is like, as a rule of duplicates found them. */
export type MatchResult = {
  readonly apiName: string
  readonly isAllowSave: boolean
  readonly matchRecordIds: readonly string[]
  readonly matchRule: string
  readonly objectLabel: string
  readonly objectLabelPlural: string
  readonly themeInfo: object | null
}

type AppErrorOptions = {
  field?: string
  fields?: readonly RefusedField[]
  matchResults?: readonly MatchResult[]
  cause?: unknown
}

/** An expected refusal: a code of the catalogue and the facts for its text. The server converts it to an answer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly facts: ErrorFacts
  /** All refused fields; the answer has a message for each under `fieldErrors`. */
  readonly fields: readonly RefusedField[]
  /** The duplicates for which a record was refused. */
  readonly matchResults: readonly MatchResult[] | undefined

  constructor(code: ErrorCode, facts: ErrorFacts = {}, { field, fields, matchResults, cause }: AppErrorOptions = {}) {
    super(errorText(code, facts), cause === undefined ? undefined : { cause })
    this.name = 'AppError'
    this.code = code
    this.facts = facts
    const { label } = facts
    this.fields =
      fields ?? (field === undefined ? [] : [{ apiName: field, ...(typeof label === 'string' && { label }) }])
    this.matchResults = matchResults
  }

  /** API name of the refused field, or of the first one. */
  get field(): string | undefined {
    return this.fields[0]?.apiName
  }

  get status(): number {
    return errorCatalogue[this.code][0]
  }
}

/** The text of an error with its facts filled in; a missing fact leaves its name. */
export function errorText(code: ErrorCode, facts: ErrorFacts = {}): string {
  return filledText(errorCatalogue[code][1], facts)
}
