import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './lists.schemas.ts'

export const getListUiByName: CallOf<typeof schemas.getListUiByName> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}/{listViewApiName}`,
}

export const getListUiById: CallOf<typeof schemas.getListUiById> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{listViewId}`,
}

export const getListRecordsByName: CallOf<typeof schemas.getListRecordsByName> = {
  method: 'POST',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
}

export const getListRecordsById: CallOf<typeof schemas.getListRecordsById> = {
  method: 'GET',
  path: `${UI_API}/list-records/{listViewId}`,
}

export const getMruListUi: CallOf<typeof schemas.getMruListUi> = {
  method: 'GET',
  path: `${UI_API}/mru-list-ui/{objectApiName}`,
}

export const getMruListRecords: CallOf<typeof schemas.getMruListRecords> = {
  method: 'GET',
  path: `${UI_API}/mru-list-records/{objectApiName}`,
}

export const getListInfoByName: CallOf<typeof schemas.getListInfoByName> = {
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}

export const getListViewSummaries: CallOf<typeof schemas.getListViewSummaries> = {
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}`,
}

export const getListRecordsByObject: CallOf<typeof schemas.getListRecordsByObject> = {
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}`,
}

export const queryListRecordsByName: CallOf<typeof schemas.queryListRecordsByName> = {
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
}

export const getListInfos: CallOf<typeof schemas.getListInfos> = {
  method: 'GET',
  path: `${UI_API}/list-info/batch`,
}

export const searchListInfos: CallOf<typeof schemas.searchListInfos> = {
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}`,
}

export const createListInfo: CallOf<typeof schemas.createListInfo> = {
  method: 'POST',
  path: `${UI_API}/list-info/{objectApiName}`,
}

export const updateListInfoByName: CallOf<typeof schemas.updateListInfoByName> = {
  method: 'PATCH',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}

export const deleteListInfo: CallOf<typeof schemas.deleteListInfo> = {
  method: 'DELETE',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
}
