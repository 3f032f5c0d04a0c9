import type { ListRecords, RelatedListRecords } from 'record-cache'
import { createReads, type ListOptions, type ReadObject, type RelatedListOptions } from './create-reads.ts'
import type { CheckedPaths, TypedRecord, WithRows } from './field-paths.ts'
import type { ProductNames } from './product-names.ts'
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
