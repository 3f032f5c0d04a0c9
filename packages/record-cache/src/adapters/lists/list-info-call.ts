import type { ListInfo } from 'contract'
import type { Engine } from '../../engine.ts'
import { listDescriptionKey, listViewKey } from '../../keys.ts'
import type { RepresentationCall } from '../../read/representation-view.ts'
import type { CacheRequest } from '../../request.ts'
import { listInfoKey } from './list-rows.ts'
import { type ListTarget, learnListName } from './list-target.ts'

/** How the description of a list is kept: under its name, also when it was asked for by its id. */
export const listInfoCall = (engine: Engine, target: ListTarget, request: () => CacheRequest): RepresentationCall => ({
  name: 'getListInfo',
  key: listInfoKey(engine, target),
  lifetime: 'listInfo',
  errorLifetime: 'listInfoError',
  request,
  also(body) {
    const { listReference } = body as ListInfo
    const { objectApiName, listViewApiName } = listReference
    learnListName(engine, listReference)
    return target.kind !== 'id' || listViewApiName === null
      ? []
      : [[listDescriptionKey(listViewKey(objectApiName, listViewApiName)), body]]
  },
})
