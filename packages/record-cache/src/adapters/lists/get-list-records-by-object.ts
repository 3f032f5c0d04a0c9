import { type ListRecords, lists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { listView } from '../../read/list-rows-view.ts'
import { type ListFilter, listRows } from './list-rows.ts'
import { isPageConfig, type ListPageConfig, listTarget, MRU } from './list-target.ts'

export type GetListRecordsByObjectConfig = { readonly objectApiName: string } & ListPageConfig & ListFilter

/**
 * Reads the records of an object that the user used recently, by the address of the object's list. It shares what it knows with
 * `getMruListRecords`.
 *
 * @throws Error `unrecognized config` without an object.
 */
export const getListRecordsByObject: ReadAdapter<GetListRecordsByObjectConfig, ListRecords> = {
  kind: 'read',
  name: 'getListRecordsByObject',
  open(engine, config) {
    const target = listTarget({ objectApiName: config.objectApiName, listViewApiName: MRU })
    if (!isPageConfig(config)) return null
    const name = 'getListRecordsByObject'
    const path = pathOf(lists.getListRecordsByObject.path, { objectApiName: config.objectApiName })
    return listView(engine, config, () => listRows(name, target, config, false, { method: 'GET', path }), name)
  },
}
