export type {
  Action,
  ActionCollection,
  App,
  ChildRecords,
  ContentDocumentComposite,
  Duplicates,
  DuplicatesConfiguration,
  ErrorEntry,
  FieldValue,
  FormulaActivations,
  Highlight,
  KeywordSearchResults,
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
  LiveEvent,
  LookupMetadata,
  MethodExchange,
  NavItem,
  NavItemsPage,
  NewRecordShape,
  ObjectField,
  ObjectInfo,
  ObjectInfoDirectory,
  PathLayout,
  PhotoAvatar,
  PicklistFieldValues,
  PicklistValue,
  PicklistValues,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
  RecordAvatar,
  RecordCreateDefaults,
  RecordShape,
  RecordTemplateClone,
  RecordTemplateCreate,
  RecordTypeInfo,
  RecordUi,
  RelatedListCount,
  RelatedListInfo,
  RelatedListPreferences,
  RelatedListRecords,
  RelatedListSummaries,
  SearchFilterMetadata,
  SearchFilterOptions,
  ServerMethod,
  ThemeAvatar,
} from 'contract'
export type { ConfigOf, DataOf, ReadAdapter, WriteAdapter } from './adapter.ts'
export {
  getActionOverrides,
  getFormulaActivations,
  getGlobalActions,
} from './adapters/actions.ts'
export {
  type GetRelatedListsActionsConfig,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from './adapters/actions-of-records.ts'
export type { FieldInputs } from './adapters/apply-writes.ts'
export { getAllApps, getAppDetails, getNavItems } from './adapters/apps.ts'
export {
  type GetRecordAvatarsConfig,
  getRecordAvatars,
  type UpdateRecordAvatarInput,
  updateRecordAvatar,
} from './adapters/avatars.ts'
export type { UploadInput } from './adapters/content.ts'
export {
  type CreateContentVersionInput,
  createContentDocumentAndVersion,
  createContentVersion,
} from './adapters/content.ts'
export { getDuplicateConfiguration, getDuplicates } from './adapters/duplicates.ts'
export {
  type GetLayoutConfig,
  getLayout,
  getLayoutUserState,
  getPathLayout,
  updateLayoutUserState,
} from './adapters/layouts.ts'
export type { ListFilter } from './adapters/list-rows.ts'
export { type ListConfig, MRU } from './adapters/list-rows.ts'
export {
  createListInfo,
  deleteListInfo,
  type GetListInfoConfig,
  type GetListInfosConfig,
  type GetListRecordsByObjectConfig,
  type GetListRecordsConfig,
  type GetListUiConfig,
  type GetMruListRecordsConfig,
  getListInfo,
  getListInfos,
  getListObjectInfo,
  getListPreferences,
  getListRecords,
  getListRecordsByObject,
  getListUi,
  getListViewSummaries,
  getMruListRecords,
  type QueryListRecordsByNameConfig,
  queryListRecordsByName,
  searchListInfos,
  updateListInfoByName,
  updateListPreferences,
} from './adapters/lists.ts'
export {
  type GetLookupRecordsConfig,
  getLookupRecords,
  type LookupRecords,
} from './adapters/lookups.ts'
export {
  type CallServerMethodInput,
  callServerMethod,
  type ReadServerMethodConfig,
  readServerMethod,
} from './adapters/methods.ts'
export {
  type GetObjectInfoConfig,
  type GetPicklistValuesByRecordTypeConfig,
  type GetPicklistValuesConfig,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from './adapters/object-info.ts'
export {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from './adapters/quick-actions.ts'
export {
  type ExecuteBatchRecordOperationsInput,
  executeBatchRecordOperations,
} from './adapters/record-batch.ts'
export { getRecordCreateDefaults, getRecordTemplateClone, getRecordTemplateCreate } from './adapters/record-defaults.ts'
export type { WriteFlags } from './adapters/record-writes.ts'
export {
  type CreateRecordInput,
  createRecord,
  deleteRecord,
  insertsCreated,
  type UpdateRecordInput,
  updateRecord,
} from './adapters/record-writes.ts'
export {
  type GetRecordByLayoutConfig,
  type GetRecordConfig,
  type GetRecordsConfig,
  type GetRecordUiConfig,
  getRecord,
  getRecordByLayout,
  getRecords,
  getRecordUi,
} from './adapters/records.ts'
export {
  type GetRelatedListCountConfig,
  type GetRelatedListRecordsBatchConfig,
  type GetRelatedListRecordsConfig,
  type GetRelatedListsCountConfig,
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  getRelatedListsCount,
  getRelatedListsInfo,
  updateRelatedListInfo,
  updateRelatedListPreferences,
} from './adapters/related-lists.ts'
export {
  getKeywordSearchResults,
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
  getSearchResults,
  type SearchResults,
} from './adapters/search.ts'
export { getSeoProperties } from './adapters/seo.ts'
export type { CachePolicy, FollowOptions, ReadOptions } from './cache-policy.ts'
export type { ListPageConfig } from './define/list-page.ts'
export { FetchError, type FetchErrorEntry } from './fetch-error.ts'
export type { Lifetime } from './lifetimes.ts'
export { adoptPermissionEpoch } from './live/adopt-permission-epoch.ts'
export { notify } from './live/notify.ts'
export { receive } from './live/receive.ts'
export type { BatchAnswer } from './normalise/store-record.ts'
export { clientToken as pageTokenAt } from './read/page-token.ts'
export type { Subscription } from './read/subscribe.ts'
export {
  createRecordCache,
  type RecordCache,
  type RecordCacheOptions,
  type SendOptions,
} from './record-cache.ts'
export type { CacheFetch, CacheRequest, CacheResponse, UploadProgress } from './request.ts'
export type { FieldList, SomeFields } from './selection/field-lists.ts'
export { singletonOf } from './singleton-of.ts'
export type { Snapshot, SnapshotState } from './snapshot.ts'
export { type CacheStatistics, statistics } from './statistics.ts'
