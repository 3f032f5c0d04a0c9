import type { ListRecords, ListUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { stableKey } from '../../keys.ts'
import { listView } from '../../read/list-rows-view.ts'
import { ListUiView } from '../../read/list-ui-view.ts'
import { listInfoKey, listRows } from './list-rows.ts'
import { isPageConfig, type ListConfig, type ListPageConfig, listTarget } from './list-target.ts'

export type GetListUiConfig = ListConfig & ListPageConfig

/**
 * Reads a list view, its description and rows together, by object and name (`MRU` is the recently used list) or by id. Each row has the
 * list's columns besides the fields asked for.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListUi: ReadAdapter<GetListUiConfig, ListUi> = {
  kind: 'read',
  name: 'getListUi',
  open(engine, config) {
    const target = listTarget(config)
    if (!isPageConfig(config)) return null
    return engine.view(`list-ui:${stableKey(config)}`, () => {
      const rows = listView<ListRecords>(engine, config, () => listRows('getListUi', target, config, true), 'getListUi')
      return new ListUiView(engine, rows, () => listInfoKey(engine, target))
    })
  },
}
