import { type ObjectInfo, objectInfo } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { objectInfoKey } from '../../keys.ts'
import { representationView } from '../../read/representation-view.ts'

export type GetObjectInfoConfig = { readonly objectApiName: string }

/** Reads the description of an object: its fields, record types and what the user may do with it. */
export const getObjectInfo: ReadAdapter<GetObjectInfoConfig, ObjectInfo> = {
  kind: 'read',
  name: 'getObjectInfo',
  open(engine, { objectApiName }) {
    if (typeof objectApiName !== 'string' || objectApiName === '') return null
    return representationView<ObjectInfo>(engine, {
      name: 'getObjectInfo',
      key: objectInfoKey(objectApiName),
      lifetime: 'objectInfo',
      request: () => ({ method: 'GET', path: pathOf(objectInfo.getObjectInfo.path, { objectApiName }) }),
    })
  },
}
