import type { ListInfo, RecordShape } from 'contract'
import type { View } from '../engine/view.ts'
import type { CacheRequest } from '../request.ts'
import type { ListFacts } from '../store/list-pages.ts'

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
  /** The description of the list, where it is read together with the rows. */
  readonly info?: View<ListInfo> | undefined
  /** Whether rows are fresh for the lifetime of the list, even where a record expires earlier. */
  readonly isCollection?: boolean
  /** The object of the rows in lower case, as far as that is known. */
  readonly objectApiName?: string
  /** The record that a related list belongs to. */
  readonly parentId?: string
  /** The key of its pages. It changes when an answer shows that two names mean the same list. */
  readonly key: () => string
  /** The address of a page, as answers repeat it. */
  readonly url: (pageToken: string) => string
  readonly request: (page: PageRequest) => CacheRequest
  readonly take: (body: unknown) => TakenPage
  /** A request that must follow because of what the answer to the first one showed. */
  readonly followUp?: (facts: ListFacts, page: PageRequest) => CacheRequest | null
  readonly assemble: (page: ListPage, facts: ListFacts) => unknown
}
