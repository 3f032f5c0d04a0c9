import type { RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, id, list, names } from '../../define/check.ts'
import { stableKey } from '../../keys.ts'
import { type RecordUiPart, RecordUiView } from '../../read/record-ui-view.ts'
import type { FieldList } from '../../selection/field-lists.ts'

export type GetRecordByLayoutConfig = {
  readonly recordId: string
  /** `Full`, `Compact`: reads the fields that these layouts of the record show. */
  readonly layoutTypes: FieldList
  /** `View`, `Edit`, `Create`; `View` when absent. */
  readonly modes?: FieldList
  /** Fields besides, as `getRecord` takes them. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
}

const shape = { recordId: id, layoutTypes: names, modes: list, fields: list, optionalFields: list }

/** Reads one record by the fields that its layouts show. It is apart from `getRecord`, which most pages download without it. */
export const getRecordByLayout: ReadAdapter<GetRecordByLayoutConfig, RecordShape> = {
  kind: 'read',
  name: 'getRecordByLayout',
  open(engine, config) {
    const values = checked(shape, config)
    if (values === null) return null
    const { recordId, layoutTypes, modes = ['View'], fields: required = [], optionalFields: optional = [] } = values
    const wish = { name: 'getRecordByLayout', recordIds: [recordId], layoutTypes, modes, required, optional }
    const only = ([part]: readonly RecordUiPart[]) => part?.view.data as RecordShape
    return engine.view(`record-by-layout:${stableKey(wish)}`, () => new RecordUiView(engine, wish, only))
  },
}
