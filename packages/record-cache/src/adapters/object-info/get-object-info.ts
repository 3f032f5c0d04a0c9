import * as objectInfo from 'contract/ui-api/object-info'
import type { ConfigOf } from '../../adapter.ts'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import { objectInfoKey } from '../../keys.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads the description of an object: its fields, record types and what the user may do with it. */
export const getObjectInfo = defineRead(
  'getObjectInfo',
  objectInfo.getObjectInfo,
  lifetimesMs.objectInfo,
  { objectApiName: name },
  { key: ({ objectApiName }) => objectInfoKey(objectApiName) },
)

export type GetObjectInfoConfig = ConfigOf<typeof getObjectInfo>
