import { AppError, type RecordShape } from 'contract'
import { authoriseUpdate } from '../access/authorise-write.ts'
import { type Caller, within } from '../engine.ts'
import { emptySelection } from '../query/selection.ts'
import { checkReferences, readBack, valuesOf } from './create-record.ts'
import { recordsByIds } from './read-records.ts'
import { objectOfId } from './record-id.ts'
import { lockRows, type Row } from './row.ts'
import { changeRow } from './write-row.ts'

/** `ifUnmodifiedSince` is an ISO time, compared in whole seconds; `ifMatch` is a version (`weakEtag`). */
export type UpdateOptions = {
  apiName?: string | undefined
  ifUnmodifiedSince?: string | undefined
  ifMatch?: number | undefined
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
  const { object, id } = objectOfId(caller.engine.app, recordId)
  const grants = caller.grantsOf(object.apiName)
  if (!grants) throw new AppError('NOT_FOUND')
  if (options.apiName !== undefined && options.apiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw new AppError('INVALID_API_INPUT', { reason: 'apiName is not the object of this id' })
  }
  const { Id: ownId, ...wanted } = fields
  if (ownId !== undefined && ownId !== id && ownId !== recordId) {
    throw new AppError('INVALID_API_INPUT', { reason: 'the field Id is not the id of the address' })
  }
  await caller.engine.database.transaction(async (tx) => {
    const inside = within(caller, tx)
    const locked = (await lockRows(tx, object, [id], 'update')).get(id)
    const readable = locked ? (await recordsByIds(inside, object, [id], emptySelection())).length === 1 : false
    const { check } = authoriseUpdate(grants, locked?.row ?? new Map(), readable, Object.keys(wanted))
    if (!locked) throw new AppError('NOT_FOUND')
    if (isStale(locked, options)) throw new AppError('STALE_VERSION')
    const values = valuesOf(caller, object, wanted)
    await checkReferences(inside, object, values)
    await changeRow(caller, tx, object, locked, values, check)
  })
  return readBack(caller, object, id)
}

function isStale({ row, version }: { row: Row; version: number }, options: UpdateOptions): boolean {
  if (options.ifMatch !== undefined && options.ifMatch !== version) return true
  if (options.ifUnmodifiedSince === undefined) return false
  const seconds = (time: string) => Math.floor(Date.parse(time) / 1000)
  return seconds(String(row.get('LastModifiedDate'))) > seconds(options.ifUnmodifiedSince)
}
