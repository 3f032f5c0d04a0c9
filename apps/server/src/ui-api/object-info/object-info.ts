import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getObjectInfo } from './get-object-info.ts'
import { getObjectInfoDirectory } from './get-object-info-directory.ts'
import { getObjectInfos } from './get-object-infos.ts'
import { getPicklistValues } from './get-picklist-values.ts'
import { getPicklistValuesByRecordType } from './get-picklist-values-by-record-type.ts'

export const objectInfo: Implementation<Calls['objectInfo'], CallContext> = {
  getObjectInfoDirectory,
  getObjectInfos,
  getObjectInfo,
  getPicklistValuesByRecordType,
  getPicklistValues,
}
