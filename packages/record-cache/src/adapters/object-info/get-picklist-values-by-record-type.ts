import { objectInfo } from 'contract'
import type { ConfigOf } from '../../adapter.ts'
import { id, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import type { AlsoKept } from '../../read/representation-view.ts'
import { picklistKey } from './picklist-key.ts'

/** Reads the values of every picklist of an object for a record type; each of them is then known to `getPicklistValues` too. */
export const getPicklistValuesByRecordType = defineRead(
  'getPicklistValuesByRecordType',
  objectInfo.getPicklistValuesByRecordType,
  lifetimesMs.picklistValues,
  { objectApiName: name, recordTypeId: id },
  {
    also: ({ picklistFieldValues }, { objectApiName, recordTypeId }) =>
      Object.entries(picklistFieldValues).map(
        ([fieldApiName, values]): AlsoKept => [picklistKey(objectApiName, recordTypeId, fieldApiName), values],
      ),
  },
)

export type GetPicklistValuesByRecordTypeConfig = ConfigOf<typeof getPicklistValuesByRecordType>
