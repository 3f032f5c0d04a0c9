import type { ListInfo } from 'contract'
import * as lists from 'contract/ui-api/lists'
import type { ReadAdapter } from '../../adapter.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, id, list } from '../../define/check.ts'
import { chunksOf } from '../../fetch/record-requests.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { BatchAnswer } from '../../normalise/store-record.ts'
import { BatchView } from '../../read/batch-view.ts'
import { listInfoView } from './list-info-view.ts'
import { type ListTarget, listTarget } from './list-target.ts'

const query = { ids: list, names: list }

export type GetListInfosConfig = ConfigFor<typeof query>

/**
 * Reads the descriptions of several list views, by `ids` and by `names` such as `Case.AllCases`; results stand in that order, first the
 * ids. Only those that the store lacks are asked for. Wants at least one.
 */
export const getListInfos: ReadAdapter<GetListInfosConfig, BatchAnswer<ListInfo>> = {
  kind: 'read',
  name: 'getListInfos',
  open(engine, config) {
    const values = checked(query, config)
    if (values === null) return null
    const { ids = [], names = [] } = values
    const targets = [...ids.map(byId), ...names.map(byName)]
    if (targets.length === 0 || !targets.every((target) => target !== null)) return null
    const request = (positions: readonly number[]) =>
      callRequest(lists.getListInfos, {
        ids: ids.filter((_, position) => positions.includes(position)),
        names: names.filter((_, position) => positions.includes(ids.length + position)),
      })
    const members = targets.map((target) => listInfoView(engine, target))
    const batch = {
      name: 'getListInfos',
      members,
      requests: (positions: readonly number[]) => chunksOf(positions).map((chunk) => [request(chunk), chunk] as const),
      errorLifetime: lifetimesMs.listInfoError,
    }
    return engine.view(`list-infos:${stableKey(values)}`, () => new BatchView<BatchAnswer<ListInfo>>(engine, batch))
  },
}

const byId = (listViewId: string): ListTarget | null =>
  id.of(listViewId) === listViewId ? listTarget({ listViewId }) : null

function byName(name: string): ListTarget | null {
  const [, objectApiName, listViewApiName] = /^([^.]+)\.([^.]+)$/.exec(name) ?? []
  return objectApiName && listViewApiName ? listTarget({ objectApiName, listViewApiName }) : null
}
