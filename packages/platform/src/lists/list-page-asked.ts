import type { AskedFields } from '../metadata/caller-records.ts'
import type { PageAsked } from '../records/read-page.ts'

/** What a caller asks of a list: fields beyond its columns, a page, an order, words to find and a filter. */
export type ListPageAsked = AskedFields &
  PageAsked & {
    /** `-CreatedDate`, `Subject`; absent or empty means the list's own order. */
    sortBy?: readonly string[] | undefined
    searchTerm?: string | undefined
    /** As `parseWhere` reads it: JSON text or object. */
    where?: unknown
  }
