import { AppError } from 'contract'
import { visibleRelatedList } from '../access/visible-related-list.ts'
import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { RelatedListDefinition } from '../metadata/object.ts'
import { type ColumnPreferences, shownPreferences } from '../preferences/column-preferences.ts'
import { type PreferenceKey, readPreference } from '../preferences/stored-preference.ts'

/** A related list of an object, without a record to be the parent. */
export type RelatedListOfObject = { parent: ObjectModel; child: ObjectModel; list: RelatedListDefinition }

/** @throws AppError `NOT_FOUND`, also for a parent or children that the caller cannot see. */
export function relatedListOfObject(
  caller: PersonCaller,
  parentObjectApiName: string,
  relatedListId: string,
): RelatedListOfObject {
  const parent = caller.grantsOf(parentObjectApiName)?.object
  const visible = parent && visibleRelatedList(caller.grantsOf, parent, relatedListId)
  if (!parent || !visible) throw new AppError('NOT_FOUND')
  return { parent, child: visible.grants.object, list: visible.list }
}

/** The key of the caller's preferences of a related list. */
export function relatedListKey(
  { principal }: PersonCaller,
  parent: ObjectModel,
  { relatedListId }: RelatedListDefinition,
): PreferenceKey {
  return { userId: principal.userId, kind: 'relatedList', key: `${parent.apiName}.${relatedListId}` }
}

/** The caller's stored preferences of a related list. */
export async function relatedListState(
  caller: PersonCaller,
  { parent, child, list }: RelatedListOfObject,
): Promise<ColumnPreferences> {
  const kept = await readPreference(caller.engine.database, relatedListKey(caller, parent, list))
  return shownPreferences(caller, child, kept, 'parent')
}
