import { type ObjectInfo, objectInfo } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { checked, names } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import type { FieldList } from '../../read/field-lists.ts'
import { getObjectInfo } from './get-object-info.ts'

export type GetObjectInfosConfig = { readonly objectApiNames: FieldList }

const params = { objectApiNames: names }

/** Reads the descriptions of several objects, in the order asked. Only those that the store lacks are asked for. */
export const getObjectInfos: ReadAdapter<GetObjectInfosConfig, BatchAnswer<ObjectInfo>> = {
  kind: 'read',
  name: 'getObjectInfos',
  open(engine, config) {
    const objectApiNames = checked(params, config)?.objectApiNames
    if (objectApiNames === undefined) return null
    return batchViewOf<ObjectInfo>(engine, {
      name: 'getObjectInfos',
      members: objectApiNames.flatMap((objectApiName) => getObjectInfo.callFor(engine, { objectApiName }) ?? []),
      request: (positions) =>
        callRequest(
          objectInfo.getObjectInfos,
          { params },
          { objectApiNames: positions.map((position) => objectApiNames[position]) },
        ),
    })
  },
}
