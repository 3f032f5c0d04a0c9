import { UI_API } from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { pageQuery } from '../query/page-query.ts'
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

/** What the URLs of the pages of a related list repeat. */
type Asked = RequestedFields & {
  /** The order as a caller names it; empty for the list's own. */
  sortBy?: readonly string[] | undefined
  where?: unknown
}

/** Longer addresses than this are cut off by some clients and servers. */
const LONGEST_URL = 8_000

/**
 * The tokens of a page of a related list with their URLs, which are read by GET as by POST. Where an address would become too long, it names
 * the page and the order alone: fields and filter are then sent again, by POST.
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
