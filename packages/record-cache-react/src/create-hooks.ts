import type { ListRecords, RelatedListRecords } from 'contract'
import {
  type GetListRecordsConfig,
  type GetRelatedListRecordsConfig,
  getListRecords,
  getRecord,
  getRelatedListRecords,
} from 'record-cache'
import type { CheckedPaths, ObjectOfPaths, TypedRecord, WithRows } from './field-paths.ts'
import type { ListRecordsConfig, RelatedListConfig } from './product-adapters.ts'
import type { ProductNames } from './product-names.ts'
import { type AdapterResult, useAdapter } from './use-adapter.ts'
import { useSend } from './use-send.ts'

type WithoutFields<T> = T extends unknown ? Omit<T, 'fields' | 'optionalFields'> : never

/** Which related list, and its order, size and filter. */
export type RelatedListOptions<Names extends ProductNames = ProductNames, Child = unknown> = WithoutFields<
  RelatedListConfig<Names, Child>
>

/** Which list view, and its order, size, filter and search. */
export type ListOptions<Names extends ProductNames = ProductNames, O = string> = WithoutFields<
  ListRecordsConfig<Names, O>
>

/** The object that fields belong to; where no field is named, any object. */
type ReadObject<Objects, P extends readonly string[], Q extends readonly string[]> = [ObjectOfPaths<P, Q>] extends [
  never,
]
  ? keyof Objects
  : ObjectOfPaths<P, Q>

/**
 * The hooks of a product, typed by its objects and names. A field path, list view or related list that does not exist does not compile.
 * Optional fields are left out where the reader may not see them.
 */
export type Hooks<Objects, Names extends ProductNames> = {
  readonly useAdapter: typeof useAdapter
  readonly useSend: typeof useSend
  /** One record by fields; nothing is read while the id is null. */
  readonly useRecord: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    recordId: string | null,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<TypedRecord<Objects, P[number], Q[number]>>
  /** Children of a record; nothing is read while the options are null. */
  readonly useRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: RelatedListOptions<Names, ReadObject<Objects, P, Q>> | null,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** Rows of a list view; nothing is read while the options are null. */
  readonly useListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: ListOptions<Names, ReadObject<Objects, P, Q>> | null,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
}

/** Makes the hooks of a product from the types of its objects, and of its names where those are known. */
export function createHooks<Objects, Names extends ProductNames = ProductNames>(): Hooks<Objects, Names> {
  // The types promise what the checked paths say; the values are the records as the service answers them.
  return {
    useAdapter,
    useSend,
    useRecord: (recordId, ...fields) =>
      useAdapter(getRecord, configOf(recordId === null ? null : { recordId }, ...fields)) as never,
    useRelatedList: (options, ...fields) =>
      useAdapter(getRelatedListRecords, configOf(options, ...fields) as GetRelatedListRecordsConfig | null) as never,
    useListRecords: (options, ...fields) =>
      useAdapter(getListRecords, configOf(options, ...fields) as GetListRecordsConfig | null) as never,
  }
}

const configOf = <O extends object>(
  options: O | null,
  fields: readonly string[],
  optionalFields?: readonly string[],
) => (options === null ? null : { ...options, fields, ...(optionalFields ? { optionalFields } : {}) })
