import type { ListUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { ListPageConfig } from '../../define/list-page.ts'
import { stableKey } from '../../keys.ts'
import { ListUiView } from '../../read/list-ui-view.ts'
import { listInfoView } from './list-info-view.ts'
import { listRowsView } from './list-rows.ts'
import { type ListConfig, listTarget } from './list-target.ts'

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
    const rows = listRowsView(engine, 'getListUi', target, config, { withInfo: true })
    return rows && engine.view(`list-ui:${stableKey(config)}`, () => new ListUiView(rows, listInfoView(engine, target)))
  },
}
