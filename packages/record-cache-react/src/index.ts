export {
  type CheckedConfig,
  type CheckedPath,
  type CheckedPaths,
  createReads,
  type ListOptions,
  type ListRecordsConfig,
  type ListViewOf,
  type ObjectTypes,
  type ProductAdapters,
  type ProductNames,
  type Read,
  type ReadObject,
  type Reads,
  type RelatedListConfig,
  type RelatedListOptions,
  read,
  type SomeField,
  type TypedRecord,
  type WithRows,
} from 'record-cache/typed'
export { createHooks, type Hooks } from './create-hooks.ts'
export { RecordCacheProvider, useRecordCache } from './RecordCacheProvider.tsx'
export { methodReader, methodSender, useSendToMethod, useServerMethod } from './server-methods.ts'
export { type AdapterResult, type HookOptions, useAdapter } from './use-adapter.ts'
export { type More, type Pageable, useInfiniteRead } from './use-infinite.ts'
export { useRead } from './use-read.ts'
export { type Send, type SendState, useSend } from './use-send.ts'
export { type SuspenseResult, useSuspenseAdapter, useSuspenseRead } from './use-suspense.ts'
