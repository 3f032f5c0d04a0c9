import { type RecordShape, records } from 'contract'
import type { WriteAdapter } from '../../adapter.ts'
import { queryOf } from '../../fetch/record-requests.ts'
import { answeredRecord, checkFields, type FieldInputs, pointedTo, type WriteFlags } from './record-input.ts'
import { settleWrites } from './settle-writes.ts'

export type CreateRecordInput = {
  readonly apiName: string
  readonly fields: FieldInputs
  readonly allowSaveOnDuplicate?: boolean
} & WriteFlags

/**
 * Creates a record. Its answer is in the store afterwards, and at once in those followed lists of whose filter and order that is certain;
 * lists of its object and related lists of the records it points to are asked anew where they are followed.
 *
 * @returns null when the service answers without content.
 * @throws Error `Invalid recordInput`
 */
export const createRecord: WriteAdapter<CreateRecordInput, RecordShape | null> = {
  kind: 'write',
  name: 'createRecord',
  request({ apiName, fields, allowSaveOnDuplicate, ...flags }) {
    checkFields(fields)
    if (typeof apiName !== 'string' || apiName === '') throw new Error('Invalid recordInput')
    const body = { apiName, fields, allowSaveOnDuplicate }
    return { method: 'POST', path: records.createRecord.path, query: queryOf(flags), body }
  },
  settle(engine, answer, input) {
    const record = answeredRecord(answer)
    const copy = structuredClone(record)
    const { apiName: objectApiName, fields } = input
    const parentIds = pointedTo(fields)
    settleWrites(engine, [{ operation: 'created', id: record?.id ?? '', record, objectApiName, parentIds }])
    return copy
  },
}
