import * as objectInfo from 'contract/ui-api/object-info'
import { names } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import { getObjectInfo } from './get-object-info.ts'

/** Reads the descriptions of several objects, in the order asked. Only those that the store lacks are asked for. */
export const getObjectInfos = defineBatch(
  'getObjectInfos',
  objectInfo.getObjectInfos,
  getObjectInfo,
  { objectApiNames: names },
  { many: 'objectApiNames', one: 'objectApiName' },
)
