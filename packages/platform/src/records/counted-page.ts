import type { PersonCaller } from '../engine.ts'
import { FIRST_PAGE, type PagePosition, type TokenScope } from '../query/page-token.ts'
import type { Boundary } from '../shape/shape.ts'
import { offsetOf, type PageParams, pageSizeOf, positionOf, previousToken, resized } from './read-page.ts'

/** A page of items in memory, with its page tokens. */
export type CountedPage<T> = {
  items: T[]
  pageSize: number
  currentPageToken: string
  nextPageToken: string | null
  previousPageToken: string | null
}

/**
 * Pages a short list in memory, by offset.
 *
 * @throws AppError `INVALID_PAGE_TOKEN`, `NUMBER_OUTSIDE_VALID_RANGE`.
 */
export function countedPage<T>(
  caller: PersonCaller,
  scope: TokenScope,
  all: readonly T[],
  params: PageParams,
  defaultSize: number,
): CountedPage<T> {
  const rowsBefore = offsetOf(params)
  const start =
    rowsBefore === null
      ? positionOf(caller, scope, params)
      : { offset: rowsBefore, size: pageSizeOf(params.pageSize, defaultSize), boundary: null }
  const pageSize = pageSizeOf(params.pageSize ?? start?.size, defaultSize)
  const { offset, size } = resized(start, pageSize)
  const write = (position: PagePosition) => caller.engine.pageTokens.write(position, scope)
  const place = (direction: Boundary['direction']): Boundary => ({ direction, values: [], id: '' })
  const end = offset + size
  return {
    items: all.slice(offset, end),
    pageSize,
    currentPageToken: params.pageToken || FIRST_PAGE,
    nextPageToken: end < all.length ? write({ offset: end, size: pageSize, boundary: place('after') }) : null,
    previousPageToken: all.length === 0 ? null : previousToken(offset, pageSize, place('before'), write),
  }
}
