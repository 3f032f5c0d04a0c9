import { Type } from 'typebox'
import { ApiName, ListPageQuery, ListRecordsBody, RecordId, strict } from './inputs.schemas.ts'
import { ListInfo, ListRecords, ListUi } from './shapes.schemas.ts'

const object = Type.Object({ objectApiName: ApiName }, strict)
const named = Type.Object({ objectApiName: ApiName, listViewApiName: ApiName }, strict)
const byId = Type.Object({ listViewId: RecordId }, strict)

export const getListUiByName = { params: named, query: ListPageQuery, response: ListUi }
export const getListUiById = { params: byId, query: ListPageQuery, response: ListUi }
export const getListRecordsByName = { params: named, body: ListRecordsBody, response: ListRecords }
export const getListRecordsById = { params: byId, query: ListPageQuery, response: ListRecords }
export const getMruListUi = { params: object, query: ListPageQuery, response: ListUi }
export const getMruListRecords = { params: object, query: ListPageQuery, response: ListRecords }
export const getListInfoByName = { params: named, response: ListInfo }
