import type { ListRange, PageRequest } from '../fetch/list-call.ts'
import { queryOf } from '../fetch/record-requests.ts'
import { offsetOf } from '../read/page-token.ts'
import type { FieldList } from '../selection/field-lists.ts'
import { type Checked, filter, integer, list, maybe, nullable, text } from './check.ts'

/** The requested rows, fields and order of a list. */
export type ListPageConfig = {
  /** Fields of each row; those of list views may leave out the object's name. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
  /** The page size, 1 to 2,000; absent means 50. */
  readonly pageSize?: number
  /** A token from an earlier answer; absent means the first page. */
  readonly pageToken?: string | null
  /** For example `-CreatedDate,Subject`; absent means the order of the list. */
  readonly sortBy?: FieldList | null
}

/** The checks of a page, and of the filter if the list supports one. */
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
 * The request of a page, and its parameters except fields and order. `key` is a text that differs for lists with different rows.
 *
 * @param defaultSize - the default page size.
 * @param withoutObject - drops the object's name from a field.
 */
export function requestedPage(page: CheckedPage, defaultSize: number, withoutObject: (field: string) => string) {
  const { fields = [], optionalFields = [], pageSize: size = defaultSize } = page
  const offset = offsetOf(page.pageToken)
  // The offset of a token from outside this cache is unknown, so its rows are stored as a separate list.
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
  return { range, sent, key: JSON.stringify([where, searchTerm, origin]) }
}

/** The object in the field paths of a page; empty if unknown. */
export const objectOf = ({ fields = [], optionalFields = [] }: CheckedPage): string =>
  /^([^,.]*)\./.exec([...fields, ...optionalFields].join())?.[1] ?? ''

/** An address with a query. */
export const addressOf = (path: string, query: { readonly [name: string]: unknown }): string =>
  `${path}?${Object.entries(queryOf(query))
    .map((part) => part.map(encodeURIComponent).join('='))
    .join('&')}`
