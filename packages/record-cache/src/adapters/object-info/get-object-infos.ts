import { objectInfo } from 'contract'
import { names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getObjectInfo } from './get-object-info.ts'

/** Reads the descriptions of several objects, in the order asked. Only those that the store lacks are asked for. */
export const getObjectInfos = defineBatch({
  name: 'getObjectInfos',
  call: objectInfo.getObjectInfos,
  params: { objectApiNames: names },
  named: ['objectApiNames', 'objectApiName'],
  single: getObjectInfo,
})
