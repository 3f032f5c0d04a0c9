import { AppError } from 'contract'
import { authorise } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import type { RowsCounted } from '../metadata/caller-records.ts'
import { runCount } from '../query/run.ts'
import { findList, type ListReferenceParams } from './find-list.ts'
import { listQuery } from './list-query.ts'

/**
 * Counts the records of a list view that the caller can read, up to `most`.
 *
 * @returns the number; `most + 1` means that there are more.
 * @throws AppError `NOT_FOUND`, also for the list of recently used records, `INVALID_FIELD`, `INVALID_FILTER`,
 *   `ILLEGAL_QUERY_PARAMETER_VALUE`, `QUERY_TOO_COMPLICATED`.
 */
export async function countListRecords(
  caller: PersonCaller,
  reference: ListReferenceParams,
  { most, ...wanted }: RowsCounted,
): Promise<number> {
  const list = await findList(caller, reference)
  // The recently used records cannot be counted by a query; one page shows them all.
  if (list.view === null) throw new AppError('NOT_FOUND')
  const { object, where, words } = listQuery(caller, list, wanted)
  const shape = { kind: 'count', object, where, words, limit: most + 1 } as const
  return (await runCount(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))) ?? 0
}
