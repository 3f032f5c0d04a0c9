import { Type } from 'typebox'
import { UI_API } from '../call.ts'
import { ofHidden, ofNumber } from '../call-errors.ts'
import { defineCall } from '../define-call.ts'
import { ApiName, NameList, RecordId, strict } from './inputs.ts'
import { batchItem, ObjectInfo, ObjectInfoDirectory, PicklistFieldValues, PicklistValues } from './shapes.ts'

export const getObjectInfoDirectory = defineCall({
  method: 'GET',
  path: `${UI_API}/object-info`,
  summary: 'Every object that exists for the caller, with the address of its description.',
  returns: '`ObjectInfoDirectory`.',
  errors: [],
  response: ObjectInfoDirectory,
})

export const getObjectInfos = defineCall({
  method: 'GET',
  path: `${UI_API}/object-info/batch/{objectApiNames}`,
  summary: 'Describes several objects; results are in request order, each with its own status.',
  returns: '`{ results }`, each result an `ObjectInfo` or a list of `ErrorEntry`.',
  limits: '200 names.',
  errors: [...ofHidden, ...ofNumber],

  params: Type.Object({ objectApiNames: NameList }, strict),
  response: Type.Object({ results: Type.Array(batchItem(ObjectInfo)) }),
})

export const getObjectInfo = defineCall({
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}`,
  summary: 'Describes an object: its fields, its record types and the rights of the caller.',
  returns: '`ObjectInfo`. Lengths are in characters, precision and scale in digits.',
  errors: [...ofHidden],
  params: Type.Object({ objectApiName: ApiName }, strict),
  response: ObjectInfo,
})

export const getPicklistValuesByRecordType = defineCall({
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}`,
  summary: 'The values of every picklist of an object for a record type.',
  returns: '`PicklistFieldValues`.',
  errors: [...ofHidden],

  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId }, strict),
  response: PicklistFieldValues,
})

export const getPicklistValues = defineCall({
  method: 'GET',
  path: `${UI_API}/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}`,
  summary: 'The values of one picklist for a record type.',
  returns: '`PicklistValues`. `validFor` contains the numbers of controlling values in `controllerValues`.',
  errors: [...ofHidden],

  params: Type.Object({ objectApiName: ApiName, recordTypeId: RecordId, fieldApiName: ApiName }, strict),
  response: PicklistValues,
})
