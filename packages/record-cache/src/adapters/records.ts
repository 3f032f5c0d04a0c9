import type { RecordShape, RecordUi } from 'contract'
import * as records from 'contract/ui-api/records'
import type { ReadAdapter, WriteAdapter } from '../adapter.ts'
import { checked, INVALID, id, ids, list, mapOf, name, names, scalar } from '../define/check.ts'
import type { Engine } from '../engine/engine.ts'
import { insertCreated } from '../fetch/insert-created.ts'
import { chunksOf, pathOf, queryOf, recordRequests } from '../fetch/record-requests.ts'
import { recordKey, stableKey } from '../keys.ts'
import type { BatchAnswer } from '../normalise/store-record.ts'
import { BatchView } from '../read/batch-view.ts'
import { type RecordUiPart, RecordUiView } from '../read/record-ui-view.ts'
import { type RecordView, recordView } from '../read/record-view.ts'
import { type FieldList, fieldLists, type SomeFields } from '../selection/field-lists.ts'
import { trackedPaths } from '../store/tracked-paths.ts'
import { applyWrite, applyWrites, deletion } from './apply-writes.ts'

/** Values to set, by field API name. */
export type FieldInputs = { readonly [fieldApiName: string]: string | number | boolean | null }

/** Flags of the service on writes; it honours them for internal users only. */
export type WriteFlags = {
  readonly handleOwnerChange?: boolean
  readonly triggerOtherEmail?: boolean
  readonly triggerUserEmail?: boolean
  readonly useDefaultRule?: boolean
}

/** @throws Error `Invalid recordInput` when it is not a map of scalars. */
export function checkFields(fields: unknown): asserts fields is FieldInputs {
  if (mapOf(scalar).of(fields) === INVALID) throw new Error('Invalid recordInput')
}

/** The records that values may point to: their related lists may hold the record that the values belong to. */
export const pointedTo = (fields: FieldInputs): string[] =>
  Object.values(fields).flatMap((value) => recordKey(value) ?? [])

export type CreateRecordInput = {
  readonly apiName: string
  readonly fields: FieldInputs
  readonly allowSaveOnDuplicate?: boolean
} & WriteFlags

/**
 * Creates a record. Its answer is in the store afterwards, and at once in those subscribed lists of whose filter and order that is certain;
 * lists of its object and related lists of the records it points to are refetched where they have subscribers.
 *
 * @returns null when the service answers without content.
 * @throws Error `Invalid recordInput`
 */
export const createRecord: WriteAdapter<CreateRecordInput, RecordShape | null> = {
  kind: 'write',
  name: 'createRecord',
  request({ apiName, fields, allowSaveOnDuplicate, ...flags }) {
    checkFields(fields)
    if (name.of(apiName) === INVALID) throw new Error('Invalid recordInput')
    const body = { apiName, fields, allowSaveOnDuplicate }
    return { method: 'POST', path: records.createRecord.path, query: queryOf(flags), body }
  },
  apply(engine, answer, input) {
    const { apiName: objectApiName, fields } = input
    return applyWrite(engine, answer, { operation: 'created', id: '', objectApiName, parentIds: pointedTo(fields) })
  },
}

/**
 * Deletes a record, by its id. It leaves the store; its subscribers are notified that it does not exist, and subscribed lists and counts that
 * it was in are refetched.
 *
 * @throws Error `Invalid config for "deleteRecord"`
 */
export const deleteRecord: WriteAdapter<string, null> = {
  kind: 'write',
  name: 'deleteRecord',
  request(input) {
    const recordId = recordKey(input)
    if (recordId === null) throw new Error('Invalid config for "deleteRecord"')
    return { method: 'DELETE', path: pathOf(records.deleteRecord.path, { recordId }) }
  },
  apply(engine, _answer, input) {
    const id = recordKey(input) ?? ''
    applyWrites(engine, [deletion(id)])
    return null
  },
}

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

/** Reads one record by the fields that its layouts show. It is apart from `getRecord`, which most pages download without it. */
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

export type GetRecordsConfig = {
  readonly records: readonly ({ readonly recordIds: readonly string[] } & SomeFields)[]
}

const groupShape = { recordIds: ids, fields: list, optionalFields: list }

/** Reads several records. Only those that the store lacks are asked for, those of one object together with the fields of all. */
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

/**
 * The same write, after which created records show at once in the subscribed lists that they surely belong to, before those are refetched:
 * `const create = insertsCreated(createRecord)`. It is apart from the writes, because most of it is code that few pages need.
 */
export const insertsCreated = <I, D>(write: WriteAdapter<I, D>): WriteAdapter<I, D> => ({
  ...write,
  apply(engine, body, input) {
    engine.insertCreated = insertCreated
    try {
      return write.apply(engine, body, input)
    } finally {
      engine.insertCreated = undefined
    }
  },
})

export type UpdateRecordInput = {
  /** The values to set, and the record's id as `Id`. */
  readonly fields: FieldInputs & { readonly Id: string }
  readonly apiName?: string
  readonly allowSaveOnDuplicate?: boolean
  /** Rejects the update when the record has changed since; an ISO time with a fraction and Z, such as `lastModifiedDate`. */
  readonly ifUnmodifiedSince?: string
} & WriteFlags

const ISO_WITH_FRACTION = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+Z$/

/**
 * Updates fields of a record. The stored record is evicted, except the fields that subscribers read: those that the answer lacks are
 * requested again, with one request, and subscribers are notified once.
 *
 * @returns the fields that the service answered; null when it answers without content.
 * @throws Error `Invalid recordInput`
 */
export const updateRecord: WriteAdapter<UpdateRecordInput, RecordShape | null> = {
  kind: 'write',
  name: 'updateRecord',
  request({ fields, apiName, allowSaveOnDuplicate, ifUnmodifiedSince = '', ...flags }) {
    checkFields(fields)
    const { Id, ...values } = fields
    const recordId = recordKey(Id)
    if (recordId === null) throw new Error('Invalid recordInput')
    return {
      method: 'PATCH',
      path: pathOf(records.updateRecord.path, { recordId }),
      query: queryOf(flags),
      body: { apiName, allowSaveOnDuplicate, fields: values },
      ...(ISO_WITH_FRACTION.test(ifUnmodifiedSince) && {
        headers: { 'If-Unmodified-Since': new Date(ifUnmodifiedSince).toUTCString() },
      }),
    }
  },
  apply(engine, answer, input) {
    const id = recordKey(input.fields.Id) ?? ''
    return applyWrite(engine, answer, { operation: 'updated', id, objectApiName: input.apiName ?? '', parentIds: [] })
  },
}
