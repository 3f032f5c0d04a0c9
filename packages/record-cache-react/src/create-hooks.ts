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
import { type AdapterResult, useAdapter } from './use-adapter.ts'
import { useRead } from './use-read.ts'
import { useSend } from './use-send.ts'

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
  ) => AdapterResult<TypedRecord<Objects, P[number], Q[number]>>
  /** Children of a record; nothing is read while there are no options. */
  readonly useRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: RelatedListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** Rows of a list view; nothing is read while there are no options. */
  readonly useListRecords: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: ListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => AdapterResult<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
}

/** Makes the hooks of a product from the types of its objects, and of its names where those are known. */
export function createHooks<Objects, Names extends ProductNames = ProductNames>(): Hooks<Objects, Names> {
  const { readRecord, readRelatedList, readList } = createReads<Objects, Names>()
  // The signatures are the same; only the compiler cannot tell that paths that are checked stay checked.
  return {
    useAdapter,
    useSend,
    useRecord: (recordId, ...fields) => useRead(readRecord(recordId, ...(fields as [never, never]))) as never,
    useRelatedList: (options, ...fields) =>
      useRead(readRelatedList(options as never, ...(fields as [never, never]))) as never,
    useListRecords: (options, ...fields) => useRead(readList(options as never, ...(fields as [never, never]))) as never,
  }
}
