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
 * The caller's private preferences of a related list.
 *
 * @param preferencesId - such as `Parent__c.RelatedList`, case-insensitive; the answer repeats it as sent.
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
 * Preferences of several related lists: one result for each id, in their order.
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
 * Changes the caller's preferences of a related list. Columns that are not sent keep their settings.
 *
 * @throws AppError `NOT_FOUND`, and the errors of `changedPreferences`.
 */
export async function updateRelatedListPreferences(
  caller: PersonCaller,
  preferencesId: string,
  params: PreferencesParams,
): Promise<RelatedListPreferences> {
  await setRelatedListPreferences(caller, relatedListNamed(caller, preferencesId), params)
  return relatedListPreferences(caller, preferencesId)
}

/** Stores the caller's preferences of a related list. */
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
