// Written by `npm run generate` from ui-api/lists.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/lists.ts'

/**
 * Creates a list view that is visible to the caller only.
 *
 * @returns `ListInfo`.
 * Limits: 200 per user; 50 columns; 20 filters; logic of 400 characters.
 * @throws DUPLICATE_VALUE, FIELD_NOT_WRITEABLE, INVALID_FIELD, INVALID_FILTER, INVALID_VALUE, MISSING_ARGUMENT,
 * NOT_FOUND, QUERY_TOO_COMPLICATED, STRING_TOO_LONG.
 */
export const createListInfo: CallOf<typeof definitions.createListInfo> = {
  method: 'POST',
  path: `${UI_API}/list-info/{objectApiName}`,
}

/**
 * Deletes a list view of the caller.
 *
 * @returns Nothing.
 * @throws INSUFFICIENT_ACCESS, NOT_FOUND.
 */
export const deleteListInfo: CallOf<typeof definitions.deleteListInfo> = {
  method: 'DELETE',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}

/**
 * The definition of a list view: columns, filter, order.
 *
 * @returns `ListInfo`.
 * @throws NOT_FOUND.
 */
export const getListInfoByName: CallOf<typeof definitions.getListInfoByName> = {
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}

/**
 * The definitions of several lists by ids and by names such as Case.AllCases; first the ids, then the names.
 *
 * @returns `{ results }`, each result a `ListInfo` or a list of `ErrorEntry`.
 * Limits: 200 ids and names in all.
 * @throws MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getListInfos: CallOf<typeof definitions.getListInfos> = {
  method: 'GET',
  path: `${UI_API}/list-info/batch`,
}

/**
 * One page of the records of a list view, by its id.
 *
 * @returns `ListRecords`.
 * Limits: 20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getListRecordsById: CallOf<typeof definitions.getListRecordsById> = {
  method: 'GET',
  path: `${UI_API}/list-records/{listViewId}`,
}

/**
 * One page of the records of a list view, filtered, searched and sorted as requested.
 *
 * @returns `ListRecords`.
 * Limits: 20 filters, 12 levels deep; 5 columns of order; words of 200 characters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getListRecordsByName: CallOf<typeof definitions.getListRecordsByName> = {
  method: 'POST',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
}

/**
 * One page of the recently used records of an object, as `mru-list-records` returns it.
 *
 * @returns `ListRecords`.
 * Limits: 20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getListRecordsByObject: CallOf<typeof definitions.getListRecordsByObject> = {
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}`,
}

/**
 * A list view, by its id, with one page of its records.
 *
 * @returns `ListUi`.
 * Limits: Pages of 1 to 2,000, 50 by default; 200 fields.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getListUiById: CallOf<typeof definitions.getListUiById> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{listViewId}`,
}

/**
 * A list view with one page of its records. The names `MRU` and `__recent` mean the recently used records.
 *
 * @returns `ListUi`.
 * Limits: Pages of 1 to 2,000, 50 by default; 200 fields.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getListUiByName: CallOf<typeof definitions.getListUiByName> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}/{listViewApiName}`,
}

/**
 * The list views of an object that exist for the caller, optionally only those whose label or name contains a text.
 *
 * @returns `ListViewSummaries`.
 * Limits: Pages of 1 to 2,000, 20 by default; `q` of 200 characters.
 * @throws INVALID_PAGE_TOKEN, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const getListViewSummaries: CallOf<typeof definitions.getListViewSummaries> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}`,
}

/**
 * One page of the records that the caller used recently, newest first.
 *
 * @returns `ListRecords`.
 * Limits: 200 records are stored.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getMruListRecords: CallOf<typeof definitions.getMruListRecords> = {
  method: 'GET',
  path: `${UI_API}/mru-list-records/{objectApiName}`,
}

/**
 * The recently used list of an object with one page of its records.
 *
 * @returns `ListUi`.
 * Limits: 200 records are stored.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const getMruListUi: CallOf<typeof definitions.getMruListUi> = {
  method: 'GET',
  path: `${UI_API}/mru-list-ui/{objectApiName}`,
}

/**
 * One page of the records of a list view, with the filter and the search words in the query.
 *
 * @returns `ListRecords`.
 * Limits: 20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE,
 * QUERY_TOO_COMPLICATED.
 */
export const queryListRecordsByName: CallOf<typeof definitions.queryListRecordsByName> = {
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
}

/**
 * The list views of an object that the caller has, with the addresses of their definitions.
 *
 * @returns `ListInfoSummaries`.
 * Limits: Pages of 1 to 2,000, 20 by default; `q` of 200 characters.
 * @throws INVALID_PAGE_TOKEN, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const searchListInfos: CallOf<typeof definitions.searchListInfos> = {
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}`,
}

/**
 * Changes a list view of the caller; properties that are not sent are unchanged.
 *
 * @returns `ListInfo`.
 * Limits: 200 per user; 50 columns; 20 filters; logic of 400 characters.
 * @throws DUPLICATE_VALUE, FIELD_NOT_WRITEABLE, INSUFFICIENT_ACCESS, INVALID_FIELD, INVALID_FILTER, INVALID_VALUE,
 * MISSING_ARGUMENT, NOT_FOUND, QUERY_TOO_COMPLICATED, STRING_TOO_LONG.
 */
export const updateListInfoByName: CallOf<typeof definitions.updateListInfoByName> = {
  method: 'PATCH',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}
