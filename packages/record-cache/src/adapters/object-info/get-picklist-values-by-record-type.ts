import { objectInfo, type PicklistFieldValues } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { representationView } from '../../read/representation-view.ts'
import { picklistKey } from './get-picklist-values.ts'

export type GetPicklistValuesByRecordTypeConfig = { readonly objectApiName: string; readonly recordTypeId: string }

/** Reads the values of every picklist of an object for a record type; each of them is then known to `getPicklistValues` too. */
export const getPicklistValuesByRecordType: ReadAdapter<GetPicklistValuesByRecordTypeConfig, PicklistFieldValues> = {
  kind: 'read',
  name: 'getPicklistValuesByRecordType',
  open(engine, { objectApiName, ...config }) {
    const recordTypeId = recordKey(config.recordTypeId)
    if (recordTypeId === null || typeof objectApiName !== 'string' || objectApiName === '') return null
    const path = pathOf(objectInfo.getPicklistValuesByRecordType.path, { objectApiName, recordTypeId })
    return representationView<PicklistFieldValues>(engine, {
      name: 'getPicklistValuesByRecordType',
      key: `picklist-values:${objectApiName.toLowerCase()}:${recordTypeId}`,
      lifetime: 'picklistValues',
      request: () => ({ method: 'GET', path }),
      also: (body) =>
        Object.entries((body as PicklistFieldValues).picklistFieldValues).map(([fieldApiName, values]) => [
          picklistKey(objectApiName, recordTypeId, fieldApiName),
          values,
        ]),
    })
  },
}
