import { defineCall, UI_API } from '../call.ts'
import type * as schemas from './object-info.schemas.ts'

export const objectInfo = {
  getObjectInfoDirectory: defineCall<typeof schemas.getObjectInfoDirectory>({
    method: 'GET',
    path: `${UI_API}/object-info`,
    summary: 'Every object that exists for the caller, with the address of its description.',
  }),
  getObjectInfos: defineCall<typeof schemas.getObjectInfos>({
    method: 'GET',
    path: `${UI_API}/object-info/batch/{objectApiNames}`,
    summary: 'Describes several objects; results stand in request order, each with its own status.',
  }),
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
