import { defineCall, UI_API } from '../call.ts'
import { LIST_VIEW_PREFIX } from '../ids.ts'
import type * as schemas from './lists.schemas.ts'

/** Both an id and the name of an object can stand at the end of these addresses; ids of list views have their own prefix. */
const listViewIds = { listViewId: `^${LIST_VIEW_PREFIX}[0-9A-Za-z]+$` }

export const lists = {
  getListUiByName: defineCall<typeof schemas.getListUiByName>({
    method: 'GET',
    path: `${UI_API}/list-ui/{objectApiName}/{listViewApiName}`,
    summary: 'A list view with one page of its records. The name MRU or __recent is the recently used list.',
  }),
  getListUiById: defineCall<typeof schemas.getListUiById>({
    method: 'GET',
    path: `${UI_API}/list-ui/{listViewId}`,
    matching: listViewIds,
    summary: 'A list view, by its id, with one page of its records.',
  }),
  getListRecordsByName: defineCall<typeof schemas.getListRecordsByName>({
    method: 'POST',
    path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
    rate: 'read',
    summary: 'One page of the records of a list view, filtered, searched and sorted as asked.',
  }),
  getListRecordsById: defineCall<typeof schemas.getListRecordsById>({
    method: 'GET',
    path: `${UI_API}/list-records/{listViewId}`,
    matching: listViewIds,
    summary: 'One page of the records of a list view, by its id.',
  }),
  getMruListUi: defineCall<typeof schemas.getMruListUi>({
    method: 'GET',
    path: `${UI_API}/mru-list-ui/{objectApiName}`,
    summary: 'The recently used list of an object with one page of its records.',
  }),
  getMruListRecords: defineCall<typeof schemas.getMruListRecords>({
    method: 'GET',
    path: `${UI_API}/mru-list-records/{objectApiName}`,
    summary: 'One page of the records that the caller used recently, newest first.',
  }),
  getListInfoByName: defineCall<typeof schemas.getListInfoByName>({
    method: 'GET',
    path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
    summary: 'The definition of a list view: columns, filter, order.',
  }),
  getListViewSummaries: defineCall<typeof schemas.getListViewSummaries>({
    method: 'GET',
    path: `${UI_API}/list-ui/{objectApiName}`,
    summary: 'The list views of an object that the caller has, found by a part of their label or name.',
  }),
  getListRecordsByObject: defineCall<typeof schemas.getListRecordsByObject>({
    method: 'GET',
    path: `${UI_API}/list-records/{objectApiName}`,
    summary: 'One page of the recently used records of an object, as mru-list-records answers it.',
  }),
  queryListRecordsByName: defineCall<typeof schemas.queryListRecordsByName>({
    method: 'GET',
    path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
    summary: 'One page of the records of a list view, with filter and words to find in the query.',
  }),
  getListInfos: defineCall<typeof schemas.getListInfos>({
    method: 'GET',
    path: `${UI_API}/list-info/batch`,
    summary:
      'The definitions of several lists by ids and by names such as Case.AllCases; first the ids, then the names.',
  }),
  searchListInfos: defineCall<typeof schemas.searchListInfos>({
    method: 'GET',
    path: `${UI_API}/list-info/{objectApiName}`,
    summary: 'The list views of an object that the caller has, with the addresses of their definitions.',
  }),
  createListInfo: defineCall<typeof schemas.createListInfo>({
    method: 'POST',
    path: `${UI_API}/list-info/{objectApiName}`,
    success: 201,
    idempotent: true,
    summary: 'Makes a list view of the caller, which nobody else sees.',
  }),
  updateListInfoByName: defineCall<typeof schemas.updateListInfoByName>({
    method: 'PATCH',
    path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
    summary: 'Changes a list view of the caller; what is not named stays.',
  }),
  deleteListInfo: defineCall<typeof schemas.deleteListInfo>({
    method: 'DELETE',
    path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
    success: 204,
    summary: 'Deletes a list view of the caller.',
  }),
}
