import { AppError, type RecordShape } from 'contract'
import type { Transaction } from 'database'
import type { Caller } from '../engine.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'
import type { BatchItem } from './batch-item.ts'
import { createWithin } from './create-record.ts'
import { deleteWithin } from './delete-record.ts'
import { idempotentRequestOf, once } from './idempotency.ts'
import { objectOfId } from './record-id.ts'
import { updateWithin } from './update-record.ts'
import { writtenRecord } from './written-record.ts'

/** One record of a batch. Updates and deletions identify it by `id` or by the field `Id`. */
export type OperationItem = {
  type: 'CREATE' | 'UPDATE' | 'DELETE'
  id?: string | undefined
  apiName?: string | undefined
  fields?: Readonly<Record<string, unknown>> | undefined
  allowSaveOnDuplicate?: boolean | undefined
  /** The version that a changed or deleted record must still have. */
  ifMatch?: number | undefined
}

type OperationOptions = { idempotencyKey?: string | undefined; flags?: WriteFlags | undefined }

/**
 * Performs one item of a batch within a transaction, like the single call, and reads the record back.
 *
 * @throws AppError of the single call, `MISSING_ARGUMENT`, `INVALID_API_INPUT`.
 */
export async function performOperation(
  caller: Caller,
  tx: Transaction,
  item: OperationItem,
  options: OperationOptions,
): Promise<BatchItem<RecordShape | { id: string }>> {
  const { allowSaveOnDuplicate } = item
  const claim = idempotentRequestOf(caller, options.idempotencyKey, item)
  if (item.type === 'CREATE') {
    const created = await createWithin(caller, tx, required(item.apiName, 'apiName'), creationFields(item), {
      ...options,
      allowSaveOnDuplicate,
    })
    return { statusCode: 201, result: await writtenRecord(caller, tx, created) }
  }
  const wantedId = recordIdOf(item)
  if (item.type === 'DELETE') {
    refuseOtherObject(caller, item, wantedId)
    return {
      statusCode: 200,
      result: { id: await once(tx, claim, () => deleteWithin(caller, tx, wantedId, { ifMatch: item.ifMatch })) },
    }
  }
  const { Id: _, ...fields } = required(item.fields, 'fields')
  const { apiName } = item
  const id = await once(tx, claim, async () => {
    const changed = await updateWithin(caller, tx, wantedId, fields, {
      apiName,
      allowSaveOnDuplicate,
      ifMatch: item.ifMatch,
      flags: options.flags,
    })
    return changed.id
  })
  return { statusCode: 200, result: await writtenRecord(caller, tx, objectOfId(caller.engine.app, id)) }
}

function creationFields(item: OperationItem): Readonly<Record<string, unknown>> {
  if (item.id !== undefined) throw new AppError('INVALID_API_INPUT', { reason: 'a new record has no id yet' })
  return required(item.fields, 'fields')
}

function recordIdOf({ id, fields }: OperationItem): string {
  const inFields = fields?.Id
  if (inFields !== undefined && typeof inFields !== 'string') {
    throw new AppError('INVALID_ID_FIELD', { id: String(inFields).slice(0, 40) }, { field: 'Id' })
  }
  if (id !== undefined && inFields !== undefined && id.slice(0, 15) !== inFields.slice(0, 15)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'the field Id is not the id of the record' })
  }
  return required(id ?? inFields, 'id')
}

/** A deletion may have an `apiName`, which must be the object of the id. */
function refuseOtherObject(caller: Caller, { apiName }: OperationItem, recordId: string): void {
  if (apiName === undefined) return
  const { object } = objectOfId(caller.engine.app, recordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  if (apiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw new AppError('INVALID_API_INPUT', { reason: 'apiName is not the object of this id' })
  }
}

function required<T>(value: T | undefined, parameter: string): T {
  if (value === undefined) throw new AppError('MISSING_ARGUMENT', { parameter })
  return value
}
