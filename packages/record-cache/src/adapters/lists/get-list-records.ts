import type { ListRecords } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { listView } from '../../read/list-rows-view.ts'
import { type ListFilter, listRows } from './list-rows.ts'
import { isPageConfig, type ListConfig, type ListPageConfig, listTarget } from './list-target.ts'

export type GetListRecordsConfig = ListConfig & ListPageConfig & ListFilter

/**
 * Reads rows of a list view by object and name (filtered and searched, if wanted) or by id. Without any field it reads what the list
 * brings by itself.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListRecords: ReadAdapter<GetListRecordsConfig, ListRecords> = {
  kind: 'read',
  name: 'getListRecords',
  open(engine, config) {
    const target = listTarget(config)
    if (!isPageConfig(config)) return null
    return listView(engine, config, () => listRows('getListRecords', target, config, false), 'getListRecords')
  },
}
