export type { ConfigOf, DataOf, ReadAdapter, WriteAdapter } from './adapter.ts'
export { type GetRecordConfig, getRecord } from './adapters/records/get-record.ts'
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
export type { Snapshot, SnapshotState } from './snapshot.ts'
