import { Type } from 'typebox'
import { ApiName, NameList, RecordId, strict } from './inputs.schemas.ts'
import { ObjectInfoDirectory } from './object-info-directory.schemas.ts'
import { batchItem, ObjectInfo, PicklistFieldValues, PicklistValues } from './shapes.schemas.ts'

export const getObjectInfoDirectory = { response: ObjectInfoDirectory }

export const getObjectInfos = {
  params: Type.Object({ objectApiNames: NameList }, strict),
  response: Type.Object({ results: Type.Array(batchItem(ObjectInfo)) }),
}

export const getObjectInfo = { params: Type.Object({ objectApiName: ApiName }, strict), response: ObjectInfo }

export const getPicklistValuesByRecordType = {
  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId }, strict),
  response: PicklistFieldValues,
}

export const getPicklistValues = {
  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId, fieldApiName: ApiName }, strict),
  response: PicklistValues,
}
