import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const objectInfo: Implementation<Calls['objectInfo'], CallContext> = {
  getObjectInfoDirectory: ({ gateway }) => gateway.objectInfo.directory(),

  getObjectInfos: ({ gateway }, { params }) => gateway.objectInfo.getBatch(commaList(params.objectApiNames)),

  getObjectInfo: async ({ gateway }, { params }) => gateway.objectInfo.get(params.objectApiName),

  getPicklistValuesByRecordType: async ({ gateway }, { params }) =>
    gateway.objectInfo.picklists(params.objectApiName, params.recordTypeId),

  getPicklistValues: async ({ gateway }, { params }) =>
    gateway.objectInfo.picklist(params.objectApiName, params.recordTypeId, params.fieldApiName),
}
