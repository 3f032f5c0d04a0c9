import { AppError } from 'contract'
import { visibleChildren, visibleRelatedList } from '../access/visible-related-list.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RelatedListDefinition } from '../metadata/object.ts'
import { objectOfId } from '../records/record-id.ts'
import { recordsByIds } from '../records/records-by-ids.ts'
import { emptySelection } from '../shape/selection.ts'
import type { Where } from '../shape/where.ts'

/** A record that the caller can read, as the parent of lists. */
export type Parent = { object: ObjectModel; id: string }

/** A related list of a parent, with the object of its rows. */
export type RelatedList = { parent: Parent; child: ObjectModel; list: RelatedListDefinition }

/** @throws AppError `NOT_FOUND`, also for a parent that the caller cannot see; `INVALID_ID_FIELD`. */
export async function findParent(caller: PersonCaller, parentRecordId: string): Promise<Parent> {
  const { object, id } = objectOfId(caller.engine.app, parentRecordId)
  if (!caller.grantsOf(object.apiName)) throw new AppError('NOT_FOUND')
  const [parent] = await recordsByIds(caller, object, [id], emptySelection())
  if (!parent) throw new AppError('NOT_FOUND')
  return { object, id }
}

/**
 * A related list by its id, or the children of a relationship by its name.
 *
 * @throws AppError `NOT_FOUND`, also for a list of children that the caller cannot see.
 */
export function findRelatedList(caller: PersonCaller, parent: Parent, relatedListId: string): RelatedList {
  const { grantsOf } = caller
  const visible =
    visibleRelatedList(grantsOf, parent.object, relatedListId) ??
    visibleChildren(grantsOf, parent.object, relatedListId)
  if (!visible) throw new AppError('NOT_FOUND')
  return { parent, child: visible.grants.object, list: visible.list }
}

/** The filter for the rows of a related list: the lookup contains the parent. */
export function rowsOf({ parent, list }: RelatedList): Where {
  return { kind: 'compare', path: [list.field], operator: 'eq', value: parent.id }
}
