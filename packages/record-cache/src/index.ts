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
export { getActionOverrides } from './adapters/actions/get-action-overrides.ts'
export { getFormulaActivations } from './adapters/actions/get-formula-activations.ts'
export { getGlobalActions } from './adapters/actions/get-global-actions.ts'
export { getLookupActions } from './adapters/actions/get-lookup-actions.ts'
export { getObjectCreateActions } from './adapters/actions/get-object-create-actions.ts'
export { getQuickActionDefaults } from './adapters/actions/get-quick-action-defaults.ts'
export { getQuickActionInfo } from './adapters/actions/get-quick-action-info.ts'
export { getQuickActionLayout } from './adapters/actions/get-quick-action-layout.ts'
export { getRecordActions } from './adapters/actions/get-record-actions.ts'
export { getRecordEditActions } from './adapters/actions/get-record-edit-actions.ts'
export { getRelatedListActions } from './adapters/actions/get-related-list-actions.ts'
export { getRelatedListRecordActions } from './adapters/actions/get-related-list-record-actions.ts'
export {
  type GetRelatedListsActionsConfig,
  getRelatedListsActions,
} from './adapters/actions/get-related-lists-actions.ts'
export { performQuickAction } from './adapters/actions/perform-quick-action.ts'
export { performUpdateRecordQuickAction } from './adapters/actions/perform-update-record-quick-action.ts'
export { getAllApps } from './adapters/apps/get-all-apps.ts'
export { getAppDetails } from './adapters/apps/get-app-details.ts'
export { getNavItems } from './adapters/apps/get-nav-items.ts'
export { type GetRecordAvatarsConfig, getRecordAvatars } from './adapters/avatars/get-record-avatars.ts'
export { type UpdateRecordAvatarInput, updateRecordAvatar } from './adapters/avatars/update-record-avatar.ts'
export { createContentDocumentAndVersion } from './adapters/content/create-content-document-and-version.ts'
export { type CreateContentVersionInput, createContentVersion } from './adapters/content/create-content-version.ts'
export type { UploadInput } from './adapters/content/define-upload.ts'
export { getDuplicateConfiguration } from './adapters/duplicates/get-duplicate-configuration.ts'
export { getDuplicates } from './adapters/duplicates/get-duplicates.ts'
export { type GetLayoutConfig, getLayout } from './adapters/layouts/get-layout.ts'
export { getLayoutUserState } from './adapters/layouts/get-layout-user-state.ts'
export { getPathLayout } from './adapters/layouts/get-path-layout.ts'
export { updateLayoutUserState } from './adapters/layouts/update-layout-user-state.ts'
export { createListInfo } from './adapters/lists/create-list-info.ts'
export { deleteListInfo } from './adapters/lists/delete-list-info.ts'
export { type GetListInfoConfig, getListInfo } from './adapters/lists/get-list-info.ts'
export { type GetListInfosConfig, getListInfos } from './adapters/lists/get-list-infos.ts'
export { getListObjectInfo } from './adapters/lists/get-list-object-info.ts'
export { getListPreferences } from './adapters/lists/get-list-preferences.ts'
export { type GetListRecordsConfig, getListRecords } from './adapters/lists/get-list-records.ts'
export {
  type GetListRecordsByObjectConfig,
  getListRecordsByObject,
} from './adapters/lists/get-list-records-by-object.ts'
export { type GetListUiConfig, getListUi } from './adapters/lists/get-list-ui.ts'
export { getListViewSummaries } from './adapters/lists/get-list-view-summaries.ts'
export { type GetMruListRecordsConfig, getMruListRecords } from './adapters/lists/get-mru-list-records.ts'
export type { ListFilter } from './adapters/lists/list-rows.ts'
export { type ListConfig, MRU } from './adapters/lists/list-target.ts'
export {
  type QueryListRecordsByNameConfig,
  queryListRecordsByName,
} from './adapters/lists/query-list-records-by-name.ts'
export { searchListInfos } from './adapters/lists/search-list-infos.ts'
export { updateListInfoByName } from './adapters/lists/update-list-info-by-name.ts'
export { updateListPreferences } from './adapters/lists/update-list-preferences.ts'
export {
  type GetLookupRecordsConfig,
  getLookupRecords,
  type LookupRecords,
} from './adapters/lookups/get-lookup-records.ts'
export { type CallServerMethodInput, callServerMethod } from './adapters/methods/call-server-method.ts'
export { type ReadServerMethodConfig, readServerMethod } from './adapters/methods/read-server-method.ts'
export { type GetObjectInfoConfig, getObjectInfo } from './adapters/object-info/get-object-info.ts'
export { getObjectInfoDirectory } from './adapters/object-info/get-object-info-directory.ts'
export { getObjectInfos } from './adapters/object-info/get-object-infos.ts'
export { type GetPicklistValuesConfig, getPicklistValues } from './adapters/object-info/get-picklist-values.ts'
export {
  type GetPicklistValuesByRecordTypeConfig,
  getPicklistValuesByRecordType,
} from './adapters/object-info/get-picklist-values-by-record-type.ts'
export { getRecordCreateDefaults } from './adapters/record-defaults/get-record-create-defaults.ts'
export { getRecordTemplateClone } from './adapters/record-defaults/get-record-template-clone.ts'
export { getRecordTemplateCreate } from './adapters/record-defaults/get-record-template-create.ts'
export { type CreateRecordInput, createRecord } from './adapters/records/create-record.ts'
export { deleteRecord } from './adapters/records/delete-record.ts'
export {
  type ExecuteBatchRecordOperationsInput,
  executeBatchRecordOperations,
} from './adapters/records/execute-batch-record-operations.ts'
export { type GetRecordConfig, getRecord } from './adapters/records/get-record.ts'
export { type GetRecordByLayoutConfig, getRecordByLayout } from './adapters/records/get-record-by-layout.ts'
export { type GetRecordUiConfig, getRecordUi } from './adapters/records/get-record-ui.ts'
export { type GetRecordsConfig, getRecords } from './adapters/records/get-records.ts'
export { insertsCreated } from './adapters/records/inserts-created.ts'
export type { FieldInputs, WriteFlags } from './adapters/records/record-input.ts'
export { type UpdateRecordInput, updateRecord } from './adapters/records/update-record.ts'
export { type GetRelatedListCountConfig, getRelatedListCount } from './adapters/related-lists/get-related-list-count.ts'
export { getRelatedListInfo } from './adapters/related-lists/get-related-list-info.ts'
export { getRelatedListInfoBatch } from './adapters/related-lists/get-related-list-info-batch.ts'
export { getRelatedListPreferences } from './adapters/related-lists/get-related-list-preferences.ts'
export { getRelatedListPreferencesBatch } from './adapters/related-lists/get-related-list-preferences-batch.ts'
export {
  type GetRelatedListRecordsConfig,
  getRelatedListRecords,
} from './adapters/related-lists/get-related-list-records.ts'
export {
  type GetRelatedListRecordsBatchConfig,
  getRelatedListRecordsBatch,
} from './adapters/related-lists/get-related-list-records-batch.ts'
export {
  type GetRelatedListsCountConfig,
  getRelatedListsCount,
} from './adapters/related-lists/get-related-lists-count.ts'
export { getRelatedListsInfo } from './adapters/related-lists/get-related-lists-info.ts'
export { updateRelatedListInfo } from './adapters/related-lists/update-related-list-info.ts'
export { updateRelatedListPreferences } from './adapters/related-lists/update-related-list-preferences.ts'
export { getKeywordSearchResults } from './adapters/search/get-keyword-search-results.ts'
export { getLookupMetadata } from './adapters/search/get-lookup-metadata.ts'
export { getSearchFilterMetadata } from './adapters/search/get-search-filter-metadata.ts'
export { getSearchFilterOptions } from './adapters/search/get-search-filter-options.ts'
export { getSearchResults, type SearchResults } from './adapters/search/get-search-results.ts'
export { getSeoProperties } from './adapters/seo/get-seo-properties.ts'
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
