import { type ListInfo, lists } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, id, list } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { stableKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { BatchView, inChunks } from '../../read/batch-view.ts'
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
    const asked = [...ids, ...names]
    const targets = [...ids.map(byId), ...names.map(byName)]
    if (targets.length === 0 || !targets.every((target) => target !== null)) return null
    const request = (positions: readonly number[]) => {
      const at = (isWanted: (position: number) => boolean) =>
        positions.filter(isWanted).map((position) => asked[position] ?? '')
      const isId = (position: number) => position < ids.length
      return callRequest(lists.getListInfos, { ids: at(isId), names: at((position) => !isId(position)) })
    }
    const members = targets.map((target, position) => listInfoView(engine, target, () => request([position])))
    const batch = {
      name: 'getListInfos',
      members,
      requests: (positions: readonly number[]) => inChunks(positions, request),
      errorLifetime: lifetimesMs.listInfoError,
    }
    return engine.view(`list-infos:${stableKey(values)}`, () => new BatchView<BatchAnswer<ListInfo>>(engine, batch))
  },
}

const byId = (listViewId: string): ListTarget | null =>
  id.of(listViewId) === listViewId ? { kind: 'id', listViewId } : null

function byName(name: string): ListTarget | null {
  const [objectApiName = '', listViewApiName = '', ...rest] = name.split('.')
  if (objectApiName === '' || listViewApiName === '' || rest.length > 0) return null
  return listTarget({ objectApiName, listViewApiName })
}
