import type { RecordShape } from 'contract'
import * as records from 'contract/ui-api/records'
import {
  type Check,
  type Checked,
  type ConfigFor,
  each,
  flag,
  INVALID,
  id,
  integer,
  mapOf,
  maybe,
  name,
  object,
  scalar,
} from '../define/check.ts'
import type { Answering } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { recordKey } from '../keys.ts'
import type { BatchAnswer } from '../normalise/store-record.ts'
import { answeredRecord, applyWrites, deletion, type FieldInputs, type Written } from './apply-writes.ts'

const OPERATIONS = { CREATE: 'created', UPDATE: 'updated', DELETE: 'deleted' } as const

type OperationType = keyof typeof OPERATIONS

const operationType: Check<OperationType | Lowercase<OperationType>, string> = {
  of: (value) => (typeof value === 'string' && Object.hasOwn(OPERATIONS, value.toUpperCase()) ? value : INVALID),
}

const body = {
  allOrNone: flag,
  operations: each(
    object({
      type: operationType,
      records: each(
        object({
          id: maybe(id),
          apiName: maybe(name),
          fields: maybe(mapOf(scalar)),
          allowSaveOnDuplicate: maybe(flag),
          ifMatch: maybe(integer),
        }),
      ),
    }),
  ),
  useDefaultRule: maybe(flag),
}

export type ExecuteBatchRecordOperationsInput = ConfigFor<typeof body>

/** The record after the operation, or only the id of a deleted one. */
type Result = RecordShape | { id: string }

/**
 * Creates, changes and deletes several records, all or none, or each independently. Results are in the order of the records, each with its
 * own status. Records of successful writes are stored, and deleted ones are removed from the store.
 *
 * @throws Error `Invalid config for "executeBatchRecordOperations"`
 */
export const executeBatchRecordOperations = defineWrite(
  'executeBatchRecordOperations',
  records.executeBatchRecordOperations as Answering<BatchAnswer<Result>>,
  {},
  {
    body,
    apply(engine, answer, { operations }) {
      const copy = structuredClone(answer)
      applyWrites(engine, writesOf(engine, answer, operations))
      return copy
    },
  },
)

function writesOf(
  engine: Engine,
  { results }: BatchAnswer<Result>,
  operations: Checked<typeof body>['operations'],
): Written[] {
  const requested = operations.flatMap((operation) =>
    operation.records.map((record) => ({ type: operation.type.toUpperCase() as OperationType, record })),
  )
  return requested.flatMap(({ type, record: { id: givenId, apiName, fields = {} } }, position): Written[] => {
    const { statusCode, result } = results[position] ?? {}
    if (statusCode !== 200 && statusCode !== 201) return []
    const record = answeredRecord(result)
    const answeredId = (result as { id?: unknown } | undefined)?.id
    const id = recordKey(answeredId) ?? givenId ?? recordKey(fields.Id) ?? ''
    const isGone = type === 'DELETE' || (record === null && answeredId !== undefined)
    const objectApiName = apiName ?? engine.store.records.get(id)?.apiName ?? ''
    if (isGone) return [deletion(id, objectApiName)]
    return [{ operation: OPERATIONS[type], id, record, objectApiName, fields: fields as FieldInputs }]
  })
}
