import type { ListRecords, RelatedListRecords } from 'contract'
import {
  type GetListRecordsConfig,
  type GetRelatedListRecordsConfig,
  getListRecords,
  getRecord,
  getRelatedListRecords,
} from 'record-cache'
import type { CheckedPaths, TypedRecord, WithRows } from './field-paths.ts'
import { type AdapterResult, useAdapter } from './use-adapter.ts'
import { useSend } from './use-send.ts'

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Which related list, and its order, size and filter. */
export type RelatedListOptions = Omit<GetRelatedListRecordsConfig, 'fields' | 'optionalFields'>

/** Which list view, and its order, size, filter and search. */
export type ListOptions = DistributiveOmit<GetListRecordsConfig, 'fields' | 'optionalFields'>

/**
 * The hooks of a product, typed by its objects. A field path that does not exist does not compile. Optional fields are left out where
 * the reader may not see them.
 */
export type Hooks<Objects> = {
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
    options: RelatedListOptions | null,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** Rows of a list view; nothing is read while the options are null. */
  readonly useListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: ListOptions | null,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
}

/** Makes the hooks of a product from the types of its objects. */
export function createHooks<Objects>(): Hooks<Objects> {
  // The types promise what the checked paths say; the values are the records as the service answers them.
  return {
    useAdapter,
    useSend,
    useRecord: (recordId, ...fields) =>
      useAdapter(getRecord, configOf(recordId === null ? null : { recordId }, ...fields)) as never,
    useRelatedList: (options, ...fields) => useAdapter(getRelatedListRecords, configOf(options, ...fields)) as never,
    useListRecords: (options, ...fields) =>
      useAdapter(getListRecords, configOf(options, ...fields) as GetListRecordsConfig | null) as never,
  }
}

const configOf = <O extends object>(
  options: O | null,
  fields: readonly string[],
  optionalFields?: readonly string[],
) => (options === null ? null : { ...options, fields, ...(optionalFields ? { optionalFields } : {}) })
