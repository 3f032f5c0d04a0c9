import { AppError } from 'contract'
import type { Transaction } from 'database'
import { authoriseDelete, deletingGrants } from '../access/authorise-write.ts'
import { type Caller, within } from '../engine.ts'
import { deleteRow } from './delete-row.ts'
import { lockToChange } from './lock-to-change.ts'
import { objectOfId } from './record-id.ts'
import { isStale, type VersionParams } from './version-params.ts'

/**
 * Deletes a record.
 *
 * @throws AppError `NOT_FOUND`, `INSUFFICIENT_ACCESS`, `STALE_VERSION`, `DELETE_FAILED`, and the errors of rules.
 */
export async function deleteRecord(caller: Caller, recordId: string, options: VersionParams = {}): Promise<void> {
  await caller.engine.database.transaction((tx) => deleteWithin(caller, tx, recordId, options))
}

/**
 * As {@link deleteRecord}, in an open transaction.
 *
 * @returns the id in its long form.
 */
export async function deleteWithin(
  caller: Caller,
  tx: Transaction,
  recordId: string,
  options: VersionParams = {},
): Promise<string> {
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const inside = within(caller, tx)
  const { locked, isReadable } = await lockToChange(inside, tx, grants, deletingGrants(grants), id)
  authoriseDelete(grants, locked?.row ?? new Map(), isReadable)
  if (!locked) throw new AppError('NOT_FOUND')
  if (isStale(locked, options)) throw new AppError('STALE_VERSION')
  await deleteRow(inside, tx, object, locked)
  return id
}
