import type { ListRecords } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { listView } from '../../read/list-rows-view.ts'
import { listRows } from './list-rows.ts'
import { isPageConfig, type ListPageConfig, listTarget, MRU } from './list-target.ts'

export type GetMruListRecordsConfig = { readonly objectApiName: string } & ListPageConfig

/** Reads the records of an object that the user used recently, newest first. */
export const getMruListRecords: ReadAdapter<GetMruListRecordsConfig, ListRecords> = {
  kind: 'read',
  name: 'getMruListRecords',
  open(engine, config) {
    const target = listTarget({ objectApiName: config.objectApiName, listViewApiName: MRU })
    if (!isPageConfig(config)) return null
    return listView(engine, config, () => listRows('getMruListRecords', target, config, false), 'getMruListRecords')
  },
}
