export type { ConfigOf, DataOf, ReadAdapter, WriteAdapter } from './adapter.ts'
export { createContentDocumentAndVersion } from './adapters/content/create-content-document-and-version.ts'
export { type CreateContentVersionInput, createContentVersion } from './adapters/content/create-content-version.ts'
export type { UploadInput } from './adapters/content/upload.ts'
export { type GetLayoutConfig, getLayout } from './adapters/layouts/get-layout.ts'
export { type GetListInfoConfig, getListInfo } from './adapters/lists/get-list-info.ts'
export { type GetListRecordsConfig, getListRecords } from './adapters/lists/get-list-records.ts'
export { type GetListUiConfig, getListUi } from './adapters/lists/get-list-ui.ts'
export { type GetMruListRecordsConfig, getMruListRecords } from './adapters/lists/get-mru-list-records.ts'
export type { ListFilter } from './adapters/lists/list-rows.ts'
export { type ListConfig, type ListPageConfig, MRU } from './adapters/lists/list-target.ts'
export { type GetObjectInfoConfig, getObjectInfo } from './adapters/object-info/get-object-info.ts'
export { type GetPicklistValuesConfig, getPicklistValues } from './adapters/object-info/get-picklist-values.ts'
export {
  type GetPicklistValuesByRecordTypeConfig,
  getPicklistValuesByRecordType,
} from './adapters/object-info/get-picklist-values-by-record-type.ts'
export { type CreateRecordInput, createRecord } from './adapters/records/create-record.ts'
export { type GetRecordConfig, getRecord } from './adapters/records/get-record.ts'
export { type GetRecordUiConfig, getRecordUi } from './adapters/records/get-record-ui.ts'
export { type GetRecordsConfig, getRecords, type RecordsAnswer } from './adapters/records/get-records.ts'
export type { FieldInputs, WriteFlags } from './adapters/records/record-input.ts'
export { type UpdateRecordInput, updateRecord } from './adapters/records/update-record.ts'
export { type GetRelatedListCountConfig, getRelatedListCount } from './adapters/related-lists/get-related-list-count.ts'
export {
  type GetRelatedListRecordsConfig,
  getRelatedListRecords,
} from './adapters/related-lists/get-related-list-records.ts'
export {
  type GetRelatedListsCountConfig,
  getRelatedListsCount,
  type RelatedListsCountAnswer,
} from './adapters/related-lists/get-related-lists-count.ts'
export type { CachePolicy, ReadOptions } from './cache-policy.ts'
export { FetchError, type FetchErrorEntry } from './fetch-error.ts'
export type { DehydratedCache } from './hydration.ts'
export { type Lifetime, lifetimesMs } from './lifetimes.ts'
export type { FieldList } from './read/field-lists.ts'
export {
  type CacheStatistics,
  createRecordCache,
  type Following,
  type RecordCache,
  type RecordCacheOptions,
  type SendOptions,
} from './record-cache.ts'
export type { CacheFetch, CacheRequest, CacheResponse, UploadProgress } from './request.ts'
export { type RetryOptions, retryingFetch } from './retrying-fetch.ts'
export type { Snapshot, SnapshotState } from './snapshot.ts'
