import * as objectInfo from 'contract/ui-api/object-info'
import type { ConfigOf } from '../../adapter.ts'
import { id, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { putRepresentation } from '../../normalise/representations.ts'
import { picklistKey } from './picklist-key.ts'

/** Reads the values of every picklist of an object for a record type; each of them is then known to `getPicklistValues` too. */
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
