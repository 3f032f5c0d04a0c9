import { type ListRecords, lists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { listView } from '../../read/list-rows-view.ts'
import { type ListFilter, listRows } from './list-rows.ts'
import { isPageConfig, type ListPageConfig, listTarget } from './list-target.ts'

export type QueryListRecordsByNameConfig = {
  readonly objectApiName: string
  readonly listViewApiName: string
} & ListPageConfig &
  ListFilter

/**
 * Reads rows of a list view by GET, with filter and search in the address. It shares what it knows with `getListRecords`.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const queryListRecordsByName: ReadAdapter<QueryListRecordsByNameConfig, ListRecords> = {
  kind: 'read',
  name: 'queryListRecordsByName',
  open(engine, config) {
    const { objectApiName, listViewApiName } = config
    const target = listTarget({ objectApiName, listViewApiName })
    if (!isPageConfig(config)) return null
    const name = 'queryListRecordsByName'
    const path = pathOf(lists.queryListRecordsByName.path, { objectApiName, listViewApiName })
    return listView(engine, config, () => listRows(name, target, config, false, { method: 'GET', path }), name)
  },
}
