import * as listObjectInfo from 'contract/ui-api/list-object-info'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads what list views of an object can be made of: scopes, columns, and how each is filtered and sorted. */
export const getListObjectInfo = defineRead(
  'getListObjectInfo',
  listObjectInfo.getListObjectInfo,
  lifetimesMs.listObjectInfo,
  { objectApiName: name },
)
