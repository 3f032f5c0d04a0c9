import type { ListRecords, RelatedListRecords } from 'record-cache'
import {
  type CheckedPaths,
  createReads,
  type ListOptions,
  type ProductNames,
  type ReadObject,
  type RelatedListOptions,
  type SomeField,
  type TypedRecord,
  type WithRows,
} from 'record-cache/typed'
import { type AdapterResult, type HookOptions, useAdapter } from './use-adapter.ts'
import { type More, useInfiniteRead } from './use-infinite.ts'
import { useRead } from './use-read.ts'
import { useSend } from './use-send.ts'
import { type SuspenseResult, useSuspenseRead } from './use-suspense.ts'

/**
 * The hooks of a product, typed by its objects and names. A field path, list view or related list that does not exist does not compile.
 * Optional fields are left out where the reader may not see them.
 */
export type Hooks<Objects, Names extends ProductNames> = {
  readonly useAdapter: typeof useAdapter
  readonly useSend: typeof useSend
  /** One record by at least one field; nothing is read while there is no id. */
  readonly useRecord: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    recordId: string | null | undefined,
    fields: P & CheckedPaths<Objects, P> & SomeField<P, Q>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => AdapterResult<TypedRecord<Objects, P[number], Q[number]>>
  /** Children of a record; nothing is read while there are no options. */
  readonly useRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: RelatedListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => AdapterResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** Rows of a list view; nothing is read while there are no options. */
  readonly useListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: ListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => AdapterResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** As `useRecord`, and suspends until there is data. */
  readonly useSuspenseRecord: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    recordId: string,
    fields: P & CheckedPaths<Objects, P> & SomeField<P, Q>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => SuspenseResult<TypedRecord<Objects, P[number], Q[number]>>
  /** As `useRelatedList`, and suspends until there is data. */
  readonly useSuspenseRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: RelatedListOptions<Names, ReadObject<Objects, P, Q>>,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => SuspenseResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** As `useListRecords`, and suspends until there is data. */
  readonly useSuspenseListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: ListOptions<Names, ReadObject<Objects, P, Q>>,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => SuspenseResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** As `useRelatedList`, page by page: `pageSize` rows are added each time. */
  readonly useInfiniteRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: RelatedListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => [list: AdapterResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>, more: More]
  /** As `useListRecords`, page by page: `pageSize` rows are added each time. */
  readonly useInfiniteListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    list: ListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
    options?: HookOptions,
  ) => [list: AdapterResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>, more: More]
}

/** Makes the hooks of a product from the types of its objects, and of its names where those are known. */
export function createHooks<Objects, Names extends ProductNames = ProductNames>(): Hooks<Objects, Names> {
  const { readRecord, readRelatedList, readList } = createReads<Objects, Names>()
  // The signatures are the same, but the compiler cannot infer that checked paths stay checked.
  return {
    useAdapter,
    useSend,
    useRecord: (recordId, fields, optional, options) =>
      useRead(readRecord(recordId, fields as never, optional as never), options) as never,
    useRelatedList: (list, fields, optional, options) =>
      useRead(readRelatedList(list as never, fields as never, optional as never), options) as never,
    useListRecords: (list, fields, optional, options) =>
      useRead(readList(list as never, fields as never, optional as never), options) as never,
    useSuspenseRecord: (recordId, fields, optional, options) =>
      useSuspenseRead(readRecord(recordId, fields as never, optional as never), options) as never,
    useSuspenseRelatedList: (list, fields, optional, options) =>
      useSuspenseRead(readRelatedList(list as never, fields as never, optional as never), options) as never,
    useSuspenseListRecords: (list, fields, optional, options) =>
      useSuspenseRead(readList(list as never, fields as never, optional as never), options) as never,
    useInfiniteRelatedList: (list, fields, optional, options) =>
      useInfiniteRead(
        readRelatedList(list as never, fields as never, optional as never),
        list?.pageSize,
        options,
      ) as never,
    useInfiniteListRecords: (list, fields, optional, options) =>
      useInfiniteRead(readList(list as never, fields as never, optional as never), list?.pageSize, options) as never,
  }
}
