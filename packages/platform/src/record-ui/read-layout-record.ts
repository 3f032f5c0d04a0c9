import { AppError, type RecordShape } from 'contract'
import { selectionOf } from '../access/field-paths.ts'
import type { PersonCaller } from '../engine.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection, neverEmpty } from '../shape/selection.ts'
import { formLayouts } from './form-layouts.ts'
import { layoutFields } from './layout-fields.ts'
import { type LayoutsParams, recordLayouts } from './record-layouts.ts'

/**
 * Reads one record with the fields of its layouts and forms, and further fields by name.
 *
 * @throws AppError `NOT_FOUND`, also for a record that exists but not for the caller; `INVALID_FIELD`,
 * `ILLEGAL_QUERY_PARAMETER_VALUE`.
 */
export async function readLayoutRecord(
  caller: PersonCaller,
  recordId: string,
  params: LayoutsParams & RequestedFields & { forms?: readonly string[] | undefined },
): Promise<RecordShape> {
  const { app } = caller.engine
  const { object, id } = objectOfId(app, recordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  // The record type decides which layouts there are, so it is read first.
  const [typed] = await recordsByIds(caller, object, [id], emptySelection())
  if (!typed) throw new AppError('NOT_FOUND')
  const layouts = [
    ...(params.layoutTypes?.length ? recordLayouts(caller, object, typed.recordTypeId, params) : []),
    ...formLayouts(caller, object, typed.recordTypeId, params.forms ?? []),
  ]
  const selection = neverEmpty(
    selectionOf(app, caller.grantsOf, object, {
      fields: params.fields ?? [],
      optionalFields: [...layoutFields(caller, object, layouts), ...(params.optionalFields ?? [])],
    }),
  )
  const [record] = await recordsByIds(caller, object, [id], selection)
  if (!record) throw new AppError('NOT_FOUND')
  return record
}
