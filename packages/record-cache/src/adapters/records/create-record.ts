import type { RecordShape } from 'contract'
import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../../adapter.ts'
import { INVALID, name } from '../../define/check.ts'
import { queryOf } from '../../fetch/record-requests.ts'
import { applyWrite } from './apply-writes.ts'
import { checkFields, type FieldInputs, pointedTo, type WriteFlags } from './record-input.ts'

export type CreateRecordInput = {
  readonly apiName: string
  readonly fields: FieldInputs
  readonly allowSaveOnDuplicate?: boolean
} & WriteFlags

/**
 * Creates a record. Its answer is in the store afterwards, and at once in those subscribed lists of whose filter and order that is certain;
 * lists of its object and related lists of the records it points to are refetched where they have subscribers.
 *
 * @returns null when the service answers without content.
 * @throws Error `Invalid recordInput`
 */
export const createRecord: WriteAdapter<CreateRecordInput, RecordShape | null> = {
  kind: 'write',
  name: 'createRecord',
  request({ apiName, fields, allowSaveOnDuplicate, ...flags }) {
    checkFields(fields)
    if (name.of(apiName) === INVALID) throw new Error('Invalid recordInput')
    const body = { apiName, fields, allowSaveOnDuplicate }
    return { method: 'POST', path: records.createRecord.path, query: queryOf(flags), body }
  },
  apply(engine, answer, input) {
    const { apiName: objectApiName, fields } = input
    return applyWrite(engine, answer, { operation: 'created', id: '', objectApiName, parentIds: pointedTo(fields) })
  },
}
