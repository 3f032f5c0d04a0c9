import { AppError, type RecordShape } from 'contract'
import type { Transaction } from 'database'
import { type Grants, readableIn } from '../access/grants.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { project } from '../query/project.ts'
import type { Locked } from '../rows/row.ts'
import type { Selection } from '../shape/selection.ts'
import { recordsByIds } from './records-by-ids.ts'

/** A record that was written, or that an earlier request wrote. */
export type Written = { object: ObjectModel; id: string }

/**
 * A record as the caller sees it after a write, within the transaction: every readable field, or only its id. It is read from the database
 * only if the row is not cached, or if only SQL can decide who may read it.
 *
 * @param caller - inside the transaction.
 */
export async function writtenRecord(
  caller: Caller,
  tx: Transaction,
  { object, id }: Written,
  includeFields = true,
): Promise<RecordShape> {
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  const selection = { fields: new Set(includeFields ? grants.readable : ['Id']), spans: new Map() }
  const held = caller.engine.rowCache.get(tx, id)
  const readable = held ? readableIn(grants, (column) => held.row.get(column) ?? null) : 'unknown'
  const [record] =
    held && readable !== 'unknown'
      ? seenRow(caller, grants, held, readable, selection)
      : await recordsByIds(caller, object, [id], selection)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}

function seenRow(
  caller: Caller,
  { object }: Grants,
  { row, version }: Locked,
  readable: ReadonlySet<string>,
  selection: Selection,
): RecordShape[] {
  if (!readable.has('Id')) return []
  const names = [...object.fields.keys()]
  const values = names.map((name) => (readable.has(name) ? (row.get(name) ?? null) : null))
  const at = {
    object,
    id: names.indexOf('Id'),
    version: names.length,
    fields: new Map(names.map((name, i) => [name, i])),
  }
  return project({ rows: [[...values, version]], columns: new Map([['', at]]), orderColumns: [] }, selection, caller)
}
