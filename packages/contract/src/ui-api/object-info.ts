import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './object-info.schemas.ts'

export const objectInfo = {
  getObjectInfo: defineCall<typeof schemas.getObjectInfo>({
    method: 'GET',
    path: `${UI_API}/object-info/{objectApiName}`,
    summary: 'Describes an object: its fields, record types and what the caller may do with it.',
  }),
  getPicklistValuesByRecordType: defineCall<typeof schemas.getPicklistValuesByRecordType>({
    method: 'GET',
    path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}`,
    summary: 'The values of every picklist of an object for a record type.',
  }),
  getPicklistValues: defineCall<typeof schemas.getPicklistValues>({
    method: 'GET',
    path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}`,
    summary: 'The values of one picklist for a record type.',
  }),
}
