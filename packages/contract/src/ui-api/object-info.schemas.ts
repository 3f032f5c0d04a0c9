import { Type } from 'typebox'
import { ApiName, RecordId, strict } from './inputs.schemas.ts'
import { ObjectInfo, PicklistFieldValues, PicklistValues } from './shapes.schemas.ts'

export const getObjectInfo = { params: Type.Object({ objectApiName: ApiName }, strict), response: ObjectInfo }

export const getPicklistValuesByRecordType = {
  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId }, strict),
  response: PicklistFieldValues,
}

export const getPicklistValues = {
  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId, fieldApiName: ApiName }, strict),
  response: PicklistValues,
}
