import type { RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { recordKey } from '../../keys.ts'
import { recordView } from '../../read/record-view.ts'
import { fieldLists, type SomeFields } from '../../selection/field-lists.ts'

/** Fields start with the object's name, as in `Case.Subject` or `Case.Account.Name`, at most six names deep. */
export type GetRecordConfig = { readonly recordId: string } & SomeFields

/** Reads one record by fields. Wants `recordId` and at least one field; by its layouts it is read with `getRecordByLayout`. */
export const getRecord: ReadAdapter<GetRecordConfig, RecordShape> = {
  kind: 'read',
  name: 'getRecord',
  open(engine, config) {
    const id = recordKey(config.recordId)
    if (id === null) return null
    const selection = engine.singleton(fieldLists).compile(config.fields, config.optionalFields)
    return selection === null ? null : recordView(engine, id, selection)
  },
}
