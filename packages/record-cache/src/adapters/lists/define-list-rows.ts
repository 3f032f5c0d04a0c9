import type { Call, ListRecords } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { ListPageConfig } from '../../define/list-page.ts'
import { type ListFilter, listRowsView } from './list-rows.ts'
import type { ListTarget } from './list-target.ts'

/**
 * Defines an adapter that reads the rows of a list view.
 *
 * @param call - the call for the rows; absent means the usual one for the list's name, id or recently used records.
 */
export const defineListRows = <C extends object>(
  name: string,
  targetOf: (config: C) => ListTarget,
  call?: Call,
): ReadAdapter<C & ListPageConfig & ListFilter, ListRecords> => ({
  kind: 'read',
  name,
  open: (engine, config) => listRowsView(engine, name, targetOf(config), config, { call }),
})
