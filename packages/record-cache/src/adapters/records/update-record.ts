import type { RecordShape } from 'contract'
import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../../adapter.ts'
import { pathOf, queryOf } from '../../fetch/record-requests.ts'
import { recordKey } from '../../keys.ts'
import { applyWrite } from './apply-writes.ts'
import { checkFields, type FieldInputs, type WriteFlags } from './record-input.ts'

export type UpdateRecordInput = {
  /** The values to set, and the record's id as `Id`. */
  readonly fields: FieldInputs & { readonly Id: string }
  readonly apiName?: string
  readonly allowSaveOnDuplicate?: boolean
  /** Rejects the update when the record has changed since; an ISO time with a fraction and Z, such as `lastModifiedDate`. */
  readonly ifUnmodifiedSince?: string
} & WriteFlags

const ISO_WITH_FRACTION = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+Z$/

/**
 * Updates fields of a record. The stored record is evicted, except the fields that subscribers read: those that the answer lacks are
 * requested again, with one request, and subscribers are notified once.
 *
 * @returns the fields that the service answered; null when it answers without content.
 * @throws Error `Invalid recordInput`
 */
export const updateRecord: WriteAdapter<UpdateRecordInput, RecordShape | null> = {
  kind: 'write',
  name: 'updateRecord',
  request({ fields, apiName, allowSaveOnDuplicate, ifUnmodifiedSince = '', ...flags }) {
    checkFields(fields)
    const { Id, ...values } = fields
    const recordId = recordKey(Id)
    if (recordId === null) throw new Error('Invalid recordInput')
    return {
      method: 'PATCH',
      path: pathOf(records.updateRecord.path, { recordId }),
      query: queryOf(flags),
      body: { apiName, allowSaveOnDuplicate, fields: values },
      ...(ISO_WITH_FRACTION.test(ifUnmodifiedSince) && {
        headers: { 'If-Unmodified-Since': new Date(ifUnmodifiedSince).toUTCString() },
      }),
    }
  },
  apply(engine, answer, input) {
    const id = recordKey(input.fields.Id) ?? ''
    return applyWrite(engine, answer, { operation: 'updated', id, objectApiName: input.apiName ?? '', parentIds: [] })
  },
}
