import { objectInfo, type PicklistValues } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { pathOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { representationView } from '../../read/representation-view.ts'

export type GetPicklistValuesConfig = {
  readonly recordTypeId: string
  /** With the object's name, as in `Case.Status`. */
  readonly fieldApiName: string
}

/** Reads the values of one picklist for a record type. */
export const getPicklistValues: ReadAdapter<GetPicklistValuesConfig, PicklistValues> = {
  kind: 'read',
  name: 'getPicklistValues',
  open(engine, config) {
    const recordTypeId = recordKey(config.recordTypeId)
    if (recordTypeId === null || typeof config.fieldApiName !== 'string') return null
    const [objectApiName, fieldApiName] = config.fieldApiName.split('.')
    if (objectApiName === undefined || objectApiName === '' || fieldApiName === undefined) return null
    const params = { objectApiName, recordTypeId, fieldApiName }
    return representationView<PicklistValues>(engine, {
      name: 'getPicklistValues',
      key: picklistKey(objectApiName, recordTypeId, fieldApiName),
      lifetime: 'picklistValues',
      request: () => ({ method: 'GET', path: pathOf(objectInfo.getPicklistValues.path, params) }),
    })
  },
}

/** The key of the values of one picklist. */
export const picklistKey = (objectApiName: string, recordTypeId: string, fieldApiName: string) =>
  `picklist-values:${objectApiName.toLowerCase()}:${recordTypeId}:${fieldApiName}`
