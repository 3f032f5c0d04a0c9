import { limits, type RecordShape } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import type { Engine } from '../../engine.ts'
import { batchRequests } from '../../fetch/record-requests.ts'
import { type BatchAnswer, takeRecords } from '../../fetch/take-records.ts'
import type { FetchError } from '../../fetch-error.ts'
import { recordKey, stableKey } from '../../keys.ts'
import { BatchView } from '../../read/batch-view.ts'
import type { FieldList } from '../../read/field-lists.ts'
import { noteAbsent } from '../../read/note-absent.ts'
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
    return engine.view(
      `records:${stableKey(config)}`,
      () =>
        new BatchView<BatchAnswer<RecordShape>>(engine, 'getRecords', members, (positions, _demand, signal) =>
          askFor(engine, members, positions, signal),
        ),
    )
  },
}

function membersOf(engine: Engine, config: GetRecordsConfig): RecordView[] | null {
  const members: RecordView[] = []
  for (const group of config.records) {
    if (typeof group !== 'object' || group === null) return null
    const { recordIds, fields, optionalFields } = group
    const selection = engine.fieldLists.compile(fields, optionalFields)
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

async function askFor(
  engine: Engine,
  members: readonly RecordView[],
  positions: readonly number[],
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, FetchError>> {
  const refused = new Map<number, FetchError>()
  await Promise.all(
    groupsOf(members, positions).map(async ({ objectApiName, positions: asked, required, optional }) => {
      const qualify = (path: string) => `${objectApiName}.${path}`
      const others = [...optional].filter((path) => !required.has(path)).sort()
      const wanted = { required: [...required].sort().map(qualify), optional: others.map(qualify) }
      const selection = engine.fieldLists.selections.of(required, others)
      const ids = asked.map((position) => members[position]?.id ?? '')
      for (const request of batchRequests(ids, wanted)) {
        const take = (body: unknown) =>
          engine.ingest((ingestion) => {
            for (const [id, error] of takeRecords(engine, ingestion, ids, request.path, body)) {
              for (const position of asked) if (members[position]?.id === id) refused.set(position, error)
            }
            for (const id of ids) {
              const entry = engine.store.records.get(id)
              if (entry?.isKnown) noteAbsent(engine.store, entry, selection)
            }
          })
        await engine.network.share(request, take, signal)
      }
    }),
  )
  return refused
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
    const { required, optional } = selection.paths()
    group.positions.push(position)
    for (const path of required) group.required.add(path)
    for (const path of [...optional, ...(member.entry.isKnown ? trackedPaths(member.entry) : [])])
      group.optional.add(path)
  }
  return groups
}
