import { limits, type RecordShape } from 'contract'
import { authorise } from '../access/authorise.ts'
import type { PersonCaller } from '../engine.ts'
import { project } from '../query/project.ts'
import { run } from '../query/run.ts'
import { countedPage } from '../records/counted-page.ts'
import { usedIds } from '../records/mru.ts'
import type { Page, PageParams } from '../records/read-page.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import type { ListQuery } from './list-query.ts'
import { allOf } from './view-filter.ts'

/**
 * One page of the caller's recently used records, newest first. Paged by offset, because the ids are few and a key would not work: a record
 * that is opened between two pages moves to the front, and its key moves with it.
 */
export async function readRecentPage(caller: PersonCaller, query: ListQuery, params: PageParams): Promise<Page> {
  const ids = await visibleIds(caller, query)
  const { items, ...page } = countedPage(caller, query.scope, ids, params, limits.listRecordsPageSize)
  return { ...page, records: await recordsByIds(caller, query.object, items, query.selection) }
}

/**
 * Ids of the recently used records that the caller can still see and that match filter and words, in the requested order or by last use.
 */
async function visibleIds(caller: PersonCaller, query: ListQuery): Promise<string[]> {
  const { object } = query
  const used = await usedIds(caller.engine.database, caller.principal.userId, object.apiName)
  if (used.length === 0) return []
  const isPlain = query.where === null && query.words === null && query.order.length === 0
  const result = isPlain
    ? await recordsByIds(caller, object, used, emptySelection())
    : await fitting(caller, query, used)
  if (query.order.length > 0) return result.map(({ id }) => id)
  const visible = new Set(result.map(({ id }) => id))
  return used.filter((id) => visible.has(id))
}

async function fitting(caller: PersonCaller, query: ListQuery, used: readonly string[]): Promise<RecordShape[]> {
  const { object, words, order } = query
  const where = allOf([query.where, { kind: 'compare', path: ['Id'], operator: 'in', value: used }])
  const byId = [{ path: ['Id'], descending: false }]
  const shape = {
    kind: 'list',
    object,
    where,
    words,
    selection: emptySelection(),
    order: order.length > 0 ? order : byId,
    boundary: null,
    limit: used.length,
  } as const
  const rows = await run(caller.runner, authorise(caller.engine.app, shape, caller.grantsOf))
  return project(rows, shape.selection, caller)
}
