import type { RecordUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { recordKey, stableKey } from '../../keys.ts'
import { type FieldList, listOf } from '../../read/field-lists.ts'
import { RecordUiView } from '../../read/record-ui-view.ts'

export type GetRecordUiConfig = {
  readonly recordIds: FieldList
  /** `Full`, `Compact`. */
  readonly layoutTypes: FieldList
  /** `View`, `Edit`, `Create`. */
  readonly modes: FieldList
  readonly optionalFields?: FieldList
}

/** Reads records with their layouts and the descriptions of their objects. All three are known by themselves afterwards. */
export const getRecordUi: ReadAdapter<GetRecordUiConfig, RecordUi> = {
  kind: 'read',
  name: 'getRecordUi',
  open(engine, config) {
    const recordIds = listOf(config.recordIds).map(recordKey)
    const layoutTypes = listOf(config.layoutTypes)
    const modes = listOf(config.modes)
    if (recordIds.length === 0 || layoutTypes.length === 0 || modes.length === 0) return null
    if (!recordIds.every((id) => id !== null)) return null
    const optional = listOf(config.optionalFields)
    const wish = { name: 'getRecordUi', recordIds, layoutTypes, modes, required: [], optional }
    return engine.view(`record-ui:${stableKey(wish)}`, () => new RecordUiView<RecordUi>(engine, wish, (ui) => ui))
  },
}
