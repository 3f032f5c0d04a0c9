import type { RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import type { Caller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import type { Selection } from '../shape/selection.ts'

/** Records of one object by id, in the order of the ids; those the caller cannot see are left out. */
export async function recordsByIds(
  caller: Caller,
  object: ObjectModel,
  ids: readonly string[],
  selection: Selection,
): Promise<RecordShape[]> {
  const plan = authorise(caller.engine.app, { kind: 'ids', object, selection, ids }, caller.grantsOf)
  const records = project(await run(caller.runner, plan), selection, caller)
  if (records.length <= 1) return records
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined)
}
