import * as objectInfo from 'contract/ui-api/object-info'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'

/** Reads which objects exist for the user, by name, with their labels and the addresses of their descriptions. */
export const getObjectInfoDirectory = defineRead(
  'getObjectInfoDirectory',
  objectInfo.getObjectInfoDirectory,
  lifetimesMs.objectInfo,
  {},
)
