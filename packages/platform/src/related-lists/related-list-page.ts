import { UI_API } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { TokenScope } from '../query/page-token.ts'
import type { Page } from '../records/read-page.ts'
import type { Order } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'

/** What the page tokens of a related list are bound to. */
export function relatedListScope(
  { principal }: PersonCaller,
  parentId: string,
  relatedListId: string,
  filter: Where | null,
  order: readonly Order[],
): TokenScope {
  return {
    userId: principal.userId,
    list: `${parentId}/${relatedListId}`,
    query: JSON.stringify([filter, order]),
  }
}

/** The tokens of a page of a related list with their URLs. @param sortBy - the order as a caller names it; empty for the list's own. */
export function pageWithUrls(
  parentId: string,
  relatedListId: string,
  page: Omit<Page, 'records'>,
  sortBy: readonly string[],
) {
  const { pageSize, currentPageToken, nextPageToken, previousPageToken } = page
  const url = (pageToken: string): string => {
    const query = new URLSearchParams({ pageSize: String(pageSize), pageToken })
    if (sortBy.length > 0) query.set('sortBy', sortBy.join(','))
    return `${UI_API}/related-list-records/${parentId}/${relatedListId}?${query}`
  }
  return {
    pageSize,
    currentPageToken,
    currentPageUrl: url(currentPageToken),
    nextPageToken,
    nextPageUrl: nextPageToken === null ? null : url(nextPageToken),
    previousPageToken,
    previousPageUrl: previousPageToken === null ? null : url(previousPageToken),
  }
}
