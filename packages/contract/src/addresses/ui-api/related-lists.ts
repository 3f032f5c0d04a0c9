// Written by `npm run generate` from ui-api/related-lists.ts; change that file instead.

import { type CallOf, UI_API } from '../../call.ts'
import type * as definitions from '../../ui-api/related-lists.ts'

/**
 * The number of records in a related list that the caller can read, up to `maxCount`.
 *
 * @returns `RelatedListCount`. Counts up to 2,000 rows, 100 by default.
 * Limits: `maxCount` of 1 to 2,000, 100 by default.
 * @throws INVALID_ID_FIELD, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE.
 */
export const getRelatedListCount: CallOf<typeof definitions.getRelatedListCount> = {
  method: 'GET',
  path: `${UI_API}/related-list-count/{parentRecordId}/{relatedListId}`,
}

/**
 * The definition of a related list: columns, order and the preferences of the caller.
 *
 * @returns `RelatedListInfo`.
 * Limits: 200 fields.
 * @throws INVALID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListInfo: CallOf<typeof definitions.getRelatedListInfo> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
}

/**
 * The definitions of several related lists of one object, in request order.
 *
 * @returns `{ results }`, each result a `RelatedListInfo` or a list of `ErrorEntry`.
 * Limits: 200 lists.
 * @throws NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListInfoBatch: CallOf<typeof definitions.getRelatedListInfoBatch> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/batch/{parentObjectApiName}/{relatedListNames}`,
}

/**
 * The preferences of the caller for a related list, whose id is Parent.RelatedList.
 *
 * @returns `RelatedListPreferences`. Widths are in pixels.
 * @throws NOT_FOUND.
 */
export const getRelatedListPreferences: CallOf<typeof definitions.getRelatedListPreferences> = {
  method: 'GET',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
}

/**
 * The preferences of the caller for several related lists, in request order.
 *
 * @returns `{ results }`, each result a `RelatedListPreferences` or a list of `ErrorEntry`.
 * Limits: 200 ids.
 * @throws NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListPreferencesBatch: CallOf<typeof definitions.getRelatedListPreferencesBatch> = {
  method: 'GET',
  path: `${UI_API}/related-list-preferences/batch/{preferencesIds}`,
}

/**
 * One page of a related list of a record; the page is selected in the query or in the body.
 *
 * @returns `RelatedListRecords`.
 * Limits: Pages of 1 to 2,000, 50 by default; 200 fields; 20 filters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_ID_FIELD, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND,
 * NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListRecords: CallOf<typeof definitions.getRelatedListRecords> = {
  method: 'POST',
  path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
}

/**
 * The first pages of several related lists of one record, in request order.
 *
 * @returns `{ results }`, each result a `RelatedListRecords` or a list of `ErrorEntry`.
 * Limits: 200 lists, 10,000 rows in all.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_ID_FIELD, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND,
 * NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListRecordsBatch: CallOf<typeof definitions.getRelatedListRecordsBatch> = {
  method: 'POST',
  path: `${UI_API}/related-list-records/batch/{parentRecordId}`,
}

/**
 * The counts of several related lists of one record.
 *
 * @returns `{ hasErrors, results }`, each result a `RelatedListCount` or an `ErrorEntry`. Counts up to 2,000 rows, 100
 * by default.
 * Limits: 200 lists.
 * @throws INVALID_ID_FIELD, NOT_FOUND, NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const getRelatedListsCount: CallOf<typeof definitions.getRelatedListsCount> = {
  method: 'GET',
  path: `${UI_API}/related-list-count/batch/{parentRecordId}/{relatedListNames}`,
}

/**
 * The related lists of an object that exist for the caller.
 *
 * @returns `RelatedListSummaries`.
 * @throws NOT_FOUND.
 */
export const getRelatedListsInfo: CallOf<typeof definitions.getRelatedListsInfo> = {
  method: 'GET',
  path: `${UI_API}/related-list-info/{parentObjectApiName}`,
}

/**
 * One page of a related list of a record, by the URL of the page.
 *
 * @returns `RelatedListRecords`.
 * Limits: Pages of 1 to 2,000, 50 by default; 200 fields; 20 filters; `where` of 8,000 characters.
 * @throws INVALID_FIELD, INVALID_FILTER, INVALID_ID_FIELD, INVALID_PAGE_TOKEN, INVALID_TYPE, NOT_FOUND,
 * NUMBER_OUTSIDE_VALID_RANGE, QUERY_TOO_COMPLICATED.
 */
export const queryRelatedListRecords: CallOf<typeof definitions.queryRelatedListRecords> = {
  method: 'GET',
  path: `${UI_API}/related-list-records/{parentRecordId}/{relatedListId}`,
}

/**
 * Sets the order and the columns of a related list for the caller.
 *
 * @returns `RelatedListInfo`. Widths are in pixels, at most 10,000.
 * Limits: 200 columns, 16 KiB.
 * @throws INVALID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const updateRelatedListInfo: CallOf<typeof definitions.updateRelatedListInfo> = {
  method: 'PATCH',
  path: `${UI_API}/related-list-info/{parentObjectApiName}/{relatedListId}`,
}

/**
 * Changes the preferences of the caller for a related list; columns that are not sent are unchanged.
 *
 * @returns `RelatedListPreferences`. Widths are in pixels, at most 10,000.
 * Limits: 200 columns, 16 KiB.
 * @throws INVALID_FIELD, NOT_FOUND, QUERY_TOO_COMPLICATED.
 */
export const updateRelatedListPreferences: CallOf<typeof definitions.updateRelatedListPreferences> = {
  method: 'PATCH',
  path: `${UI_API}/related-list-preferences/{preferencesId}`,
}
