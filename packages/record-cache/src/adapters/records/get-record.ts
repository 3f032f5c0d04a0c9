import type { RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, list, names } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import type { View } from '../../engine/view.ts'
import { recordKey, stableKey } from '../../keys.ts'
import { type RecordUiPart, RecordUiView } from '../../read/record-ui-view.ts'
import { recordView } from '../../read/record-view.ts'
import type { FieldList } from '../../selection/field-lists.ts'
import { fieldLists } from '../../selection/field-lists.ts'

/** Fields start with the object's name, as in `Case.Subject` or `Case.Account.Name`, at most six names deep. */
export type GetRecordConfig = {
  readonly recordId: string
  readonly fields?: FieldList
  /** Like `fields`, but what the caller may not see or does not exist is left out instead of refused. */
  readonly optionalFields?: FieldList
  /** `Full`, `Compact`: reads the fields that these layouts of the record show. */
  readonly layoutTypes?: FieldList
  /** `View`, `Edit`, `Create`; `View` when absent. Only with `layoutTypes`. */
  readonly modes?: FieldList
}

/** Reads one record by fields or by layouts. Wants `recordId` and at least one field or layout type. */
export const getRecord: ReadAdapter<GetRecordConfig, RecordShape> = {
  kind: 'read',
  name: 'getRecord',
  open(engine, config) {
    const id = recordKey(config.recordId)
    if (id === null) return null
    if (config.layoutTypes !== undefined) return byLayout(engine, id, config)
    const selection = engine.singleton(fieldLists).compile(config.fields, config.optionalFields)
    return selection === null ? null : recordView(engine, id, selection)
  },
}

const layoutShape = { layoutTypes: names, modes: list, fields: list, optionalFields: list }

function byLayout(engine: Engine, id: string, config: GetRecordConfig): View<RecordShape> | null {
  const values = checked(layoutShape, config)
  if (values === null) return null
  const { layoutTypes, modes = ['View'], fields = [], optionalFields = [] } = values
  const wish = {
    name: 'getRecord',
    recordIds: [id],
    layoutTypes,
    modes,
    required: fields,
    optional: optionalFields,
  }
  const only = ([part]: readonly RecordUiPart[]) => part?.view.data as RecordShape
  return engine.view(`record-by-layout:${stableKey(wish)}`, () => new RecordUiView(engine, wish, only))
}
