import { type ActionCollection, AppError, limits } from 'contract'
import { canCreate } from '../access/action-offer.ts'
import { visibleRelatedList } from '../access/visible-related-list.ts'
import type { PersonCaller } from '../engine.ts'
import { type BatchItem, failure } from '../records/batch-item.ts'
import { type ActedRecord, actedRecords } from './acted-records.ts'
import { actionCollection } from './action-collection.ts'
import { type ActionPlace, quickActionItems, standardButtonItems } from './action-item.ts'
import { type ActionFilter, type ActionsParams, actionFilter } from './action-params.ts'
import { offeredActions } from './offered-actions.ts'

export type RelatedListActionsParams = ActionsParams & { relatedListId: string }

/**
 * The actions of a related list: New, and the quick actions for related lists.
 *
 * @throws AppError `NOT_FOUND` if a parent or the list does not exist for the caller, and the errors of the filter.
 */
export async function relatedListActions(
  caller: PersonCaller,
  recordIds: readonly string[],
  params: RelatedListActionsParams,
): Promise<ActionCollection> {
  const filter = actionFilter(params)
  return ofOneList(caller, recordIds, await actedRecords(caller, recordIds), params.relatedListId, filter)
}

/**
 * The actions of several lists, in their order. A list that does not exist for the caller is an item with 404; a missing parent fails the
 * whole call.
 *
 * @throws AppError `QUERY_TOO_COMPLICATED` for more than 2,000 sets in all, and the errors of `actedRecords`.
 */
export async function relatedListsActions(
  caller: PersonCaller,
  recordIds: readonly string[],
  lists: readonly RelatedListActionsParams[],
): Promise<{ hasErrors: boolean; results: BatchItem<ActionCollection>[] }> {
  if (recordIds.length * lists.length > limits.actionSetsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: 'too many records and lists in one batch' })
  }
  const records = await actedRecords(caller, recordIds)
  const results = lists.map((list): BatchItem<ActionCollection> => {
    try {
      const result = ofOneList(caller, recordIds, records, list.relatedListId, actionFilter(list))
      return { statusCode: 200, result }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return failure(error)
    }
  })
  return { hasErrors: results.some(({ statusCode }) => statusCode !== 200), results }
}

function ofOneList(
  caller: PersonCaller,
  recordIds: readonly string[],
  records: readonly ActedRecord[],
  relatedListId: string,
  filter: ActionFilter,
): ActionCollection {
  const sets = records.map((record) => {
    const visible = visibleRelatedList(caller.grantsOf, record.object, relatedListId)
    if (!visible) throw new AppError('NOT_FOUND')
    const { object } = visible.grants
    const list = visible.list.relatedListId
    const place: ActionPlace = {
      context: 'RelatedList',
      source: record.id,
      related: { list, recordId: null },
    }
    const button = { name: 'New', label: `New ${object.label}`, object }
    return {
      key: record.id,
      path: `/actions/record/${record.id}/related-list/${list}`,
      actions: [
        ...(canCreate(visible.grants) ? standardButtonItems(caller, button, place, filter) : []),
        ...offeredActions(caller, object.apiName, null).flatMap((model) => quickActionItems(model, place, filter)),
      ],
    }
  })
  const list = sets[0]?.path.split('/').at(-1) ?? relatedListId
  return actionCollection(`/actions/record/${recordIds.join(',')}/related-list/${list}`, sets, filter)
}
