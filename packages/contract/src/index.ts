export * as auth from './addresses/auth/auth.ts'
export * as session from './addresses/auth/session-calls.ts'
export * as accountMethods from './addresses/methods/accounts.ts'
export * as alertMethods from './addresses/methods/alerts.ts'
export * as caseMethods from './addresses/methods/cases.ts'
export * as downloadMethods from './addresses/methods/downloads.ts'
export * as guestMethods from './addresses/methods/guests.ts'
export * as knowledgeMethods from './addresses/methods/knowledge.ts'
export * as methods from './addresses/methods/methods.ts'
export * as operationsMethods from './addresses/methods/operations.ts'
export * as searchMethods from './addresses/methods/search.ts'
export * as presence from './addresses/presence/presence.ts'
export * as seo from './addresses/seo/seo.ts'
export * as actions from './addresses/ui-api/actions.ts'
export * as apps from './addresses/ui-api/apps.ts'
export * as avatars from './addresses/ui-api/avatars.ts'
export * as duplicates from './addresses/ui-api/duplicates.ts'
export * as layouts from './addresses/ui-api/layouts.ts'
export * as listObjectInfo from './addresses/ui-api/list-object-info.ts'
export * as listPreferences from './addresses/ui-api/list-preferences.ts'
export * as lists from './addresses/ui-api/lists.ts'
export * as lookups from './addresses/ui-api/lookups.ts'
export * as objectInfo from './addresses/ui-api/object-info.ts'
export * as recordDefaults from './addresses/ui-api/record-defaults.ts'
export * as records from './addresses/ui-api/records.ts'
export * as relatedLists from './addresses/ui-api/related-lists.ts'
export * as search from './addresses/ui-api/search.ts'
export { ARTICLE_VIDEO_PATH } from './article-video.ts'
export type { SessionShape } from './auth/session.ts'
export type { AnyExchange, Call, CallOf, CallSchemas, Exchange, ExchangeOf } from './call.ts'
export { SERVICES, UI_API } from './call.ts'
export { CASE_PDF_PATH } from './case-pdf.ts'
export { errorsOf, type RateClass, type ServedCall } from './define-call.ts'
export {
  AppError,
  type ErrorCode,
  type ErrorFacts,
  errorCatalogue,
  errorText,
  type MatchResult,
  type RefusedField,
} from './errors.ts'
export { failureTexts, filledText } from './failure-texts.ts'
export { checkSuffix, isRecordId, keyPrefixOf, LIST_VIEW_PREFIX, MASTER_RECORD_TYPE_ID, toRecordId18 } from './ids.ts'
export type { LegalPage } from './legal-page.ts'
export * as limits from './limits.ts'
export { ARTICLE_PICTURE_PATH, LINK_PICTURE_PATH, LINK_PICTURE_SIZE } from './link-pictures.ts'
export { LIST_CSV_PATH } from './list-csv.ts'
export { LIVE_EVENTS_PATH, type LiveEvent } from './live-event.ts'
export type {
  AnswerOf,
  MethodDefinition,
  MethodExchange,
  ServedMethod,
  ServerMethod,
  ServerMethodOf,
} from './methods/server-method.ts'
export { OWN_DATA_PATH } from './own-data.ts'
export { pageTexts } from './page-texts.ts'
export { PROVIDER_CALLBACK_PATH, PROVIDER_CONTINUE_PATH, SIGN_IN_PAGES } from './provider-paths.ts'
export {
  AIRAC_CYCLE_DAYS,
  type AiracCycle,
  type AiracStatus,
  airacCycleAt,
  airacStatus,
  isAiracCycleNumber,
} from './rules/airac.ts'
export {
  type AlertKind,
  type AlertSwitch,
  alertKinds,
  alertSwitches,
  CRITICAL,
  isAlertWanted,
} from './rules/alert-kinds.ts'
export {
  type AnswerTarget,
  answerTargets,
  type CaseImpact,
  inBusinessTime,
  type SupportTier,
} from './rules/answer-targets.ts'
export { articleCategories } from './rules/article-categories.ts'
export { inBothZones } from './rules/both-zones.ts'
export {
  type BusinessCalendar,
  type CalendarSettings,
  createBusinessCalendar,
  defaultCalendar,
  type OpeningHours,
  type ShownCalendar,
  type SupportTimes,
} from './rules/business-calendar.ts'
export { afterOpenHours, nextOpening, type OpenTimes, openMsBetween } from './rules/business-time.ts'
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
export { cleanEmail, isDeliverable, isEmail } from './rules/email.ts'
export { escapeMarkup } from './rules/escape-markup.ts'
export { exportNoticeVersion } from './rules/export-notice.ts'
export { fileNameOf } from './rules/file-name.ts'
export { formatBytes, scaledBytes } from './rules/file-size.ts'
export { ownRelationship, ownValuePath } from './rules/own-field-path.ts'
export { brokenPasswordRules, type PasswordRule, passwordRules } from './rules/password.ts'
export { cleanWithinBounds, safeMarkup } from './rules/safe-markup.ts'
export { shortened } from './rules/shortened.ts'
export { safeStartUrl } from './rules/start-url.ts'
export { isBlank } from './rules/visible-text.ts'
export type {
  Action,
  ActionCollection,
  FormulaActivations,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from './ui-api/action-shapes.ts'
export type { App, NavItem, NavItemsPage } from './ui-api/app-shapes.ts'
export type { PhotoAvatar, RecordAvatar, ThemeAvatar } from './ui-api/avatar-shapes.ts'
export type { Duplicates, DuplicatesConfiguration } from './ui-api/duplicates.ts'
export type {
  ListInfoSummaries,
  ListObjectInfo,
  ListPreferences,
  ListViewSummaries,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListSummaries,
} from './ui-api/list-shapes.ts'
export type {
  Highlight,
  KeywordSearchResults,
  LookupMetadata,
  SearchFilterMetadata,
  SearchFilterOptions,
} from './ui-api/search-shapes.ts'
export type {
  ChildRecords,
  ContentDocumentComposite,
  ErrorEntry,
  FieldValue,
  Layout,
  LayoutUserState,
  ListInfo,
  ListRecords,
  ListReference,
  ListUi,
  NewRecordShape,
  ObjectField,
  ObjectInfo,
  ObjectInfoDirectory,
  PathLayout,
  PicklistFieldValues,
  PicklistValue,
  PicklistValues,
  RecordCreateDefaults,
  RecordShape,
  RecordTemplateClone,
  RecordTemplateCreate,
  RecordTypeInfo,
  RecordUi,
  RelatedListCount,
  RelatedListRecords,
} from './ui-api/shapes.ts'
