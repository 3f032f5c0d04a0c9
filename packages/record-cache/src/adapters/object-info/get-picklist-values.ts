import type { PicklistValues } from 'contract'
import * as objectInfo from 'contract/ui-api/object-info'
import type { ReadAdapter } from '../../adapter.ts'
import { id, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { picklistKey } from './picklist-key.ts'

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
  ...byNames,
  open(engine, { recordTypeId, fieldApiName: path }) {
    const [objectApiName = '', fieldApiName = ''] = typeof path === 'string' ? path.split('.') : []
    return byNames.open(engine, { objectApiName, recordTypeId, fieldApiName })
  },
}
