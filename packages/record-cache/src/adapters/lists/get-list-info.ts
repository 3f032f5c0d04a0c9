import type { ListInfo } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { listInfoView } from './list-info-view.ts'
import { listTarget } from './list-target.ts'

export type GetListInfoConfig = { readonly objectApiName: string; readonly listViewApiName: string }

/**
 * Reads the description of a list view: its columns, filter and order.
 *
 * @throws Error `unrecognized config` when nothing names a list.
 */
export const getListInfo: ReadAdapter<GetListInfoConfig, ListInfo> = {
  kind: 'read',
  name: 'getListInfo',
  open: (engine, { objectApiName, listViewApiName }) =>
    listInfoView(engine, listTarget({ objectApiName, listViewApiName })),
}
