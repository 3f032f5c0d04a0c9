import { type ActionCollection, AppError } from 'contract'
import { visibleRelatedList } from '../access/visible-related-list.ts'
import type { PersonCaller } from '../engine.ts'
import { type ActedRecord, actedRecords } from './acted-records.ts'
import { actionCollection } from './action-collection.ts'
import { type ActionsParams, actionFilter } from './action-params.ts'
import { actionsOf, rowButtons } from './record-actions.ts'

/**
 * The actions of rows of related lists, by the id of the row.
 *
 * @throws AppError `NOT_FOUND` if a parent or a row does not exist for the caller, or a row is in no visible related list of the parents;
 * and the errors of the filter.
 */
export async function relatedListRecordActions(
  caller: PersonCaller,
  recordIds: readonly string[],
  relatedListRecordIds: readonly string[],
  params: ActionsParams = {},
): Promise<ActionCollection> {
  const filter = actionFilter(params)
  const parents = await actedRecords(caller, recordIds)
  const rows = await actedRecords(caller, relatedListRecordIds)
  const sets = rows.map((row) => {
    const relatedList = listOf(caller, parents, row)
    const related = { list: relatedList.list, recordId: row.id }
    const place = { context: 'RelatedListRecord', source: relatedList.parentId, related } as const
    return {
      key: row.id,
      path: `/actions/record/${relatedList.parentId}/related-list-record/${row.id}`,
      actions: actionsOf(caller, row, place, rowButtons(row), filter),
    }
  })
  const path = `/actions/record/${recordIds.join(',')}/related-list-record/${relatedListRecordIds.join(',')}`
  return actionCollection(path, sets, filter)
}

/** The first related list of the parents that holds the row. */
function listOf(
  caller: PersonCaller,
  parents: readonly ActedRecord[],
  row: ActedRecord,
): { parentId: string; list: string } {
  for (const parent of parents) {
    for (const { child, list } of parent.object.ownRelatedLists.values()) {
      if (child !== row.object.apiName || row.value(list.field) !== parent.id) continue
      const visible = visibleRelatedList(caller.grantsOf, parent.object, list.relatedListId)
      if (visible) return { parentId: parent.id, list: list.relatedListId }
    }
  }
  throw new AppError('NOT_FOUND')
}
