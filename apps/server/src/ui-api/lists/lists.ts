import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { createListInfo } from './create-list-info.ts'
import { deleteListInfo } from './delete-list-info.ts'
import { getListInfoByName } from './get-list-info-by-name.ts'
import { getListInfos } from './get-list-infos.ts'
import { getListRecordsById } from './get-list-records-by-id.ts'
import { getListRecordsByName } from './get-list-records-by-name.ts'
import { getListRecordsByObject } from './get-list-records-by-object.ts'
import { getListUiById } from './get-list-ui-by-id.ts'
import { getListUiByName } from './get-list-ui-by-name.ts'
import { getListViewSummaries } from './get-list-view-summaries.ts'
import { getMruListRecords } from './get-mru-list-records.ts'
import { getMruListUi } from './get-mru-list-ui.ts'
import { queryListRecordsByName } from './query-list-records-by-name.ts'
import { searchListInfos } from './search-list-infos.ts'
import { updateListInfoByName } from './update-list-info-by-name.ts'

export const lists: Implementation<Calls['lists'], CallContext> = {
  getListUiByName,
  getListUiById,
  getListViewSummaries,
  getListRecordsByName,
  queryListRecordsByName,
  getListRecordsById,
  getListRecordsByObject,
  getMruListUi,
  getMruListRecords,
  getListInfoByName,
  getListInfos,
  searchListInfos,
  createListInfo,
  updateListInfoByName,
  deleteListInfo,
}
