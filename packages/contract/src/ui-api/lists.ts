import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './lists.schemas.ts'

export const lists = {
  getListUiByName: defineCall<typeof schemas.getListUiByName>({
    method: 'GET',
    path: `${UI_API}/list-ui/{objectApiName}/{listViewApiName}`,
    summary: 'A list view with one page of its records. The name MRU or __recent is the recently used list.',
  }),
  getListUiById: defineCall<typeof schemas.getListUiById>({
    method: 'GET',
    path: `${UI_API}/list-ui/{listViewId}`,
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
}
