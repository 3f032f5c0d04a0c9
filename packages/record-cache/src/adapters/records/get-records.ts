import type { RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { checked, ids, list } from '../../define/check.ts'
import type { Engine } from '../../engine/engine.ts'
import { chunksOf, recordRequests } from '../../fetch/record-requests.ts'
import { stableKey } from '../../keys.ts'
import type { BatchAnswer } from '../../normalise/store-record.ts'
import { BatchView } from '../../read/batch-view.ts'
import { type RecordView, recordView } from '../../read/record-view.ts'
import { fieldLists, type SomeFields } from '../../selection/field-lists.ts'
import { trackedPaths } from '../../store/tracked-paths.ts'

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
