import { AppError, type RecordShape } from 'contract'
import type { Transaction } from 'database'
import { authoriseUpdate, updatingGrants } from '../access/authorise-write.ts'
import { byKnownNames } from '../access/known-names.ts'
import { type Caller, within } from '../engine.ts'
import type { WriteFlags } from '../metadata/record-rules.ts'
import { changeLocked } from './change-locked.ts'
import { objectOfId } from './record-id.ts'
import type { VersionParams } from './version-params.ts'
import { type Written, writtenRecord } from './written-record.ts'

/** If present, `apiName` must be the object of the id. */
export type UpdateOptions = VersionParams & {
  apiName?: string | undefined
  allowSaveOnDuplicate?: boolean | undefined
  flags?: WriteFlags | undefined
}

/**
 * Changes fields of a record.
 *
 * @returns the record with every scalar field that the caller can read.
 * @throws AppError `NOT_FOUND`, `INSUFFICIENT_ACCESS`, `STALE_VERSION`, of field values and of rules.
 */
export async function updateRecord(
  caller: Caller,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
  options: UpdateOptions = {},
): Promise<RecordShape> {
  return await caller.engine.database.transaction(async (tx) => {
    const changed = await updateWithin(caller, tx, recordId, fields, options)
    return await writtenRecord(within(caller, tx), tx, changed)
  })
}

/** As {@link updateRecord}, in an open transaction; see {@link writtenRecord} for the result. */
export async function updateWithin(
  caller: Caller,
  tx: Transaction,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
  options: UpdateOptions = {},
): Promise<Written> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  if (options.apiName !== undefined && options.apiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw new AppError('INVALID_API_INPUT', { reason: 'apiName is not the object of this id' })
  }
  const { Id: ownId, ...wanted } = byKnownNames(grants, fields)
  if (ownId !== undefined && ownId !== id && ownId !== recordId) {
    throw new AppError('INVALID_API_INPUT', { reason: 'the field Id is not the id of the address' })
  }
  const inside = { ...within(caller, tx), flags: options.flags }
  await changeLocked(tx, {
    caller: inside,
    grants,
    id,
    fields: wanted,
    changing: updatingGrants(grants),
    authorise: (before, seen) => authoriseUpdate(grants, before, seen, Object.keys(wanted)),
    options,
  })
  return { object, id }
}
