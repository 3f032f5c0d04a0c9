import type { ListInfo, RecordShape } from 'contract'
import type { View } from '../engine/view.ts'
import type { CacheRequest } from '../request.ts'
import type { ListFacts } from '../store/list-pages.ts'

/** A page to request; the first page has no token. */
export type PageRequest = { readonly pageToken: string | undefined; readonly pageSize: number }

/** The part of a list answer that the cache computes from its stored rows. */
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

/** A parsed answer: the rows, the facts about the whole list, and the columns, which the server adds to each row without a request. */
export type TakenPage = {
  readonly records: readonly RecordShape[]
  readonly nextPageToken: string | null
  readonly facts: ListFacts
  /** Field paths without the object's name; absent if the answer does not list them. */
  readonly columns?: readonly string[] | undefined
}

/** The rows to read, and the fields of each. */
export type ListRange = {
  readonly offset: number
  readonly size: number
  /** Field paths without the object's name. */
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Whether the columns of the list are read too. */
  readonly readsColumns: boolean
}

/** What differs between list views, related lists and other list calls. */
export type ListCall = ListRange & {
  readonly name: string
  /** Milliseconds. */
  readonly lifetime: number
  /** The list info, if it is read together with the rows. */
  readonly info?: View<ListInfo> | undefined
  /** Whether rows stay fresh for the lifetime of the list, even if their records expire earlier. */
  readonly isCollection?: boolean
  /** The object of the rows in lower case, if known. */
  readonly objectApiName?: string
  /** The record that a related list belongs to. */
  readonly parentId?: string
  /** The key of the stored pages. It changes when an answer shows that two names mean the same list. */
  readonly key: () => string
  /** The address of a page, as in `currentPageUrl`. */
  readonly url: (pageToken: string) => string
  readonly request: (page: PageRequest) => CacheRequest
  readonly take: (body: unknown) => TakenPage
  /** The second request, if the answer to the first one shows that it is needed. */
  readonly followUp?: (facts: ListFacts, page: PageRequest) => CacheRequest | null
  readonly assemble: (page: ListPage, facts: ListFacts) => unknown
}
