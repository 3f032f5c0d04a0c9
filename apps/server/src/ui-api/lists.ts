import type { ExchangeOf } from 'contract'
import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const lists: Implementation<Calls['lists'], CallContext> = {
  getListUiByName: ({ gateway }, { params, query }) => gateway.lists.ui(params, listPage(query)),

  getListUiById: ({ gateway }, { params, query }) => gateway.lists.ui(params, listPage(query)),

  getListViewSummaries: ({ gateway }, { params, query }) => gateway.lists.summaries(params.objectApiName, query),

  getListRecordsByName: ({ gateway }, { params, body }) =>
    gateway.lists.records(params, {
      fields: body.fields,
      optionalFields: body.optionalFields,
      pageSize: body.pageSize,
      pageToken: body.pageToken ?? undefined,
      searchTerm: body.searchTerm ?? undefined,
      sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
      where: body.where ?? undefined,
    }),

  queryListRecordsByName: ({ gateway }, { params, query }) => gateway.lists.records(params, recordsPage(query)),

  getListRecordsById: ({ gateway }, { params, query }) => gateway.lists.records(params, recordsPage(query)),

  getListRecordsByObject: ({ gateway }, { params, query }) =>
    gateway.lists.records({ ...params, listViewApiName: 'MRU' }, recordsPage(query)),

  getMruListUi: ({ gateway }, { params, query }) =>
    gateway.lists.ui({ ...params, listViewApiName: 'MRU' }, listPage(query)),

  getMruListRecords: ({ gateway }, { params, query }) =>
    gateway.lists.records({ ...params, listViewApiName: 'MRU' }, recordsPage(query)),

  getListInfoByName: ({ gateway }, { params }) => gateway.lists.info(params),

  getListInfos: ({ gateway }, { query }) =>
    gateway.lists.infos({ ids: commaList(query.ids), names: commaList(query.names) }),

  searchListInfos: ({ gateway }, { params, query }) => gateway.lists.infoSummaries(params.objectApiName, query),

  createListInfo: ({ gateway, idempotencyKey }, { params, body }) =>
    gateway.lists.create(params.objectApiName, body, { idempotencyKey }),

  updateListInfoByName: ({ gateway }, { params, body }) => gateway.lists.update(params, body),

  deleteListInfo: async ({ gateway }, { params }) => {
    await gateway.lists.delete(params)
    return undefined
  },
}

type PageQuery = ExchangeOf<Calls['lists']['getListUiByName']>['query']
type RecordsQuery = ExchangeOf<Calls['lists']['getListRecordsById']>['query']

/** The page of a list that a query asks for. */
function listPage(query: PageQuery) {
  return {
    fields: commaList(query.fields),
    optionalFields: commaList(query.optionalFields),
    pageSize: query.pageSize,
    pageToken: query.pageToken,
    sortBy: commaList(query.sortBy),
  }
}

/** The same with a filter and words to find. */
function recordsPage({ searchTerm, where, ...query }: RecordsQuery) {
  return { ...listPage(query), searchTerm, where }
}
