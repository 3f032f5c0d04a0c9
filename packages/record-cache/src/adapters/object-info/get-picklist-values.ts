import { objectInfo, type PicklistValues } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { callRequest } from '../../define/call-request.ts'
import { checked, id, name } from '../../define/check.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { representationView } from '../../read/representation-view.ts'

export type GetPicklistValuesConfig = {
  readonly recordTypeId: string
  /** With the object's name, as in `Case.Status`. */
  readonly fieldApiName: string
}

const params = { objectApiName: name, recordTypeId: id, fieldApiName: name }

/** Reads the values of one picklist for a record type. */
export const getPicklistValues: ReadAdapter<GetPicklistValuesConfig, PicklistValues> = {
  kind: 'read',
  name: 'getPicklistValues',
  open(engine, { recordTypeId: typeId, fieldApiName: path }) {
    const [objectName, fieldName] = typeof path === 'string' ? path.split('.') : []
    const values = checked(params, { objectApiName: objectName, recordTypeId: typeId, fieldApiName: fieldName })
    if (values === null) return null
    const { objectApiName, recordTypeId, fieldApiName } = values
    return representationView<PicklistValues>(engine, {
      name: 'getPicklistValues',
      key: picklistKey(objectApiName, recordTypeId, fieldApiName),
      lifetime: lifetimesMs.picklistValues,
      request: () => callRequest(objectInfo.getPicklistValues, { params }, values),
    })
  },
}

/** The key of the values of one picklist. */
export const picklistKey = (objectApiName: string, recordTypeId: string, fieldApiName: string) =>
  `picklist-values:${objectApiName.toLowerCase()}:${recordTypeId}:${fieldApiName}`
