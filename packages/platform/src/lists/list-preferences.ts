import type { ListPreferences } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { changedPreferences, orderedByOf, type PreferencesParams } from '../preferences/column-preferences.ts'
import { changePreference } from '../preferences/stored-preference.ts'
import { type FoundList, findList, type ListReferenceParams } from './find-list.ts'
import { listReferenceOf } from './list-info.ts'
import { listPreferenceKey } from './list-state.ts'

/**
 * The caller's private preferences of a list: width and wrapping by column, and the order.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function listPreferences(caller: PersonCaller, reference: ListReferenceParams): Promise<ListPreferences> {
  return onTheWire(caller, await findList(caller, reference))
}

/**
 * Changes the caller's preferences of a list. Columns that are not sent keep their settings.
 *
 * @throws AppError `NOT_FOUND`, and the errors of `changedPreferences`.
 */
export async function updateListPreferences(
  caller: PersonCaller,
  reference: ListReferenceParams,
  params: PreferencesParams,
): Promise<ListPreferences> {
  const list = await findList(caller, reference)
  await changePreference(caller.engine.database, listPreferenceKey(caller, list), (before) =>
    changedPreferences(caller, list.object, before, params, 'list'),
  )
  return onTheWire(caller, await findList(caller, reference))
}

function onTheWire(caller: PersonCaller, list: FoundList): ListPreferences {
  const { columnWidths, columnWrap, orderedBy } = list.preferences
  return {
    columnWidths,
    columnWrap,
    listReference: listReferenceOf(list),
    orderedBy: orderedByOf(caller, list.object, orderedBy ?? []),
  }
}
