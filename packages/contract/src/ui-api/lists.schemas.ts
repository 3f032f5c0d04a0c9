import { Type } from 'typebox'
import {
  ApiName,
  ListPageQuery,
  ListRecordsBody,
  ListRecordsQuery,
  ListViewApiName,
  PageSize,
  PageToken,
  RecordId,
  SearchTerm,
  strict,
} from './inputs.schemas.ts'
import { ListInfoChange, ListInfoInput, ListInfoSummaries, ListViewSummaries } from './list-views.schemas.ts'
import { batchItem, ListInfo, ListRecords, ListUi } from './shapes.schemas.ts'

const object = Type.Object({ objectApiName: ApiName }, strict)
const named = Type.Object({ objectApiName: ApiName, listViewApiName: ListViewApiName }, strict)
const byId = Type.Object({ listViewId: RecordId }, strict)

const search = Type.Object(
  {
    q: Type.Optional(SearchTerm),
    recentListsOnly: Type.Optional(Type.Boolean()),
    pageSize: Type.Optional(PageSize),
    pageToken: Type.Optional(PageToken),
  },
  strict,
)

/** Comma-joined ids and `objectApiName.listViewApiName` pairs. */
const batch = Type.Object(
  { ids: Type.Optional(Type.String({ maxLength: 4_000 })), names: Type.Optional(Type.String({ maxLength: 16_000 })) },
  strict,
)

export const getListUiByName = { params: named, query: ListPageQuery, response: ListUi }
export const getListUiById = { params: byId, query: ListPageQuery, response: ListUi }
export const getListRecordsByName = { params: named, body: ListRecordsBody, response: ListRecords }
export const getListRecordsById = { params: byId, query: ListRecordsQuery, response: ListRecords }
export const getMruListUi = { params: object, query: ListPageQuery, response: ListUi }
export const getMruListRecords = { params: object, query: ListRecordsQuery, response: ListRecords }
export const getListInfoByName = { params: named, response: ListInfo }
export const getListViewSummaries = { params: object, query: search, response: ListViewSummaries }
export const getListRecordsByObject = { params: object, query: ListRecordsQuery, response: ListRecords }
export const queryListRecordsByName = { params: named, query: ListRecordsQuery, response: ListRecords }
export const getListInfos = {
  query: batch,
  response: Type.Object({ results: Type.Array(batchItem(ListInfo)) }),
}
export const searchListInfos = { params: object, query: search, response: ListInfoSummaries }
export const createListInfo = { params: object, body: ListInfoInput, response: ListInfo }
export const updateListInfoByName = { params: named, body: ListInfoChange, response: ListInfo }
export const deleteListInfo = { params: named }
