import type { RecordUi } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, ids, list, names } from '../../define/check.ts'
import { stableKey } from '../../keys.ts'
import { type RecordUiPart, RecordUiView } from '../../read/record-ui-view.ts'
import type { FieldList } from '../../selection/field-lists.ts'

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
    return engine.view(`record-ui:${stableKey(wish)}`, () => new RecordUiView(engine, wish, assemble))
  },
}

function assemble(parts: readonly RecordUiPart[], eTag: string): RecordUi {
  const ui: RecordUi = { eTag, layoutUserStates: {}, layouts: {}, objectInfos: {}, records: {} }
  for (const { view, info, layouts, states } of parts) {
    if (view.data !== undefined) ui.records[view.id] = view.data
    ui.objectInfos[info.apiName] = info
    for (const layout of layouts) {
      const { objectApiName, recordTypeId, layoutType, mode } = layout
      ui.layouts[objectApiName] ??= {}
      const byRecordType = ui.layouts[objectApiName]
      byRecordType[recordTypeId] ??= {}
      const byType = byRecordType[recordTypeId]
      byType[layoutType] = { ...byType[layoutType], [mode]: layout }
    }
    for (const { body } of states) {
      const state = body as RecordUi['layoutUserStates'][string] | undefined
      if (state !== undefined) ui.layoutUserStates[state.id] = state
    }
  }
  return ui
}
