import { AppError, type ExchangeOf } from 'contract'
import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const relatedLists: Implementation<Calls['relatedLists'], CallContext> = {
  getRelatedListRecords: ({ gateway }, { params, query, body }) => {
    const page = pageOf(query)
    return gateway.relatedLists.records(params.parentRecordId, params.relatedListId, {
      fields: agreed('fields', page.fields, body.fields),
      optionalFields: agreed('optionalFields', page.optionalFields, body.optionalFields),
      pageSize: agreed('pageSize', page.pageSize, body.pageSize),
      pageToken: agreed('pageToken', page.pageToken, body.pageToken),
      sortBy: agreed('sortBy', page.sortBy, body.sortBy),
      where: agreed<unknown>('where', page.where, body.where),
      includeColumnLabels: agreed('includeColumnLabels', page.includeColumnLabels, body.includeColumnLabels),
    })
  },

  queryRelatedListRecords: ({ gateway }, { params, query }) =>
    gateway.relatedLists.records(params.parentRecordId, params.relatedListId, pageOf(query)),

  getRelatedListRecordsBatch: ({ gateway }, { params, body }) =>
    gateway.relatedLists.recordsBatch(params.parentRecordId, body.relatedListParameters),

  getRelatedListCount: ({ gateway }, { params, query }) =>
    gateway.relatedLists.count(params.parentRecordId, params.relatedListId, query),

  getRelatedListsCount: ({ gateway }, { params, query }) =>
    gateway.relatedLists.counts(params.parentRecordId, commaList(params.relatedListNames), query),

  getRelatedListsInfo: ({ gateway }, { params, query }) =>
    gateway.relatedLists.summaries(params.parentObjectApiName, query),

  getRelatedListInfo: ({ gateway }, { params, query }) =>
    gateway.relatedLists.info(params.parentObjectApiName, params.relatedListId, {
      ...query,
      fields: commaList(query.fields),
      optionalFields: commaList(query.optionalFields),
    }),

  getRelatedListInfoBatch: ({ gateway }, { params, query }) =>
    gateway.relatedLists.infos(params.parentObjectApiName, commaList(params.relatedListNames), query),

  updateRelatedListInfo: ({ gateway }, { params, query, body }) =>
    gateway.relatedLists.updateInfo(params.parentObjectApiName, params.relatedListId, body, query),

  getRelatedListPreferences: ({ gateway }, { params }) => gateway.relatedLists.preferences(params.preferencesId),

  getRelatedListPreferencesBatch: ({ gateway }, { params }) =>
    gateway.relatedLists.preferencesBatch(commaList(params.preferencesIds)),

  updateRelatedListPreferences: ({ gateway }, { params, body }) =>
    gateway.relatedLists.setPreferences(params.preferencesId, body),
}

type PageQuery = ExchangeOf<Calls['relatedLists']['queryRelatedListRecords']>['query']

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
