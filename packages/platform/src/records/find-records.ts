import type { RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import { selectionOf } from '../access/field-paths.ts'
import { definedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { RecordsWanted } from '../metadata/caller-records.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { parseWhere } from '../shape/parse-where.ts'

/**
 * Finds records that the caller can see, for a server method.
 *
 * @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`.
 */
export async function findRecords(
  caller: PersonCaller,
  objectApiName: string,
  wanted: RecordsWanted,
): Promise<RecordShape[]> {
  const { app } = caller.engine
  const object = app.required(objectApiName)
  const selection = selectionOf(app, caller.grantsOf, object, wanted)
  const order = definedOrder(object, wanted.orderBy)
  const { limit } = wanted
  const shape = {
    kind: 'list',
    object,
    where: parseWhere(wanted.where),
    words: null,
    selection,
    order,
    boundary: null,
    limit,
  } as const
  const rows = await run(caller.runner, authorise(app, shape, caller.grantsOf))
  return project(rows, selection, caller)
}
