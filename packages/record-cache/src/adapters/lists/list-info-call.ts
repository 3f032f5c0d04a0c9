import type { ListInfo } from 'contract'
import type { Engine } from '../../engine.ts'
import { listDescriptionKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { RepresentationCall } from '../../read/representation-view.ts'
import type { CacheRequest } from '../../request.ts'
import { listInfoKey } from './list-rows.ts'
import { type ListTarget, learnListName } from './list-target.ts'

/** How the description of a list is kept: under its name as soon as that is known, also when it is asked for by its id. */
export const listInfoCall = (engine: Engine, target: ListTarget, request: () => CacheRequest): RepresentationCall => ({
  name: 'getListInfo',
  key: target.kind === 'id' ? listDescriptionKey(target.listViewId) : listInfoKey(engine, target),
  currentKey: () => listInfoKey(engine, target),
  lifetime: lifetimesMs.listInfo,
  errorLifetime: lifetimesMs.listInfoError,
  request,
  also(body) {
    learnListName(engine, (body as ListInfo).listReference)
    return []
  },
})
