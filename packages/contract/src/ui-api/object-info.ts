import { type CallOf, UI_API } from '../call.ts'
import type * as schemas from './object-info.schemas.ts'

export const getObjectInfoDirectory: CallOf<typeof schemas.getObjectInfoDirectory> = {
  method: 'GET',
  path: `${UI_API}/object-info`,
}

export const getObjectInfos: CallOf<typeof schemas.getObjectInfos> = {
  method: 'GET',
  path: `${UI_API}/object-info/batch/{objectApiNames}`,
}

export const getObjectInfo: CallOf<typeof schemas.getObjectInfo> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}`,
}

export const getPicklistValuesByRecordType: CallOf<typeof schemas.getPicklistValuesByRecordType> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}`,
}

export const getPicklistValues: CallOf<typeof schemas.getPicklistValues> = {
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}`,
}
