import * as cache from 'record-cache'
import { createReads, type ProductAdapters, type Read, type Reads, type TypedRecord } from 'record-cache-react'
import type { Names, Objects } from './record-types.ts'

const reads: Reads<Objects, Names> = createReads<Objects, Names>()

/** Reads one record of this product by fields. */
export const readRecord: Reads<Objects, Names>['readRecord'] = reads.readRecord

/** Reads children of a record. */
export const readRelatedList: Reads<Objects, Names>['readRelatedList'] = reads.readRelatedList

/** Reads rows of a list view. */
export const readList: Reads<Objects, Names>['readList'] = reads.readList

type Adapters = ProductAdapters<Objects, Names>

// The same adapters with the names of this product, so that a wrong list view, related list, field or picklist value does not compile.
export const getRelatedListCount: Adapters['getRelatedListCount'] = cache.getRelatedListCount
export const performQuickAction: Adapters['performQuickAction'] = /* @__PURE__ */ cache.insertsCreated(
  cache.performQuickAction as Adapters['performQuickAction'],
)
/** Performs an action that the server describes, whose name and fields are unknown at compile time. */
export const performDescribedAction: typeof cache.performQuickAction = /* @__PURE__ */ cache.insertsCreated(
  cache.performQuickAction,
)
export const createRecord: Adapters['createRecord'] = /* @__PURE__ */ cache.insertsCreated(
  cache.createRecord as Adapters['createRecord'],
)
export const updateRecord: Adapters['updateRecord'] = cache.updateRecord

/** Reads rows of a list view whose columns are known only from its metadata. */
export const getAnyListRecords: typeof cache.getListRecords = cache.getListRecords

/** The page of a list view to read. @param page - from 1. */
export const listPage = (pageSize: number, page: number): { pageSize: number; pageToken?: string } => ({
  pageSize,
  ...(page === 1 ? {} : { pageToken: cache.pageTokenAt((page - 1) * pageSize) }),
})

/** A record that is read by lists of fields: `Fields` are present, `Optional` only if the reader may see them. */
export type RecordWith<
  Fields extends readonly string[],
  Optional extends readonly string[] = readonly [],
> = TypedRecord<Objects, Fields[number], Optional[number]>

/** The answer type of a read, or of the reads that a function returns. */
export type AnswerOf<R> =
  R extends Read<infer Answer> ? Answer : R extends (...values: never[]) => infer Made ? AnswerOf<Made> : never

/** The row type of a list read. */
export type RowOf<R> = AnswerOf<R> extends { readonly records: readonly (infer Row)[] } ? Row : never
