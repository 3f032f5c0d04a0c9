export { ARTICLE_VIDEO_PATH } from './article-video.ts'
export * as auth from './auth/auth.ts'
export type { AnyExchange, Call, CallOf, CallSchemas, Exchange, ExchangeOf } from './call.ts'
export { SERVICES, UI_API } from './call.ts'
export { type Calls, calls } from './calls.ts'
export { CASE_PDF_PATH } from './case-pdf.ts'
export { AppError, type ErrorCode, type ErrorFacts, errorCatalogue, errorText } from './errors.ts'
export { failureTexts, filledText } from './failure-texts.ts'
export { checkSuffix, isRecordId, keyPrefixOf, LIST_VIEW_PREFIX, MASTER_RECORD_TYPE_ID, toRecordId18 } from './ids.ts'
export * as limits from './limits.ts'
export { ARTICLE_PICTURE_PATH, LINK_PICTURE_PATH, LINK_PICTURE_SIZE } from './link-pictures.ts'
export { LIST_CSV_PATH } from './list-csv.ts'
export { LIVE_EVENTS_PATH, type LiveEvent } from './live-event.ts'
export * as accountMethods from './methods/accounts.ts'
export * as alertMethods from './methods/alerts.ts'
export * as caseMethods from './methods/cases.ts'
export * as downloadMethods from './methods/downloads.ts'
export * as guestMethods from './methods/guests.ts'
export * as knowledgeMethods from './methods/knowledge.ts'
export * as methods from './methods/methods.ts'
export * as searchMethods from './methods/search.ts'
export type { AnswerOf, MethodExchange, MethodTerms, ServedMethod, ServerMethod } from './methods/server-method.ts'
export { OWN_DATA_PATH } from './own-data.ts'
export { pageTexts } from './page-texts.ts'
export * as presence from './presence/presence.ts'
export { PROVIDER_CALLBACK_PATH, PROVIDER_CONTINUE_PATH, SIGN_IN_PAGES } from './provider-paths.ts'
export {
  AIRAC_CYCLE_DAYS,
  type AiracCycle,
  type AiracStatus,
  airacCycleAt,
  airacStatus,
  isAiracCycleNumber,
} from './rules/airac.ts'
export { type AlertKind, type AlertSwitch, alertKinds, alertSwitches, hearsOf } from './rules/alert-kinds.ts'
export {
  type AnswerTarget,
  answerTargets,
  businessHours,
  type CaseImpact,
  inBusinessTime,
  type SupportTier,
} from './rules/answer-targets.ts'
export { articleCategories } from './rules/article-categories.ts'
export { afterBusinessHours, businessHoursBetween } from './rules/business-time.ts'
export { FIRST_DAY, isDay } from './rules/calendar-day.ts'
export {
  type CaseStatus,
  caseMovesFrom,
  casePhase,
  caseStatuses,
  caseStatusLabel,
  hasCaseEnded,
  isCaseFrozen,
  isCaseStatus,
} from './rules/case-status.ts'
export { type CaseMover, type CaseStatusRow, caseStatusTable } from './rules/case-status-table.ts'
export { type CaseWaitingFacts, type WaitedOn, waitedOn } from './rules/case-waiting.ts'
export {
  addDays,
  type DatePreset,
  type DateRange,
  type DateRangeProblems,
  datePresets,
  dateRangeProblems,
  dayIn,
  presetDates,
  presetRange,
  rangeInstants,
  relativeDays,
} from './rules/date-range.ts'
export { isDeliverable, isEmail } from './rules/email.ts'
export { exportNoticeVersion } from './rules/export-notice.ts'
export { brokenPasswordRules, type PasswordRule, passwordRules } from './rules/password.ts'
export { cleanWithinBounds, safeMarkup } from './rules/safe-markup.ts'
export { safeStartUrl } from './rules/start-url.ts'
export * as seo from './seo/seo.ts'
export { type CallTerms, errorsOf, type RateClass, type ServedCall, servedCall } from './served-call.ts'
export type {
  ContentDocumentComposite,
  ErrorEntry,
  Layout,
  LayoutUserState,
  ListInfo,
  ListInfoSummaries,
  ListObjectInfo,
  ListPreferences,
  ListRecords,
  ListReference,
  ListUi,
  ListViewSummaries,
  NewRecordShape,
  ObjectField,
  ObjectInfo,
  ObjectInfoDirectory,
  PathLayout,
  PicklistFieldValues,
  PicklistValue,
  PicklistValues,
  RecordCreateDefaults,
  RecordTemplateClone,
  RecordTemplateCreate,
  RecordTypeInfo,
  RecordUi,
  RelatedListCount,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListRecords,
  RelatedListSummaries,
  SessionShape,
} from './shapes.ts'
export type {
  Action,
  ActionCollection,
  FormulaActivations,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from './ui-api/actions.shapes.ts'
export * as actions from './ui-api/actions.ts'
export type { App, NavItem, NavItemsPage } from './ui-api/apps.shapes.ts'
export * as apps from './ui-api/apps.ts'
export type { PhotoAvatar, RecordAvatar, ThemeAvatar } from './ui-api/avatars.shapes.ts'
export * as avatars from './ui-api/avatars.ts'
export type { Duplicates, DuplicatesConfiguration } from './ui-api/duplicates.shapes.ts'
export * as duplicates from './ui-api/duplicates.ts'
export * as layouts from './ui-api/layouts.ts'
export * as listObjectInfo from './ui-api/list-object-info.ts'
export * as listPreferences from './ui-api/list-preferences.ts'
export * as lists from './ui-api/lists.ts'
export * as lookups from './ui-api/lookups.ts'
export * as objectInfo from './ui-api/object-info.ts'
export type { ChildRecords, FieldValue, RecordShape } from './ui-api/record.shapes.ts'
export * as recordDefaults from './ui-api/record-defaults.ts'
export * as records from './ui-api/records.ts'
export * as relatedLists from './ui-api/related-lists.ts'
export type {
  Highlight,
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
} from './ui-api/search.shapes.ts'
export * as search from './ui-api/search.ts'
