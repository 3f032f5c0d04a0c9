import { limits, type RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { Engine } from '../../engine.ts'
import { batchRequests } from '../../fetch/record-requests.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import { recordKey, stableKey } from '../../keys.ts'
import { BatchView } from '../../read/batch-view.ts'
import type { FieldList } from '../../read/field-lists.ts'
import { FieldLists } from '../../read/field-lists.ts'
import { type RecordView, recordView } from '../../read/record-view.ts'
import { trackedPaths } from '../../store/tracked-paths.ts'

export type GetRecordsConfig = {
  readonly records: readonly {
    readonly recordIds: readonly string[]
    readonly fields?: FieldList
    readonly optionalFields?: FieldList
  }[]
}

/** Reads several records. Only those that the store lacks are asked for, each with the fields of its own group. */
export const getRecords: ReadAdapter<GetRecordsConfig, BatchAnswer<RecordShape>> = {
  kind: 'read',
  name: 'getRecords',
  open(engine, config) {
    if (!Array.isArray(config.records) || config.records.length === 0) return null
    const members = membersOf(engine, config)
    if (members === null) return null
    const batch = {
      name: 'getRecords',
      members,
      requests: (positions: readonly number[]) =>
        groupsOf(members, positions).flatMap((group) => requestsFor(members, group)),
    }
    return engine.view(`records:${stableKey(config)}`, () => new BatchView<BatchAnswer<RecordShape>>(engine, batch))
  },
}

function membersOf(engine: Engine, config: GetRecordsConfig): RecordView[] | null {
  const members: RecordView[] = []
  for (const group of config.records) {
    if (typeof group !== 'object' || group === null) return null
    const { recordIds, fields, optionalFields } = group
    const selection = engine.part(FieldLists).compile(fields, optionalFields)
    if (selection === null || !Array.isArray(recordIds) || recordIds.length === 0) return null
    for (const recordId of recordIds) {
      const id = recordKey(recordId)
      if (id === null) return null
      members.push(recordView(engine, id, selection))
    }
  }
  return members
}

type Group = { objectApiName: string; positions: number[]; required: Set<string>; optional: Set<string> }

function requestsFor(members: readonly RecordView[], { objectApiName, positions, required, optional }: Group) {
  const qualified = (paths: Iterable<string>) => [...paths].sort().map((path) => `${objectApiName}.${path}`)
  const ids = positions.map((position) => members[position]?.id ?? '')
  const wanted = {
    required: qualified(required),
    optional: qualified([...optional].filter((path) => !required.has(path))),
  }
  return batchRequests(ids, wanted).map((request) => [request, positions] as const)
}

/** Records of one object are asked for together, with the fields of all; as many as one request takes. */
function groupsOf(members: readonly RecordView[], positions: readonly number[]): Group[] {
  const open = new Map<string, Group>()
  const groups: Group[] = []
  for (const position of positions) {
    const member = members[position]
    if (member === undefined) continue
    const { objectApiName, selection } = member.selection
    let group = open.get(objectApiName)
    if (group === undefined || group.positions.length === limits.idsPerRequest) {
      group = { objectApiName, positions: [], required: new Set(), optional: new Set() }
      open.set(objectApiName, group)
      groups.push(group)
    }
    const { required, optional } = selection
    group.positions.push(position)
    for (const path of required) group.required.add(path)
    for (const path of [...optional, ...(member.entry.isKnown ? trackedPaths(member.entry) : [])])
      group.optional.add(path)
  }
  return groups
}
