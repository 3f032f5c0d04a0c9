import type { RecordShape } from 'contract'
import { type Checked, filter, integer, list, maybe, nullable, text } from '../define/check.ts'
import { queryOf } from '../fetch/record-requests.ts'
import { stableKey } from '../keys.ts'
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

/** The checks of a page, and of what a list is narrowed to where that can be. */
export const pageShape = {
  fields: list,
  optionalFields: list,
  pageSize: maybe(integer),
  pageToken: nullable(text),
  searchTerm: nullable(text),
  sortBy: nullable(list),
  where: nullable(filter),
}

/** A page after its checks. */
export type CheckedPage = Checked<typeof pageShape>

/**
 * What a page asks for, and what it sends besides fields and order. `key` is a text that tells lists with other rows apart.
 *
 * @param defaultSize - rows of a page, where the config does not say.
 * @param withoutObject - drops the object's name from a field.
 */
export function askedPage(page: CheckedPage, defaultSize: number, withoutObject: (field: string) => string) {
  const { fields = [], optionalFields = [], pageSize: size = defaultSize } = page
  const offset = offsetOf(page.pageToken)
  // A token that is not of this cache leads to rows whose place in the list nobody here knows: they are a list of their own.
  const origin = offset === null ? (page.pageToken ?? undefined) : undefined
  const searchTerm = page.searchTerm ?? undefined
  const where = page.where ?? undefined
  const range: ListRange = {
    offset: offset ?? 0,
    size,
    required: fields.map(withoutObject),
    optional: optionalFields.map(withoutObject),
    readsColumns: fields.length + optionalFields.length === 0,
  }
  const sent = ({ pageToken = origin, pageSize }: PageRequest) => ({ pageSize, pageToken, searchTerm, where })
  return { range, sent, key: stableKey({ where, searchTerm, origin }) }
}

/** The object that the fields of a page start at; empty when they do not tell. */
export const objectOf = ({ fields = [], optionalFields = [] }: CheckedPage): string =>
  /^(.*?)\./.exec([...fields, ...optionalFields][0] ?? '')?.[1] ?? ''

/** An address with a query. */
export const addressOf = (path: string, query: { readonly [name: string]: unknown }): string =>
  `${path}?${new URLSearchParams(queryOf(query))}`
