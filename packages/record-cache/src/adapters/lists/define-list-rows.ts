import type { Call, ListRecords } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { ListPageConfig } from '../../define/list-page.ts'
import { type ListFilter, listRowsView } from './list-rows.ts'
import type { ListTarget } from './list-target.ts'

/** Makes a read of rows of list views, asked for by their usual call or by one of its own. */
export const defineListRows = <C extends object>(
  name: string,
  targetOf: (config: C) => ListTarget,
  call?: Call,
): ReadAdapter<C & ListPageConfig & ListFilter, ListRecords> => ({
  kind: 'read',
  name,
  open: (engine, config) => listRowsView(engine, name, targetOf(config), config, { call }),
})
