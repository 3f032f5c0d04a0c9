import { AppError, type Calls } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const relatedLists: Implementation<Calls['relatedLists'], CallContext> = {
  getRelatedListRecords: ({ gateway }, { params, query, body }) =>
    gateway.relatedLists.records(params.parentRecordId, params.relatedListId, {
      fields: body.fields,
      optionalFields: body.optionalFields,
      pageSize: agreed('pageSize', query.pageSize, body.pageSize),
      pageToken: agreed('pageToken', query.pageToken, body.pageToken),
      sortBy: agreed('sortBy', commaList(query.sortBy), body.sortBy),
      where: body.where ?? undefined,
      includeColumnLabels: body.includeColumnLabels,
    }),

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

/** What the URL or the body says of a page. @throws AppError `INVALID_API_INPUT` where both do, and differ. */
function agreed<T>(name: string, inUrl: T | undefined, inBody: T | null | undefined): T | undefined {
  const given = inBody ?? undefined
  if (inUrl !== undefined && given !== undefined && String(inUrl) !== String(given)) {
    throw new AppError('INVALID_API_INPUT', { reason: `${name} of the body differs from that of the URL` })
  }
  return inUrl ?? given
}
