import type { RecordShape } from 'contract'
import * as records from 'contract/ui-api/records'
import type { WriteAdapter } from '../adapter.ts'
import { INVALID, mapOf, name, scalar } from '../define/check.ts'
import { insertCreated } from '../fetch/insert-created.ts'
import { pathOf, queryOf } from '../fetch/record-requests.ts'
import { recordKey } from '../keys.ts'
import { applyWrite, applyWrites, deletion, type FieldInputs, outdateWrite, type Write } from './apply-writes.ts'

/** Flags of the service on writes; it honours them for internal users only. */
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
  apply: (engine, answer, input) => applyWrite(engine, answer, creation(input)),
  unanswered: (engine, input) => outdateWrite(engine, creation(input)),
}

/**
 * Deletes a record, by its id. It leaves the store; its subscribers are notified that it does not exist, and subscribed lists and counts that
 * it was in are refetched.
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
 * The same write, after which created records show at once in the subscribed lists that they surely belong to, before those are refetched:
 * `const create = insertsCreated(createRecord)`. It is apart from the writes, because most of it is code that few pages need.
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
