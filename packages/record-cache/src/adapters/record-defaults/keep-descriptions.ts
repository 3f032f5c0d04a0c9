import type { ObjectInfo } from 'contract'
import { objectInfoKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { AlsoKept } from '../../read/representation-view.ts'

/** The descriptions of objects that come along with an answer, each known by itself afterwards. */
export const keepDescriptions = ({ objectInfos }: { objectInfos: { [name: string]: ObjectInfo } }): AlsoKept[] =>
  Object.values(objectInfos).map((info) => [objectInfoKey(info.apiName), info, lifetimesMs.objectInfo])
