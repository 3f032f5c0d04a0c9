import type { RecordShape, RecordUi } from 'contract'
import type { ReadAdapter } from '../adapter.ts'
import { checked, id, ids, list, names } from '../define/check.ts'
import type { Engine } from '../engine/engine.ts'
import { chunksOf, recordRequests } from '../fetch/record-requests.ts'
import { recordKey, stableKey } from '../keys.ts'
import type { BatchAnswer } from '../normalise/store-record.ts'
import { BatchView } from '../read/batch-view.ts'
import { type RecordUiPart, RecordUiView } from '../read/record-ui-view.ts'
import { type RecordView, recordView } from '../read/record-view.ts'
import { type FieldList, fieldLists, type SomeFields } from '../selection/field-lists.ts'
import { trackedPaths } from '../store/tracked-paths.ts'

export type GetRecordByLayoutConfig = {
  readonly recordId: string
  /** `Full`, `Compact`: reads the fields that these layouts of the record show. */
  readonly layoutTypes: FieldList
  /** `View`, `Edit`, `Create`; `View` when absent. */
  readonly modes?: FieldList
  /** Further fields, as for `getRecord`. */
  readonly fields?: FieldList
  readonly optionalFields?: FieldList
}

const byLayoutShape = { recordId: id, layoutTypes: names, modes: list, fields: list, optionalFields: list }

/** Reads one record by the fields of its layouts. Separate from `getRecord`, because most pages need only that one. */
export const getRecordByLayout: ReadAdapter<GetRecordByLayoutConfig, RecordShape> = {
  kind: 'read',
  name: 'getRecordByLayout',
  open(engine, config) {
    const values = checked(byLayoutShape, config)
    if (values === null) return null
    const { recordId, layoutTypes, modes = ['View'], fields: required = [], optionalFields: optional = [] } = values
    const wish = { name: 'getRecordByLayout', recordIds: [recordId], layoutTypes, modes, required, optional }
    const only = ([part]: readonly RecordUiPart[]) => part?.view.data as RecordShape
    return engine.view(`record-by-layout:${stableKey(wish)}`, () => new RecordUiView(engine, wish, only))
  },
}

export type GetRecordUiConfig = {
  readonly recordIds: FieldList
  /** `Full`, `Compact`. */
  readonly layoutTypes: FieldList
  /** `View`, `Edit`, `Create`. */
  readonly modes: FieldList
  readonly optionalFields?: FieldList
}

const recordUiShape = { recordIds: ids, layoutTypes: names, modes: names, optionalFields: list }

/** Reads records with their layouts and the descriptions of their objects. All three are stored, so that later reads of each need no request. */
export const getRecordUi: ReadAdapter<GetRecordUiConfig, RecordUi> = {
  kind: 'read',
  name: 'getRecordUi',
  open(engine, config) {
    const values = checked(recordUiShape, config)
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

/** Fields start with the object's name, as in `Case.Subject` or `Case.Account.Name`, at most six names deep. */
export type GetRecordConfig = { readonly recordId: string } & SomeFields

/** Reads one record by fields. Requires `recordId` and at least one field. For a read by layouts, see `getRecordByLayout`. */
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

export type GetRecordsConfig = {
  readonly records: readonly ({ readonly recordIds: readonly string[] } & SomeFields)[]
}

const groupShape = { recordIds: ids, fields: list, optionalFields: list }

/** Reads several records. Only missing ones are requested: one request for each object, with the fields of all its records. */
export const getRecords: ReadAdapter<GetRecordsConfig, BatchAnswer<RecordShape>> = {
  kind: 'read',
  name: 'getRecords',
  open(engine, config) {
    const groups: readonly unknown[] = Array.isArray(config.records) ? config.records : []
    const members = groups.flatMap((group) => membersOf(engine, group) ?? [null])
    if (members.length === 0 || !members.every((member) => member !== null)) return null
    const requests = (positions: readonly number[]) => {
      const byObject = new Map<string, number[]>()
      for (const position of positions) {
        const objectApiName = members[position]?.selection.objectApiName ?? ''
        const known = byObject.get(objectApiName)
        if (known) known.push(position)
        else byObject.set(objectApiName, [position])
      }
      return [...byObject.values()].flatMap(chunksOf).flatMap((chunk) => requestsFor(members, chunk))
    }
    const batch = { name: 'getRecords', members, requests }
    return engine.view(`records:${stableKey(config)}`, () => new BatchView<BatchAnswer<RecordShape>>(engine, batch))
  },
}

function membersOf(engine: Engine, group: unknown): RecordView[] | null {
  const values = checked(groupShape, group)
  const selection = values && engine.singleton(fieldLists).compile(values.fields, values.optionalFields)
  return selection && values.recordIds.map((id) => recordView(engine, id, selection))
}

/** The requests for records of one object. */
function requestsFor(members: readonly RecordView[], positions: readonly number[]) {
  const requested = positions.flatMap((position) => members[position] ?? [])
  const required = new Set(requested.flatMap(({ selection }) => selection.selection.paths(false)))
  const optional = requested.flatMap(({ selection, entry }) => [
    ...selection.selection.paths(true),
    ...(entry.isKnown ? trackedPaths(entry) : []),
  ])
  const others = new Set(optional.filter((path) => !required.has(path)))
  const qualified = (paths: Iterable<string>) =>
    [...paths].sort().map((path) => `${requested[0]?.selection.objectApiName}.${path}`)
  const wanted = { required: qualified(required), optional: qualified(others) }
  const ids = requested.map(({ id }) => id)
  return recordRequests(ids, wanted, undefined, true).map((request) => [request, positions] as const)
}
