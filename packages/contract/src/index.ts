export { auth } from './auth/auth.ts'
export type { AnyExchange, Call, CallSchemas, Exchange, ExchangeOf, RateClass } from './call.ts'
export { UI_API } from './call.ts'
export { type Calls, calls } from './calls.ts'
export { AppError, type ErrorCode, type ErrorFacts, errorCatalogue, errorText } from './errors.ts'
export { checkSuffix, isRecordId, keyPrefixOf, MASTER_RECORD_TYPE_ID, toRecordId18 } from './ids.ts'
export { limits } from './limits.ts'
export { LIVE_EVENTS_PATH, type LiveEvent } from './live-event.ts'
export { type CaseMover, type CaseStatus, caseMovesFrom, caseStatuses, isCaseStatus } from './rules/case-status.ts'
export {
  type DatePreset,
  type DateRange,
  type DateRangeProblem,
  datePresets,
  dateRangeProblem,
  dayIn,
  presetRange,
  rangeInstants,
} from './rules/date-range.ts'
export { isDeliverable, isEmail } from './rules/email.ts'
export { brokenPasswordRules, type PasswordRule, passwordRules } from './rules/password.ts'
export { safeStartUrl } from './rules/start-url.ts'
export type {
  ContentDocumentComposite,
  ErrorEntry,
  FieldValue,
  Layout,
  ListInfo,
  ListRecords,
  ListReference,
  ListUi,
  ObjectField,
  ObjectInfo,
  PicklistFieldValues,
  PicklistValue,
  PicklistValues,
  RecordShape,
  RecordTypeInfo,
  RecordUi,
  RelatedListCount,
  RelatedListRecords,
  SessionShape,
} from './shapes.ts'
export { layouts } from './ui-api/layouts.ts'
export { lists } from './ui-api/lists.ts'
export { objectInfo } from './ui-api/object-info.ts'
export { records } from './ui-api/records.ts'
export { relatedLists } from './ui-api/related-lists.ts'
