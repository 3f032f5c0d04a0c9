export {
  createReads,
  type ListOptions,
  type ReadObject,
  type Reads,
  type RelatedListOptions,
} from './create-reads.ts'
export type { CheckedPath, CheckedPaths, ObjectTypes, SomeField, TypedRecord, WithRows } from './field-paths.ts'
export type { ListRecordsConfig, ProductAdapters, RelatedListConfig } from './product-adapters.ts'
export type { ListViewOf, ProductNames } from './product-names.ts'
export { type CheckedConfig, type Read, read } from './read.ts'
