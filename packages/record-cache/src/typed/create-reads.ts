import type { ListRecords, RelatedListRecords } from 'contract'
import { type GetListRecordsConfig, getListRecords } from '../adapters/lists.ts'
import { getRecord } from '../adapters/records.ts'
import { type GetRelatedListRecordsConfig, getRelatedListRecords } from '../adapters/related-lists.ts'
import type { CheckedPaths, ObjectOfPaths, SomeField, TypedRecord, WithRows } from './field-paths.ts'
import type { ListRecordsConfig, RelatedListConfig } from './product-adapters.ts'
import type { ProductNames } from './product-names.ts'
import { type Read, read } from './read.ts'

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
export type ReadObject<Objects, P extends readonly string[], Q extends readonly string[]> = [
  ObjectOfPaths<P, Q>,
] extends [never]
  ? keyof Objects
  : ObjectOfPaths<P, Q>

/**
 * The reads of a product, typed by its objects and names. A field path, list view or related list that does not exist does not compile.
 * Optional fields are left out where the reader may not see them. Fields that are known only while the program runs, a `string[]`, are not
 * checked, and give records without types of fields.
 */
export type Reads<Objects, Names extends ProductNames> = {
  /** One record by at least one field; nothing is read while there is no id. */
  readonly readRecord: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    recordId: string | null | undefined,
    fields: P & CheckedPaths<Objects, P> & SomeField<P, Q>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => Read<TypedRecord<Objects, P[number], Q[number]>>
  /** Children of a record; nothing is read while there are no options. */
  readonly readRelatedList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: RelatedListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => Read<WithRows<RelatedListRecords, TypedRecord<Objects, P[number], Q[number]>>>
  /** Rows of a list view; nothing is read while there are no options. */
  readonly readList: <const P extends readonly string[], const Q extends readonly string[] = readonly []>(
    options: ListOptions<Names, ReadObject<Objects, P, Q>> | null | undefined,
    fields: P & CheckedPaths<Objects, P>,
    optionalFields?: Q & CheckedPaths<Objects, Q, P>,
  ) => Read<WithRows<ListRecords, TypedRecord<Objects, P[number], Q[number]>>>
}

/** Makes the reads of a product from the types of its objects, and of its names where those are known. */
export function createReads<Objects, Names extends ProductNames = ProductNames>(): Reads<Objects, Names> {
  // The types promise what the checked paths say; the values are the records as the service answers them.
  return {
    readRecord: (recordId, ...fields) =>
      read(getRecord, configOf(recordId == null ? null : { recordId }, ...fields)) as never,
    readRelatedList: (options, ...fields) =>
      read(getRelatedListRecords, configOf(options, ...fields) as GetRelatedListRecordsConfig | null) as never,
    readList: (options, ...fields) =>
      read(getListRecords, configOf(options, ...fields) as GetListRecordsConfig | null) as never,
  }
}

const configOf = <O extends object>(
  options: O | null | undefined,
  fields: readonly string[],
  optionalFields?: readonly string[],
) => (options == null ? null : { ...options, fields, ...(optionalFields ? { optionalFields } : {}) })
