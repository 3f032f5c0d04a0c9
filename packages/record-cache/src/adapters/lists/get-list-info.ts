import { type ListInfo, lists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { representationView } from '../../read/representation-view.ts'
import { listInfoKey } from './list-rows.ts'
import { listTarget } from './list-target.ts'

export type GetListInfoConfig = { readonly objectApiName: string; readonly listViewApiName: string }

/** Reads the description of a list view: its columns, filter and order. */
export const getListInfo: ReadAdapter<GetListInfoConfig, ListInfo> = {
  kind: 'read',
  name: 'getListInfo',
  open(engine, { objectApiName, listViewApiName }) {
    const target = listTarget({ objectApiName, listViewApiName })
    return representationView<ListInfo>(engine, {
      name: 'getListInfo',
      key: listInfoKey(engine, target),
      lifetime: 'listInfo',
      request: () => ({
        method: 'GET',
        path: pathOf(lists.getListInfoByName.path, { objectApiName, listViewApiName }),
      }),
    })
  },
}
