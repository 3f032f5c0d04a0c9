import { limits, type RelatedListRecords } from 'contract'
import { addSystemFields, resolvePath, selectionOf, whereInAnyCase } from '../access/field-paths.ts'
import { definedOrder, requestedOrder } from '../access/requested-order.ts'
import type { PersonCaller } from '../engine.ts'
import type { RequestedFields } from '../metadata/caller-records.ts'
import { columnLabel } from '../query/column-label.ts'
import { whereText } from '../query/where-text.ts'
import { type PageParams, readPage } from '../records/read-page.ts'
import { parseWhere } from '../shape/parse-where.ts'
import { pathSteps } from '../shape/selection.ts'
import type { Where } from '../shape/where.ts'
import { findParent, findRelatedList, type Parent, type RelatedList, rowsOf } from './find-related-list.ts'
import { pageWithUrls, relatedListScope } from './related-list-page.ts'
import { relatedListReference } from './related-list-reference.ts'
import { relatedListState } from './related-list-state.ts'

/** The parameters of a page of a related list: fields beyond its columns, a page, an order and a filter. */
export type RelatedListPageParams = RequestedFields &
  PageParams & {
    sortBy?: readonly string[] | undefined
    /** As `parseWhere` reads it: an object, JSON text or GraphQL notation. */
    where?: unknown
    includeColumnLabels?: boolean | undefined
  }

/**
 * One page of the children of a record.
 *
 * @returns `columnLabels` by column name, empty unless requested; `sortBy` as requested, because clients use it as a key; empty for the
 * order of the list.
 * @throws AppError `NOT_FOUND` for the parent or the list, and the errors of `listRecords`.
 */
export async function relatedListRecords(
  caller: PersonCaller,
  parentRecordId: string,
  relatedListId: string,
  params: RelatedListPageParams = {},
): Promise<RelatedListRecords> {
  return recordsOfRelated(caller, await findParent(caller, parentRecordId), relatedListId, params)
}

/** As {@link relatedListRecords}, for a parent from `findParent`. */
export async function recordsOfRelated(
  caller: PersonCaller,
  parentRecord: Parent,
  relatedListId: string,
  params: RelatedListPageParams,
): Promise<RelatedListRecords> {
  const related = findRelatedList(caller, parentRecord, relatedListId)
  const { app } = caller.engine
  const { child, parent, list } = related
  const columns = readableColumns(caller, related)
  const selection = selectionOf(app, caller.grantsOf, child, {
    fields: [...columns, ...(params.fields ?? [])],
    optionalFields: params.optionalFields ?? [],
  })
  addSystemFields(caller.grantsOf, child, selection)
  const requested = whereInAnyCase(app, caller.grantsOf, child, parseWhere(params.where))
  const rows = rowsOf(related)
  const where: Where = requested ? { kind: 'and', of: [rows, requested] } : rows
  const { orderedBy } = await relatedListState(caller, { parent: parent.object, child, list })
  const order = params.sortBy?.length
    ? requestedOrder(app, caller.grantsOf, child, params.sortBy, 'parent')
    : definedOrder(child, orderedBy ?? list.orderBy)
  const scope = relatedListScope(caller, parent.id, list.relatedListId, requested, order)
  const wanted = { object: child, where, words: null, selection, order, scope }
  const { records, ...page } = await readPage(caller, wanted, params, limits.relatedListRecordsPageSize)
  return {
    ...pageWithUrls(parent.id, list.relatedListId, page, params),
    columnLabels: params.includeColumnLabels
      ? Object.fromEntries(columns.map((name) => [name, columnLabel(app, child, name)]))
      : {},
    count: records.length,
    fields: [...(params.fields ?? [])],
    listInfoETag: null,
    listReference: relatedListReference(related),
    optionalFields: [...(params.optionalFields ?? [])],
    records,
    sortBy: [...(params.sortBy ?? [])],
    where: whereText(params.where),
  }
}

function readableColumns({ engine, grantsOf }: PersonCaller, { child, list }: RelatedList): string[] {
  return list.columns.filter((name) => resolvePath(engine.app, grantsOf, child, pathSteps(child, name)) !== null)
}
