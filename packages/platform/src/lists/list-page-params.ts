import type { RequestedFields } from '../metadata/caller-records.ts'
import type { PageParams } from '../records/read-page.ts'

/** The parameters of a page of a list: fields beyond its columns, a page, an order, search words and a filter. */
export type ListPageParams = RequestedFields &
  PageParams & {
    /** `-CreatedDate`, `Subject`; absent or empty means the list's own order. */
    sortBy?: readonly string[] | undefined
    searchTerm?: string | undefined
    /** As `parseWhere` reads it: an object, JSON text or GraphQL notation. */
    where?: unknown
  }
