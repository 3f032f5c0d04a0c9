import { Type } from 'typebox'
import { ofHidden, ofListViews, ofNumber, ofPages, ofRows } from '../call-errors.ts'
import { LIST_VIEW_PREFIX } from '../ids.ts'
import { defineCall } from '../served-call.ts'
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
  {
    ids: Type.Optional(Type.String({ ...commaJoined, maxLength: 4_000 })),
    names: Type.Optional(Type.String({ ...commaJoined, maxLength: 16_000 })),
  },
  strict,
)

/** These addresses end in an id or in the name of an object; ids of list views have their own prefix. */
const listViewIds = { listViewId: `^${LIST_VIEW_PREFIX}[0-9A-Za-z]+$` }

export const getListUiByName = defineCall({
  summary: 'A list view with one page of its records. The name MRU or __recent is the recently used list.',
  returns: '`ListUi`.',
  limits: 'Pages of 1 to 2,000, 50 by default; 200 fields.',
  errors: [...ofRows],
  params: named,
  query: ListPageQuery,
  response: ListUi,
})

export const getListUiById = defineCall({
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
  summary: 'The recently used list of an object with one page of its records.',
  returns: '`ListUi`.',
  limits: '200 records remembered.',
  errors: [...ofRows],
  params: object,
  query: ListPageQuery,
  response: ListUi,
})

export const getMruListRecords = defineCall({
  summary: 'One page of the records that the caller used recently, newest first.',
  returns: '`ListRecords`.',
  limits: '200 records remembered.',
  errors: [...ofRows],
  params: object,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const getListInfoByName = defineCall({
  summary: 'The definition of a list view: columns, filter, order.',
  returns: '`ListInfo`.',
  errors: [...ofHidden],
  params: named,
  response: ListInfo,
})

export const getListViewSummaries = defineCall({
  summary: 'The list views of an object that the caller has, searched by a part of their label or name.',
  returns: '`ListViewSummaries`.',
  limits: 'Pages of 1 to 2,000, 20 by default; `q` of 200 characters.',
  errors: [...ofHidden, ...ofPages],
  params: object,
  query: search,
  response: ListViewSummaries,
})

export const getListRecordsByObject = defineCall({
  summary: 'One page of the recently used records of an object, as mru-list-records answers it.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.',
  errors: [...ofRows],
  params: object,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const queryListRecordsByName = defineCall({
  summary: 'One page of the records of a list view, with the filter and the search words in the query.',
  returns: '`ListRecords`.',
  limits: '20 filters, 12 levels deep; 5 columns of order; words of 200 characters; `where` of 8,000 characters.',
  errors: [...ofRows],
  params: named,
  query: ListRecordsQuery,
  response: ListRecords,
})

export const getListInfos = defineCall({
  summary: 'The definitions of several lists by ids and by names such as Case.AllCases; first the ids, then the names.',
  returns: '`{ results }`, each result a `ListInfo` or a list of `ErrorEntry`.',
  limits: '200 ids and names in all.',
  errors: [...ofHidden, ...ofNumber],

  query: batch,
  response: Type.Object({ results: Type.Array(batchItem(ListInfo)) }),
})

export const searchListInfos = defineCall({
  summary: 'The list views of an object that the caller has, with the addresses of their definitions.',
  returns: '`ListInfoSummaries`.',
  limits: 'Pages of 1 to 2,000, 20 by default; `q` of 200 characters.',
  errors: [...ofHidden, ...ofPages],
  params: object,
  query: search,
  response: ListInfoSummaries,
})

export const createListInfo = defineCall({
  success: 201,
  idempotent: true,
  summary: 'Creates a list view that only the caller sees.',
  returns: '`ListInfo`.',
  limits: '200 a person; 50 columns; 20 filters; logic of 400 characters.',
  errors: [...ofListViews],
  params: object,
  body: ListInfoInput,
  response: ListInfo,
})

export const updateListInfoByName = defineCall({
  summary: 'Changes a list view of the caller; properties that are not named are unchanged.',
  returns: '`ListInfo`.',
  limits: '200 a person; 50 columns; 20 filters; logic of 400 characters.',
  errors: [...ofListViews, 'INSUFFICIENT_ACCESS'],
  params: named,
  body: ListInfoChange,
  response: ListInfo,
})

export const deleteListInfo = defineCall({
  success: 204,
  summary: 'Deletes a list view of the caller.',
  returns: 'Nothing.',
  errors: [...ofHidden, 'INSUFFICIENT_ACCESS'],
  params: named,
})
