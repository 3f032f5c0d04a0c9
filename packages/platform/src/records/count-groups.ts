import { authorise } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import type { CountedGroups, GroupedBy, GroupsWanted } from '../metadata/caller-records.ts'
import { runGroups } from '../query/run.ts'
import { parseWhere } from '../shape/parse-where.ts'
import type { Grouping } from '../shape/shape.ts'

/**
 * Counts the records that the caller can see, in groups, for a server method.
 *
 * @throws AppError `INVALID_TYPE` for an object that does not exist for the caller, `INVALID_FIELD`, `INVALID_FILTER`.
 */
export async function countGroups(
  caller: PersonCaller,
  objectApiName: string,
  { where, by, most }: GroupsWanted,
): Promise<CountedGroups> {
  const { app } = caller.engine
  const shape = {
    kind: 'groups',
    object: app.required(objectApiName),
    where: parseWhere(where),
    words: null,
    by: by.map(groupingOf),
    limit: most + 1,
  } as const
  const groups = await runGroups(caller.runner, authorise(app, shape, caller.grantsOf))
  return { groups, hasMore: groups.reduce((sum, { count }) => sum + count, 0) > most }
}

function groupingOf(by: GroupedBy): Grouping {
  if (typeof by === 'string') return { path: by.split('.'), bounds: null }
  const bounds = by.from.map((bound) =>
    typeof bound === 'object' ? { path: bound.field.split('.') } : { value: bound },
  )
  return { path: by.field.split('.'), bounds }
}
