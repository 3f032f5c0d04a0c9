import { UI_API } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { pageQuery } from '../query/page-query.ts'
import type { TokenScope } from '../query/page-token.ts'
import type { Page } from '../records/read-page.ts'
import type { Order } from '../shape/shape.ts'
import type { Where } from '../shape/where.ts'

/** The scope of the page tokens of a related list. */
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

/** The parameters that the URLs of the pages repeat. */
type Asked = RequestedFields & {
  /** The requested order; empty means the order of the list. */
  sortBy?: readonly string[] | undefined
  where?: unknown
}

/** Some clients and servers truncate longer addresses. */
const LONGEST_URL = 8_000

/**
 * Page tokens of a related list with their URLs, for GET and POST. If a URL would be too long, it has only the page and the order; the
 * client must then send fields and filter by POST.
 */
export function pageWithUrls(parentId: string, relatedListId: string, page: Omit<Page, 'records'>, asked: Asked) {
  const { pageSize, currentPageToken, nextPageToken, previousPageToken } = page
  const url = (pageToken: string): string => {
    const path = `${UI_API}/related-list-records/${parentId}/${relatedListId}`
    const whole = `${path}?${pageQuery(asked, pageSize, pageToken)}`
    return whole.length <= LONGEST_URL ? whole : `${path}?${pageQuery({ sortBy: asked.sortBy }, pageSize, pageToken)}`
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
