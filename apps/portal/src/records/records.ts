import * as cache from 'record-cache'
import { createHooks, type Hooks, type ListOptions, type ProductAdapters, type TypedRecord } from 'record-cache-react'
import type { Names, Objects } from './record-types.ts'

/** The hooks of the record cache, for the objects of this product. */
export const { useAdapter, useSend, useRecord, useRelatedList, useListRecords }: Hooks<Objects, Names> = createHooks<
  Objects,
  Names
>()

type Adapters = ProductAdapters<Objects, Names>

// The same adapters with the names of this product, so that a wrong list view, related list, field or picklist value does not compile.
export const getListRecords: Adapters['getListRecords'] = cache.getListRecords
export const getRelatedListRecords: Adapters['getRelatedListRecords'] = cache.getRelatedListRecords
export const getRelatedListCount: Adapters['getRelatedListCount'] = cache.getRelatedListCount
export const getGlobalActions: Adapters['getGlobalActions'] = cache.getGlobalActions
export const createRecord: Adapters['createRecord'] = cache.createRecord

/** Which list view of an object, and its order, size, filter and search. */
export type ListOf<O extends keyof Objects> = ListOptions<Names, O>

/** A record as it is read by lists of fields: the first ones are there, the others where the reader may see them. */
export type RecordWith<
  Fields extends readonly string[],
  Optional extends readonly string[] = readonly [],
> = TypedRecord<Objects, Fields[number], Optional[number]>
