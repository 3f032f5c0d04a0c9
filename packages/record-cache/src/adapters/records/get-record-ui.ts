import type { RecordUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, ids, list, names } from '../../define/check.ts'
import { stableKey } from '../../keys.ts'
import type { FieldList } from '../../read/field-lists.ts'
import { RecordUiView } from '../../read/record-ui-view.ts'

export type GetRecordUiConfig = {
  readonly recordIds: FieldList
  /** `Full`, `Compact`. */
  readonly layoutTypes: FieldList
  /** `View`, `Edit`, `Create`. */
  readonly modes: FieldList
  readonly optionalFields?: FieldList
}

const shape = { recordIds: ids, layoutTypes: names, modes: names, optionalFields: list }

/** Reads records with their layouts and the descriptions of their objects. All three are known by themselves afterwards. */
export const getRecordUi: ReadAdapter<GetRecordUiConfig, RecordUi> = {
  kind: 'read',
  name: 'getRecordUi',
  open(engine, config) {
    const values = checked(shape, config)
    if (values === null) return null
    const { optionalFields: optional = [], ...wanted } = values
    const wish = { name: 'getRecordUi', ...wanted, required: [], optional }
    return engine.view(`record-ui:${stableKey(wish)}`, () => new RecordUiView<RecordUi>(engine, wish, (ui) => ui))
  },
}
