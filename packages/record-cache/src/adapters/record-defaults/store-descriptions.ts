import type { ObjectInfo } from 'contract'
import type { Engine } from '../../engine/engine.ts'
import { objectInfoKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'

/** Keeps the descriptions of objects that come along with an answer, each known by itself afterwards. */
export function storeDescriptions(
  { objectInfos }: { objectInfos: { [name: string]: ObjectInfo } },
  engine: Engine,
): void {
  for (const info of Object.values(objectInfos)) {
    putRepresentation(engine, objectInfoKey(info.apiName), info, lifetimesMs.objectInfo)
  }
}
