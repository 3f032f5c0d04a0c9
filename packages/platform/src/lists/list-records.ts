import { type ListRecords, limits } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { whereText } from '../query/where-text.ts'
import { type Page, readPage } from '../records/read-page.ts'
import { type FoundList, findList, type ListReferenceParams } from './find-list.ts'
import { listInfo, listReferenceOf, ownOrder } from './list-info.ts'
import type { ListPageParams } from './list-page-params.ts'
import { listQuery } from './list-query.ts'
import { pageUrl } from './page-url.ts'
import { readRecentPage } from './recent-page.ts'

/**
 * One page of a list: its columns, the requested fields and the system fields of each row.
 *
 * @returns rows that the caller can see, possibly none; `nextPageToken` is null on the last page.
 * @throws AppError `NOT_FOUND`, `INVALID_FIELD`, `INVALID_FILTER`, `INVALID_PAGE_TOKEN`, `NUMBER_OUTSIDE_VALID_RANGE`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`.
 */
export async function listRecords(
  caller: PersonCaller,
  reference: ListReferenceParams,
  params: ListPageParams = {},
): Promise<ListRecords> {
  const list = await findList(caller, reference)
  return recordsOf(caller, list, params, listInfo(caller, list).eTag)
}

/** One page of a list from `findList`. */
export async function recordsOf(
  caller: PersonCaller,
  list: FoundList,
  params: ListPageParams,
  listInfoETag: string,
): Promise<ListRecords> {
  const query = listQuery(caller, list, params)
  const page = list.view
    ? await readPage(caller, query, params, limits.listRecordsPageSize)
    : await readRecentPage(caller, query, params)
  return onTheWire(list, params, page, listInfoETag)
}

function onTheWire(list: FoundList, params: ListPageParams, page: Page, listInfoETag: string): ListRecords {
  const url = (token: string | null) => (token === null ? null : pageUrl(list, params, page.pageSize, token))
  const sortBy = params.sortBy?.length ? params.sortBy : ownOrder(list)
  return {
    count: page.records.length,
    currentPageToken: page.currentPageToken,
    currentPageUrl: pageUrl(list, params, page.pageSize, page.currentPageToken),
    fields: [...(params.fields ?? [])],
    listInfoETag,
    listReference: listReferenceOf(list),
    nextPageToken: page.nextPageToken,
    nextPageUrl: url(page.nextPageToken),
    optionalFields: [...(params.optionalFields ?? [])],
    pageSize: page.pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: url(page.previousPageToken),
    records: page.records,
    searchTerm: params.searchTerm ?? null,
    sortBy: sortBy.length > 0 ? sortBy.join(',') : null,
    where: whereText(params.where),
  }
}
