import type { ListInfo } from 'contract'
import type { Engine } from '../../engine.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { RepresentationView } from '../../read/representation-view.ts'
import type { CacheRequest } from '../../request.ts'
import { listInfoKey } from './list-rows.ts'
import { type ListTarget, learnListName } from './list-target.ts'

/** The description of a list: kept under its name as soon as that is known, also when it is asked for by its id. */
export const listInfoView = (engine: Engine, target: ListTarget, request: () => CacheRequest) =>
  engine.view(
    `list-info:${target.kind === 'id' ? target.listViewId : listInfoKey(engine, target)}`,
    () =>
      new RepresentationView<ListInfo>(engine, {
        name: 'getListInfo',
        key: () => listInfoKey(engine, target),
        lifetime: lifetimesMs.listInfo,
        errorLifetime: lifetimesMs.listInfoError,
        request,
        also(body) {
          learnListName(engine, (body as ListInfo).listReference)
          return []
        },
      }),
  )
