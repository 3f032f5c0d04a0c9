import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofListViews, ofNumber, ofPages, ofRows } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { LIST_VIEW_PREFIX } from '../ids.ts'
import {
  ApiName,
  commaJoined,
  ListPageQuery,
  ListRecordsBody,
  ListRecordsQuery,
  ListViewApiName,
  PageSize,
  PageToken,
  RecordId,
  SearchTerm,
  strict,
} from './inputs.ts'
import { ListInfoChange, ListInfoInput, ListInfoSummaries, ListViewSummaries } from './list-shapes.ts'
import { batchItem, ListInfo, ListRecords, ListUi } from './shapes.ts'

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
  {
    ids: Type.Optional(Type.String({ ...commaJoined, maxLength: 4_000 })),
    names: Type.Optional(Type.String({ ...commaJoined, maxLength: 16_000 })),
  },
  strict,
)

/** These addresses end in an id or in the name of an object; ids of list views have their own prefix. */
const listViewIds = { listViewId: `^${LIST_VIEW_PREFIX}[0-9A-Za-z]+$` }

export const getListUiByName = defineCall({
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}/{listViewApiName}`,
  summary: 'A list view with one page of its records. The names `MRU` and `__recent` mean the recently used records.',
  returns: '`ListUi`.',
  limits: 'Pages of 1 to 2,000, 50 by default; 200 fields.',
  errors: [...ofRows],
  params: named,
  query: ListPageQuery,
  response: ListUi,
})

export const getListUiById = defineCall({
  method: 'GET',
  path: `${UI_API}/list-ui/{listViewId}`,
  matching: listViewIds,
  summary: 'A list view, by its id, with one page of its records.',
  returns: '`ListUi`.',
  limits: 'Pages of 1 to 2,000, 50 by default; 200 fields.',
  errors: [...ofRows],
  params: byId,
  query: ListPageQuery,
  response: ListUi,
})

export const getListRecordsByName = defineCall({
  method: 'POST',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
  rate: 'read',
  summary: 'One page of the records of a list view, filtered, searched and sorted as requested.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters.',
  errors: [...ofRows],
  params: named,
  body: ListRecordsBody,
  response: ListRecords,
})

export const getListRecordsById = defineCall({
  method: 'GET',
  path: `${UI_API}/list-records/{listViewId}`,
  matching: listViewIds,
  summary: 'One page of the records of a list view, by its id.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.',
  errors: [...ofRows],
  params: byId,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const getMruListUi = defineCall({
  method: 'GET',
  path: `${UI_API}/mru-list-ui/{objectApiName}`,
  summary: 'The recently used list of an object with one page of its records.',
  returns: '`ListUi`.',
  limits: '200 records are stored.',
  errors: [...ofRows],
  params: object,
  query: ListPageQuery,
  response: ListUi,
})

export const getMruListRecords = defineCall({
  method: 'GET',
  path: `${UI_API}/mru-list-records/{objectApiName}`,
  summary: 'One page of the records that the caller used recently, newest first.',
  returns: '`ListRecords`.',
  limits: '200 records are stored.',
  errors: [...ofRows],
  params: object,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const getListInfoByName = defineCall({
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
  summary: 'The definition of a list view: columns, filter, order.',
  returns: '`ListInfo`.',
  errors: [...ofHidden],
  params: named,
  response: ListInfo,
})

export const getListViewSummaries = defineCall({
  method: 'GET',
  path: `${UI_API}/list-ui/{objectApiName}`,
  summary:
    'The list views of an object that exist for the caller, optionally only those whose label or name contains a text.',
  returns: '`ListViewSummaries`.',
  limits: 'Pages of 1 to 2,000, 20 by default; `q` of 200 characters.',
  errors: [...ofHidden, ...ofPages],
  params: object,
  query: search,
  response: ListViewSummaries,
})

export const getListRecordsByObject = defineCall({
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}`,
  summary: 'One page of the recently used records of an object, as `mru-list-records` returns it.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.',
  errors: [...ofRows],
  params: object,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const queryListRecordsByName = defineCall({
  method: 'GET',
  path: `${UI_API}/list-records/{objectApiName}/{listViewApiName}`,
  summary: 'One page of the records of a list view, with the filter and the search words in the query.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.',
  errors: [...ofRows],
  params: named,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const getListInfos = defineCall({
  method: 'GET',
  path: `${UI_API}/list-info/batch`,
  summary: 'The definitions of several lists by ids and by names such as Case.AllCases; first the ids, then the names.',
  returns: '`{ results }`, each result a `ListInfo` or a list of `ErrorEntry`.',
  limits: '200 ids and names in all.',
  errors: [...ofHidden, ...ofNumber],

  query: batch,
  response: Type.Object({ results: Type.Array(batchItem(ListInfo)) }),
})

export const searchListInfos = defineCall({
  method: 'GET',
  path: `${UI_API}/list-info/{objectApiName}`,
  summary: 'The list views of an object that the caller has, with the addresses of their definitions.',
  returns: '`ListInfoSummaries`.',
  limits: 'Pages of 1 to 2,000, 20 by default; `q` of 200 characters.',
  errors: [...ofHidden, ...ofPages],
  params: object,
  query: search,
  response: ListInfoSummaries,
})

export const createListInfo = defineCall({
  method: 'POST',
  path: `${UI_API}/list-info/{objectApiName}`,
  success: 201,
  idempotent: true,
  summary: 'Creates a list view that is visible to the caller only.',
  returns: '`ListInfo`.',
  limits: '200 per user; 50 columns; 20 filters; logic of 400 characters.',
  errors: [...ofListViews],
  params: object,
  body: ListInfoInput,
  response: ListInfo,
})

export const updateListInfoByName = defineCall({
  method: 'PATCH',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
  summary: 'Changes a list view of the caller; properties that are not sent are unchanged.',
  returns: '`ListInfo`.',
  limits: '200 per user; 50 columns; 20 filters; logic of 400 characters.',
  errors: [...ofListViews, 'INSUFFICIENT_ACCESS'],
  params: named,
  body: ListInfoChange,
  response: ListInfo,
})

export const deleteListInfo = defineCall({
  method: 'DELETE',
  path: `${UI_API}/list-info/{objectApiName}/{listViewApiName}`,
  success: 204,
  summary: 'Deletes a list view of the caller.',
  returns: 'Nothing.',
  errors: [...ofHidden, 'INSUFFICIENT_ACCESS'],
  params: named,
})
