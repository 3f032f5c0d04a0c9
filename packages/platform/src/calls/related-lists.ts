import type * as contract from 'contract'
import { AppError, type ExchangeOf } from 'contract'
import { relatedListBatch } from '../related-lists/related-list-batch.ts'
import { relatedListCount, relatedListCounts } from '../related-lists/related-list-count.ts'
import {
  relatedListInfo,
  relatedListInfos,
  relatedListSummaries,
  updateRelatedListInfo,
} from '../related-lists/related-list-info.ts'
import {
  relatedListPreferences,
  relatedListPreferencesBatch,
  updateRelatedListPreferences,
} from '../related-lists/related-list-preferences.ts'
import { relatedListRecords } from '../related-lists/related-list-records.ts'
import { commaList } from './comma-list.ts'
import type { Handlers } from './handlers.ts'

export const relatedLists: Handlers<typeof contract.relatedLists> = {
  getRelatedListRecords: (caller, { params, query, body }) => {
    const page = pageOf(query)
    return relatedListRecords(caller, params.parentRecordId, params.relatedListId, {
      fields: agreed('fields', page.fields, body.fields),
      optionalFields: agreed('optionalFields', page.optionalFields, body.optionalFields),
      pageSize: agreed('pageSize', page.pageSize, body.pageSize),
      pageToken: agreed('pageToken', page.pageToken, body.pageToken),
      sortBy: agreed('sortBy', page.sortBy, body.sortBy),
      where: agreed<unknown>('where', page.where, body.where),
      includeColumnLabels: agreed('includeColumnLabels', page.includeColumnLabels, body.includeColumnLabels),
    })
  },

  queryRelatedListRecords: (caller, { params, query }) =>
    relatedListRecords(caller, params.parentRecordId, params.relatedListId, pageOf(query)),

  getRelatedListRecordsBatch: (caller, { params, body }) =>
    relatedListBatch(caller, params.parentRecordId, body.relatedListParameters),

  getRelatedListCount: (caller, { params, query }) =>
    relatedListCount(caller, params.parentRecordId, params.relatedListId, query),

  getRelatedListsCount: (caller, { params, query }) =>
    relatedListCounts(caller, params.parentRecordId, commaList(params.relatedListNames), query),

  getRelatedListsInfo: (caller, { params, query }) => relatedListSummaries(caller, params.parentObjectApiName, query),

  getRelatedListInfo: (caller, { params, query }) =>
    relatedListInfo(caller, params.parentObjectApiName, params.relatedListId, {
      ...query,
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
    }),

  getRelatedListInfoBatch: (caller, { params, query }) =>
    relatedListInfos(caller, params.parentObjectApiName, commaList(params.relatedListNames), query),

  updateRelatedListInfo: (caller, { params, query, body }) =>
    updateRelatedListInfo(caller, params.parentObjectApiName, params.relatedListId, body, query),

  getRelatedListPreferences: (caller, { params }) => relatedListPreferences(caller, params.preferencesId),

  getRelatedListPreferencesBatch: (caller, { params }) =>
    relatedListPreferencesBatch(caller, commaList(params.preferencesIds)),

  updateRelatedListPreferences: (caller, { params, body }) =>
    updateRelatedListPreferences(caller, params.preferencesId, body),
}

type PageQuery = ExchangeOf<typeof contract.relatedLists.queryRelatedListRecords>['query']

/** The page that a URL names. */
const pageOf = (query: PageQuery) => ({
  ...query,
  fields: commaList(query.fields),
  optionalFields: commaList(query.optionalFields),
  sortBy: commaList(query.sortBy),
})

/** A part as text: lists as in a query, filters as JSON. */
const textOf = (part: unknown): string =>
  typeof part === 'object' && !Array.isArray(part) ? JSON.stringify(part) : String(part)

/** What the URL or the body says of a page. @throws AppError `INVALID_API_INPUT` where both do, and differ. */
function agreed<T>(name: string, inUrl: T | undefined, inBody: T | null | undefined): T | undefined {
  const value = inBody ?? undefined
  if (inUrl !== undefined && value !== undefined && textOf(inUrl) !== textOf(value)) {
    throw new AppError('INVALID_API_INPUT', { reason: `${name} of the body differs from that of the URL` })
  }
  return inUrl ?? value
}
