import type { RecordShape } from 'contract'
import type { Engine } from '../engine.ts'
import type { CacheRequest } from '../request.ts'
import type { ListFacts, ListPages } from '../store/list-pages.ts'

/** The rows to ask for; the first rows need no token. */
export type PageRequest = { readonly pageToken: string | undefined; readonly pageSize: number }

/** The part of a list answer that the cache itself works out. */
export type ListPage = {
  readonly count: number
  readonly currentPageToken: string
  readonly nextPageToken: string | null
  readonly pageSize: number
  readonly previousPageToken: string | null
  readonly records: readonly RecordShape[]
}

/** What an answer holds: its rows, what it says of the whole list, and the fields that come with each row unasked. */
export type TakenPage = {
  readonly records: readonly RecordShape[]
  readonly nextPageToken: string | null
  readonly facts: ListFacts
  /** Without the object's name; null when the answer does not say. */
  readonly columns: readonly string[] | null
}

/** What differs between the list calls: how a list is named, asked for and described. */
export type ListCall = {
  readonly name: string
  readonly lifetime: number
  readonly offset: number
  readonly size: number
  /** Wanted fields of each row, without the object's name. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Whether the fields that come with each row are read too. */
  readonly readsColumns: boolean
  /** The key of its pages. It may become another one when an answer tells that two names mean the same list. */
  readonly key: (engine: Engine) => string
  /** Tells the pages whose rows they hold. */
  readonly describe: (pages: ListPages) => void
  readonly request: (engine: Engine, page: PageRequest) => CacheRequest
  readonly take: (engine: Engine, body: unknown) => TakenPage
  /** A request that must follow because of what the answer to the first one showed. */
  readonly followUp?: (engine: Engine, pages: ListPages, page: PageRequest) => CacheRequest | null
  readonly assemble: (page: ListPage, facts: ListFacts) => unknown
}
