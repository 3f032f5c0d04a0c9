import type * as contract from 'contract'
import type { ExchangeOf } from 'contract'
import { listInfoNamed, listInfos } from '../lists/list-infos.ts'
import { listObjectInfo as objectInfoOfList } from '../lists/list-object-info.ts'
import { listPreferences as readListPreferences, updateListPreferences } from '../lists/list-preferences.ts'
import { listRecords } from '../lists/list-records.ts'
import { listInfoSummaries, listViewSummaries } from '../lists/list-summaries.ts'
import { listUi } from '../lists/list-ui.ts'
import { createListView, deleteListView, updateListView } from '../lists/write-list-view.ts'
import { commaList } from './comma-list.ts'
import type { Handlers } from './handlers.ts'

export const lists: Handlers<typeof contract.lists> = {
  getListUiByName: (caller, { params, query }) => listUi(caller, params, listPage(query)),

  getListUiById: (caller, { params, query }) => listUi(caller, params, listPage(query)),

  getListViewSummaries: (caller, { params, query }) => listViewSummaries(caller, params.objectApiName, query),

  getListRecordsByName: (caller, { params, body }) =>
    listRecords(caller, params, {
      fields: body.fields,
      optionalFields: body.optionalFields,
      pageSize: body.pageSize,
      pageToken: body.pageToken ?? undefined,
      searchTerm: body.searchTerm ?? undefined,
      sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
      where: body.where ?? undefined,
    }),

  queryListRecordsByName: (caller, { params, query }) => listRecords(caller, params, recordsPage(query)),

  getListRecordsById: (caller, { params, query }) => listRecords(caller, params, recordsPage(query)),

  getListRecordsByObject: (caller, { params, query }) =>
    listRecords(caller, { ...params, listViewApiName: 'MRU' }, recordsPage(query)),

  getMruListUi: (caller, { params, query }) => listUi(caller, { ...params, listViewApiName: 'MRU' }, listPage(query)),

  getMruListRecords: (caller, { params, query }) =>
    listRecords(caller, { ...params, listViewApiName: 'MRU' }, recordsPage(query)),

  getListInfoByName: (caller, { params }) => listInfoNamed(caller, params),

  getListInfos: (caller, { query }) => listInfos(caller, { ids: commaList(query.ids), names: commaList(query.names) }),

  searchListInfos: (caller, { params, query }) => listInfoSummaries(caller, params.objectApiName, query),

  createListInfo: (caller, { params, body }, { idempotencyKey }) =>
    createListView(caller, params.objectApiName, body, { idempotencyKey }),

  updateListInfoByName: (caller, { params, body }) => updateListView(caller, params, body),

  deleteListInfo: async (caller, { params }) => {
    await deleteListView(caller, params)
    return undefined
  },
}

export const listObjectInfo: Handlers<typeof contract.listObjectInfo> = {
  getListObjectInfo: (caller, { params }) => objectInfoOfList(caller, params.objectApiName),
}

export const listPreferences: Handlers<typeof contract.listPreferences> = {
  getListPreferences: (caller, { params }) => readListPreferences(caller, params),

  updateListPreferences: (caller, { params, body }) => updateListPreferences(caller, params, body),
}

type PageQuery = ExchangeOf<typeof contract.lists.getListUiByName>['query']
type RecordsQuery = ExchangeOf<typeof contract.lists.getListRecordsById>['query']

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
