import type { PersonCaller } from '../engine.ts'
import type { ObjectModel } from '../metadata/app-model.ts'
import type { ListViewDefinition } from '../metadata/object.ts'
import { type ColumnPreferences, shownPreferences } from '../preferences/column-preferences.ts'
import type { PreferenceKey } from '../preferences/stored-preference.ts'
import { markUsed } from '../records/mru.ts'
import { prepared } from '../schema/prepared.ts'

/** The caller's state of a list: preferences, and whether it is the last opened list of its object. */
export type ListState = { preferences: ColumnPreferences; isNewest: boolean }

type List = { object: ObjectModel; view: ListViewDefinition | null }

/** The key of the caller's preferences of a list. */
export function listPreferenceKey({ principal }: PersonCaller, { object, view }: List): PreferenceKey {
  return { userId: principal.userId, kind: 'list', key: view?.id ?? `recent/${object.apiName}` }
}

/** The key of the recently opened lists of an object. */
export const openedLists = ({ apiName }: List['object']): string => `list/${apiName}`

export async function listState(caller: PersonCaller, list: List): Promise<ListState> {
  const { userId, kind, key } = listPreferenceKey(caller, list)
  const { rows } = await caller.engine.database.query(STATE, [userId, kind, key, openedLists(list.object)])
  const [kept, newest] = rows[0] ?? []
  return { preferences: shownPreferences(caller, list.object, kept, 'list'), isNewest: newest === key }
}

const STATE = prepared(
  `select (select value from user_preference where user_id = $1 and kind = $2 and key = $3),
     (select record_id from recently_used where user_id = $1 and object = $4 order by used_at desc, record_id desc limit 1)`,
)

/** Stores that the caller opened a list, unless it is the last opened list already. */
export async function markOpened(
  { engine, principal }: PersonCaller,
  { object, view, isNewest }: List & Pick<ListState, 'isNewest'>,
): Promise<void> {
  if (view === null || isNewest) return
  await markUsed(engine.database, principal.userId, openedLists(object), view.id)
}
