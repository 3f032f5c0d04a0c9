import type { ListUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { ListPageConfig } from '../../define/list-page.ts'
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
  open: (engine, config) => listRowsView(engine, 'getListUi', listTarget(config), config, { withInfo: true }),
}
