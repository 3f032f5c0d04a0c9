import { AppError, type RecordShape } from 'contract'
import { authoriseCreate } from '../access/authorise-write.ts'
import { type Caller, within } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { emptySelection } from '../query/selection.ts'
import type { Scalar } from './change.ts'
import { fieldValue, unknownReference } from './field-value.ts'
import { claimKey, keepKey } from './idempotency.ts'
import { markUsed } from './mru.ts'
import { recordsByIds } from './read-records.ts'
import { objectOfId } from './record-id.ts'
import { createRow, transactionTime } from './write-row.ts'

export type CreateOptions = { idempotencyKey?: string | undefined }

/**
 * Creates a record with the fields that the caller may set; rules set the rest.
 *
 * @returns the record with every scalar field that the caller can read, long texts included.
 * @throws AppError of the gate, of field values, of rules, and `IDEMPOTENCY_KEY_REUSED`.
 */
export async function createRecord(
  caller: Caller,
  objectApiName: string,
  fields: Readonly<Record<string, unknown>>,
  options: CreateOptions = {},
): Promise<RecordShape> {
  const names = Object.keys(fields)
  const { object, check } = authoriseCreate(caller.grantsOf, objectApiName, names)
  const values = valuesOf(caller, object, fields)
  const id = await caller.engine.database.transaction(async (tx) => {
    await checkReferences(within(caller, tx), object, values)
    const claim = claimOf(caller, options.idempotencyKey, [object.apiName, fields])
    const earlier = claim ? await claimKey(tx, claim, await transactionTime(tx)) : null
    if (earlier !== null) return earlier
    const created = await createRow(caller, tx, object, values, check)
    if (claim) await keepKey(tx, claim, created)
    if (object.mru && caller.principal) await markUsed(tx, caller.principal.userId, object.apiName, created)
    return created
  })
  return readBack(caller, object, id)
}

/** Values of named fields in their stored form. */
export function valuesOf(
  caller: Caller,
  object: ObjectModel,
  fields: Readonly<Record<string, unknown>>,
): Map<string, Scalar> {
  return new Map(
    Object.entries(fields).map(([name, value]) => {
      const field = object.fields.get(name)
      if (!field) throw new AppError('INVALID_FIELD', { field: name, object: object.apiName }, { field: name })
      return [name, fieldValue(caller.engine.app, field, value)]
    }),
  )
}

/** A lookup may lead only to what the caller can see; what is hidden reads like what does not exist. */
export async function checkReferences(
  caller: Caller,
  object: ObjectModel,
  values: ReadonlyMap<string, Scalar>,
): Promise<void> {
  for (const [name, value] of values) {
    const field = object.fields.get(name)
    if (field?.type !== 'lookup' || typeof value !== 'string') continue
    const target = objectOfId(caller.engine.app, value).object
    if (!caller.grantsOf(target.apiName)) throw unknownReference(field)
    const [found] = await recordsByIds(caller, target, [value], emptySelection())
    if (!found) throw unknownReference(field)
  }
}

/** The record as the caller sees it after a write; only its id when the caller may write but not read. */
export async function readBack(caller: Caller, object: ObjectModel, id: string): Promise<RecordShape> {
  const readable = caller.grantsOf(object.apiName)?.readable ?? new Set<string>()
  const [record] = await recordsByIds(caller, object, [id], { fields: new Set(readable), spans: new Map() })
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

export function claimOf(caller: Caller, key: string | undefined, request: unknown) {
  return key === undefined || !caller.principal ? null : { userId: caller.principal.userId, key, request }
}
