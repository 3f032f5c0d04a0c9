import { AppError } from 'contract'
import { DatabaseError, identifier, type Transaction } from 'database'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { type Locked, removeRow } from '../rows/row.ts'
import { table } from '../schema/names.ts'
import { announce } from './live-event.ts'
import { changeOf } from './record-change.ts'

/**
 * Deletes a locked record within a transaction, with its history and search words. Fails while other records refer to it.
 *
 * @throws AppError `DELETE_FAILED`, and the errors of rules.
 */
export async function deleteRow(caller: Caller, tx: Transaction, object: ObjectModel, locked: Locked): Promise<void> {
  const { app } = caller.engine
  const { now } = locked
  const change = changeOf('delete', { caller, object, tx, now, before: locked.row, after: new Map(locked.row) })
  await object.rules?.beforeDelete?.(change)
  if (object.history) {
    tx.pipeline(`delete from ${table(app.required(object.history.object))} where "ParentId" = $1`, [change.id])
  }
  tx.pipeline('delete from record_avatar where record_id = $1', [change.id])
  await refuseLooseReferences(caller, tx, object, change.id)
  try {
    // The search row is deleted by `on delete cascade`.
    if (!(await removeRow(tx, object, change.id, locked.version))) throw new AppError('STALE_VERSION')
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.kind !== 'foreign_key') throw error
    throw new AppError('DELETE_FAILED', {}, { cause: error })
  }
  caller.engine.rowCache.forget(tx)
  caller.engine.referenceData.noteChange(tx, object.apiName)
  announce(tx, app, object, 'deleted', locked.row, locked.version + 1)
  await object.rules?.afterDelete?.(change)
}

/** Polymorphic lookups have no foreign key that would prevent the deletion. */
async function refuseLooseReferences(caller: Caller, tx: Transaction, object: ObjectModel, id: string): Promise<void> {
  for (const { object: name, field } of object.childLookups) {
    if ((field.to?.length ?? 0) < 2) continue
    const child = table(caller.engine.app.required(name))
    const { rowCount } = await tx.query(`select from ${child} where ${identifier(field.apiName)} = $1 limit 1`, [id])
    if (rowCount > 0) throw new AppError('DELETE_FAILED')
  }
}
