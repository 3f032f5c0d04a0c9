import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getListInfoByName } from './get-list-info-by-name.ts'
import { getListRecordsById } from './get-list-records-by-id.ts'
import { getListRecordsByName } from './get-list-records-by-name.ts'
import { getListUiById } from './get-list-ui-by-id.ts'
import { getListUiByName } from './get-list-ui-by-name.ts'
import { getMruListRecords } from './get-mru-list-records.ts'
import { getMruListUi } from './get-mru-list-ui.ts'

export const lists: Implementation<Calls['lists'], CallContext> = {
  getListUiByName,
  getListUiById,
  getListRecordsByName,
  getListRecordsById,
  getMruListUi,
  getMruListRecords,
  getListInfoByName,
}
