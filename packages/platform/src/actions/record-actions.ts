import type { Action, ActionCollection } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { type ActedRecord, actedRecords } from './acted-records.ts'
import { actionCollection } from './action-collection.ts'
import {
  type ActionPlace,
  customButtonItems,
  quickActionItems,
  type StandardButton,
  standardButtonItems,
} from './action-item.ts'
import { type ActionFilter, type ActionsParams, actionFilter } from './action-params.ts'
import { offeredActions } from './offered-actions.ts'

/**
 * The actions that records offer to the caller.
 *
 * @throws AppError `NOT_FOUND` if one of the records does not exist for the caller, and the errors of the filter.
 */
export async function recordActions(
  caller: PersonCaller,
  recordIds: readonly string[],
  params: ActionsParams,
): Promise<ActionCollection> {
  const filter = actionFilter(params)
  const records = await actedRecords(caller, recordIds)
  const sets = records.map((record) => ({
    key: record.id,
    path: `/actions/record/${record.id}`,
    actions: actionsOf(caller, record, { context: 'Record', source: record.id }, rowButtons(record), filter),
  }))
  return actionCollection(`/actions/record/${recordIds.join(',')}`, sets, filter)
}

/** The actions of the edit page of a record: Cancel, and Save if the caller may update it without a quick action. */
export async function recordEditActions(
  caller: PersonCaller,
  recordIds: readonly string[],
  params: ActionsParams = {},
): Promise<ActionCollection> {
  const filter = actionFilter(params)
  const sets = (await actedRecords(caller, recordIds)).map((record) => ({
    key: record.id,
    path: `/actions/record/${record.id}/record-edit`,
    actions: actionsOf(caller, record, { context: 'RecordEdit', source: record.id }, editButtons(record), filter),
  }))
  return actionCollection(`/actions/record/${recordIds.join(',')}/record-edit`, sets, filter)
}

/** Standard actions first, then link buttons, then the quick actions offered for this record. */
export function actionsOf(
  caller: PersonCaller,
  record: ActedRecord,
  place: ActionPlace,
  buttons: readonly StandardButton[],
  filter: ActionFilter,
): Action[] {
  const quick = record.canAct ? offeredActions(caller, record.object.apiName, record.value) : []
  return [
    ...buttons.flatMap((button) => standardButtonItems(caller, button, place, filter)),
    ...customButtonItems(record.object, place, filter),
    ...quick.flatMap((model) => quickActionItems(model, place, filter)),
  ]
}

/** The standard actions of a record: calls without a quick action. */
export function rowButtons({ object, canEdit, canDelete }: ActedRecord): StandardButton[] {
  return [
    ...(canEdit ? [{ name: 'Edit', label: 'Edit', object }] : []),
    ...(canDelete ? [{ name: 'Delete', label: 'Delete', object }] : []),
  ]
}

const editButtons = ({ object, canEdit }: ActedRecord): StandardButton[] => [
  ...(canEdit ? [{ name: 'SaveEdit', label: 'Save', object }] : []),
  { name: 'CancelEdit', label: 'Cancel', object },
]
