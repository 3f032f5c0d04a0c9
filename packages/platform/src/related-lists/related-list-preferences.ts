import { AppError, limits, type RelatedListPreferences } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { changedPreferences, orderedByOf, type PreferencesParams } from '../preferences/column-preferences.ts'
import { changePreference } from '../preferences/stored-preference.ts'
import { answerItems, type BatchItem } from '../records/batch-item.ts'
import {
  type RelatedListOfObject,
  relatedListKey,
  relatedListOfObject,
  relatedListState,
} from './related-list-state.ts'

/**
 * What the caller set of a related list; private to the caller.
 *
 * @param preferencesId - `Parent__c.RelatedList`, in any case; the answer repeats it.
 * @throws AppError `NOT_FOUND`.
 */
export async function relatedListPreferences(
  caller: PersonCaller,
  preferencesId: string,
): Promise<RelatedListPreferences> {
  const related = relatedListNamed(caller, preferencesId)
  const { columnWidths, columnWrap, orderedBy } = await relatedListState(caller, related)
  return { columnWidths, columnWrap, orderedBy: orderedByOf(caller, related.child, orderedBy ?? []), preferencesId }
}

/**
 * The same of several related lists: as many results as ids, in their order.
 *
 * @throws AppError `QUERY_TOO_COMPLICATED`.
 */
export async function relatedListPreferencesBatch(
  caller: PersonCaller,
  preferencesIds: readonly string[],
): Promise<{ results: BatchItem<RelatedListPreferences>[] }> {
  if (preferencesIds.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} ids` })
  }
  return { results: await answerItems(preferencesIds, (id) => relatedListPreferences(caller, id)) }
}

/**
 * Changes what the caller set of a related list; columns that are not named keep what they have.
 *
 * @throws AppError `NOT_FOUND` and those of `changedPreferences`.
 */
export async function updateRelatedListPreferences(
  caller: PersonCaller,
  preferencesId: string,
  params: PreferencesParams,
): Promise<RelatedListPreferences> {
  await setRelatedListPreferences(caller, relatedListNamed(caller, preferencesId), params)
  return relatedListPreferences(caller, preferencesId)
}

/** Keeps what the caller sets of a related list. */
export async function setRelatedListPreferences(
  caller: PersonCaller,
  { parent, child, list }: RelatedListOfObject,
  params: PreferencesParams,
): Promise<void> {
  await changePreference(caller.engine.database, relatedListKey(caller, parent, list), (before) =>
    changedPreferences(caller, child, before, params, 'parent'),
  )
}

function relatedListNamed(caller: PersonCaller, preferencesId: string): RelatedListOfObject {
  const [parent = '', ...rest] = preferencesId.split('.')
  return relatedListOfObject(caller, parent, rest.join('.'))
}
