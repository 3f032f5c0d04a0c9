import type { ListInfo } from 'contract'
import * as lists from 'contract/ui-api/lists'
import type { Engine } from '../../engine/engine.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { RepresentationView } from '../../read/representation-view.ts'
import { type ListTarget, learnListName, listInfoKey } from './list-target.ts'

/** The description of a list: kept under its name as soon as that is known, also when it is asked for by its id. */
export const listInfoView = (engine: Engine, target: ListTarget): RepresentationView<ListInfo> =>
  engine.view(
    `list-info:${target.key}`,
    () =>
      new RepresentationView<ListInfo>(engine, {
        name: 'getListInfo',
        key: () => listInfoKey(engine, target),
        lifetime: lifetimesMs.listInfo,
        errorLifetime: lifetimesMs.listInfoError,
        request: () => ({ method: 'GET', path: pathOf(lists.getListInfoByName.path, target) }),
        also: (body) => learnListName(engine, (body as ListInfo).listReference),
      }),
  )
