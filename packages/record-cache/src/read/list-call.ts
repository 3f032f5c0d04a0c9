import type { RecordShape } from 'contract'
import { filter, integer, list, maybe, nullable, text } from '../define/check.ts'
import { queryOf } from '../fetch/record-requests.ts'
import type { CacheRequest } from '../request.ts'
import type { ListFacts } from '../store/list-pages.ts'
import type { FieldList } from './field-lists.ts'
import { offsetOf } from './page-token.ts'

/** The rows to ask for; the first rows need no token. */
export type PageRequest = { readonly pageToken: string | undefined; readonly pageSize: number }

/** The part of a list answer that the cache itself works out. */
export type ListPage = {
  readonly count: number
  readonly currentPageToken: string
  readonly currentPageUrl: string
  readonly nextPageToken: string | null
  readonly nextPageUrl: string | null
  readonly pageSize: number
  readonly previousPageToken: string | null
  readonly previousPageUrl: string | null
  readonly records: readonly RecordShape[]
}

/** What an answer holds: its rows, what it says of the whole list, and the fields that come with each row unasked. */
export type TakenPage = {
  readonly records: readonly RecordShape[]
  readonly nextPageToken: string | null
  readonly facts: ListFacts
  /** Without the object's name; absent when the answer does not say. */
  readonly columns?: readonly string[] | undefined
}

/** The range of rows that a list is read at, and what is read of each. */
export type ListRange = {
  readonly offset: number
  readonly size: number
  /** Wanted fields of each row, without the object's name. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Whether the fields that come with each row are read too. */
  readonly readsColumns: boolean
}

/** What differs between the list calls: how a list is named, asked for and described. */
export type ListCall = ListRange & {
  readonly name: string
  /** Milliseconds. */
  readonly lifetime: number
  /** The object of the rows in lower case, as far as that is known. */
  readonly objectApiName?: string
  /** The record that a related list belongs to. */
  readonly parentId?: string
  /** The key of its pages. It may become another one when an answer tells that two names mean the same list. */
  readonly key: () => string
  /** The address of a page, as answers repeat it. */
  readonly url: (pageToken: string) => string
  readonly request: (page: PageRequest) => CacheRequest
  readonly take: (body: unknown) => TakenPage
  /** A request that must follow because of what the answer to the first one showed. */
  readonly followUp?: (facts: ListFacts, page: PageRequest) => CacheRequest | null
  readonly assemble: (page: ListPage, facts: ListFacts) => unknown
}

/** Rows and order that a list is read with. */
export type ListPageConfig = {
  /** Fields of each row; those of list views may leave out the object's name. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
  /** Rows wanted, 1 to 2,000; 50 when absent. */
  readonly pageSize?: number
  /** From an answer before; the first rows when absent. */
  readonly pageToken?: string | null
  /** For example `-CreatedDate,Subject`; the list's own order when absent. */
  readonly sortBy?: FieldList | null
}

/** The same after its checks, with the filter of those lists that can be narrowed. */
export type CheckedPage = {
  readonly fields: readonly string[] | undefined
  readonly optionalFields: readonly string[] | undefined
  readonly pageSize: number | undefined
  readonly pageToken: string | null | undefined
  readonly sortBy: readonly string[] | null | undefined
  readonly where: string | object | null | undefined
}

/** The checks of a page; `where` and `sortBy` go to the service as they are. */
export const pageShape = {
  fields: list,
  optionalFields: list,
  pageSize: maybe(integer),
  pageToken: nullable(text),
  sortBy: nullable(list),
  where: nullable(filter),
}

/**
 * The range that a page wants. `origin` is a token that is not of this cache: it leads to rows whose place in the list nobody here knows,
 * so that they are a list of their own.
 *
 * @param size - rows of a page, where the config does not say.
 */
export function rangeOf(
  { fields = [], optionalFields = [], pageSize, pageToken }: CheckedPage,
  size: number,
  withoutObject: (field: string) => string,
): ListRange & { readonly origin: string | undefined } {
  const offset = offsetOf(pageToken)
  return {
    offset: offset ?? 0,
    size: pageSize ?? size,
    required: fields.map(withoutObject),
    optional: optionalFields.map(withoutObject),
    readsColumns: fields.length + optionalFields.length === 0,
    origin: offset === null ? (pageToken ?? undefined) : undefined,
  }
}

/** An address with a query. */
export const addressOf = (path: string, query: { readonly [name: string]: unknown }): string =>
  `${path}?${new URLSearchParams(queryOf(query))}`
