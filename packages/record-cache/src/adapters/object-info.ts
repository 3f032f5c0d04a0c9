import type { PicklistValues } from 'contract'
import * as objectInfo from 'contract/ui-api/object-info'
import type { ConfigOf, ReadAdapter } from '../adapter.ts'
import { id, name, names } from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { defineRead } from '../define/define-read.ts'
import { objectInfoKey } from '../keys.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { putRepresentation } from '../normalise/representations.ts'

/** Reads the objects that exist for the user, by name, with their labels and the addresses of their descriptions. */
export const getObjectInfoDirectory = defineRead(
  'getObjectInfoDirectory',
  objectInfo.getObjectInfoDirectory,
  lifetimesMs.objectInfo,
  {},
)

/** Reads the description of an object: its fields, its record types and the rights of the user. */
export const getObjectInfo = defineRead(
  'getObjectInfo',
  objectInfo.getObjectInfo,
  lifetimesMs.objectInfo,
  { objectApiName: name },
  { key: ({ objectApiName }) => objectInfoKey(objectApiName) },
)

export type GetObjectInfoConfig = ConfigOf<typeof getObjectInfo>

/** Reads the descriptions of several objects, in request order. Only missing ones are requested. */
export const getObjectInfos = defineBatch(
  'getObjectInfos',
  objectInfo.getObjectInfos,
  getObjectInfo,
  { objectApiNames: names },
  { many: 'objectApiNames', singlePart: 'objectApiName' },
)

/** The key of the values of one picklist. */
export const picklistKey = (objectApiName: string, recordTypeId: string, fieldApiName: string) =>
  `picklist-values:${objectApiName.toLowerCase()}:${recordTypeId}:${fieldApiName}`

/** Reads the values of all picklists of an object for a record type; also stores them for `getPicklistValues`. */
export const getPicklistValuesByRecordType = defineRead(
  'getPicklistValuesByRecordType',
  objectInfo.getPicklistValuesByRecordType,
  lifetimesMs.picklistValues,
  { objectApiName: name, recordTypeId: id },
  {
    also({ picklistFieldValues }, engine, { objectApiName, recordTypeId }) {
      for (const [fieldApiName, values] of Object.entries(picklistFieldValues)) {
        const key = picklistKey(objectApiName, recordTypeId, fieldApiName)
        putRepresentation(engine, key, values, lifetimesMs.picklistValues)
      }
    },
  },
)

export type GetPicklistValuesByRecordTypeConfig = ConfigOf<typeof getPicklistValuesByRecordType>

export type GetPicklistValuesConfig = {
  readonly recordTypeId: string
  /** With the object's name, as in `Case.Status`. */
  readonly fieldApiName: string
}

const byNames = defineRead(
  'getPicklistValues',
  objectInfo.getPicklistValues,
  lifetimesMs.picklistValues,
  { objectApiName: name, recordTypeId: id, fieldApiName: name },
  { key: ({ objectApiName, recordTypeId, fieldApiName }) => picklistKey(objectApiName, recordTypeId, fieldApiName) },
)

/** Reads the values of one picklist for a record type. */
export const getPicklistValues: ReadAdapter<GetPicklistValuesConfig, PicklistValues> = {
  kind: 'read',
  name: 'getPicklistValues',
  open(engine, { recordTypeId, fieldApiName: path }) {
    const [objectApiName = '', fieldApiName = ''] = typeof path === 'string' ? path.split('.') : []
    return byNames.open(engine, { objectApiName, recordTypeId, fieldApiName })
  },
}
