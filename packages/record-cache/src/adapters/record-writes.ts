import type { RecordShape } from 'contract'
import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../adapter.ts'
import { INVALID, mapOf, name, scalar } from '../define/check.ts'
import { insertCreated } from '../fetch/insert-created.ts'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import { recordKey } from '../keys.ts'
import { applyWrite, applyWrites, deletion, type FieldInputs, outdateWrite, type Write } from './apply-writes.ts'

/** Flags of the service for writes, which apply to internal users only. */
export type WriteFlags = {
  readonly handleOwnerChange?: boolean
  readonly triggerOtherEmail?: boolean
  readonly triggerUserEmail?: boolean
  readonly useDefaultRule?: boolean
}

/** @throws Error `Invalid recordInput` when it is not a map of scalars. */
export function checkFields(fields: unknown): asserts fields is FieldInputs {
  if (mapOf(scalar).of(fields) === INVALID) throw new Error('Invalid recordInput')
}

export type CreateRecordInput = {
  readonly apiName: string
  readonly fields: FieldInputs
  readonly allowSaveOnDuplicate?: boolean
} & WriteFlags

/**
 * Creates a record and stores the answer. Refetches the lists of its object and the related lists of the records to which it points, if
 * these have subscribers. `insertsCreated` shows the record in lists before that.
 *
 * @returns null for an answer without content.
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
  apply: (engine, answer, input) => applyWrite(engine, answer, creation(input)),
  unanswered: (engine, input) => outdateWrite(engine, creation(input)),
}

/**
 * Deletes a record by its id and removes it from the store. Its subscribers get a 404; subscribed lists and counts that contained it are
 * refetched.
 *
 * @throws Error `Invalid config for "deleteRecord"`
 */
export const deleteRecord: WriteAdapter<string, null> = {
  kind: 'write',
  name: 'deleteRecord',
  request(input) {
    const recordId = recordKey(input)
    if (recordId === null) throw new Error('Invalid config for "deleteRecord"')
    return { method: 'DELETE', path: pathOf(records.deleteRecord.path, { recordId }) }
  },
  apply(engine, _answer, input) {
    const id = recordKey(input) ?? ''
    applyWrites(engine, [deletion(id)])
    return null
  },
  unanswered: (engine, input) => outdateWrite(engine, deletion(recordKey(input) ?? '')),
}

/**
 * Extends a write: created records appear in subscribed lists before these are refetched, if their position is certain. Usage: `const
 * create = insertsCreated(createRecord)`. Separate from the writes, because few pages need this code.
 */
export const insertsCreated = <I, D>(write: WriteAdapter<I, D>): WriteAdapter<I, D> => ({
  ...write,
  apply(engine, body, input) {
    engine.insertCreated = insertCreated
    try {
      return write.apply(engine, body, input)
    } finally {
      engine.insertCreated = undefined
    }
  },
})

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
 * Updates fields of a record. Evicts the stored record except for the fields that subscribers read. Fields that the answer lacks are
 * requested again, with one request, and subscribers are notified once.
 *
 * @returns the record in the answer; null for an answer without content.
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
  apply: (engine, answer, input) => applyWrite(engine, answer, update(input)),
  unanswered: (engine, input) => outdateWrite(engine, update(input)),
}

const creation = ({ apiName: objectApiName, fields }: CreateRecordInput): Write => ({
  operation: 'created',
  id: '',
  objectApiName,
  fields,
})

const update = ({ apiName: objectApiName = '', fields: { Id, ...fields } }: UpdateRecordInput): Write => ({
  operation: 'updated',
  id: recordKey(Id) ?? '',
  objectApiName,
  fields,
})
