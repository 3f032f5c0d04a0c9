import { AppError, type Layout, type LayoutUserState } from 'contract'
import type { PersonCaller } from '../engine.ts'
import { changePreference, readPreferences } from '../preferences/stored-preference.ts'
import { type LayoutParams, layoutOf } from './layout.ts'

/** Sections to collapse or to open, by id; a value may repeat the id. */
export type SectionsParams = Readonly<Record<string, { collapsed: boolean; id?: string | undefined }>>

type Kept = { collapsed?: Readonly<Record<string, boolean>> } | null

/**
 * The sections of a layout that the caller has collapsed; private to the caller.
 *
 * @throws AppError as `layoutOf` does.
 */
export async function layoutUserState(
  caller: PersonCaller,
  objectApiName: string,
  params: LayoutParams = {},
): Promise<LayoutUserState> {
  const layout = layoutOf(caller, objectApiName, params)
  const states = await userStatesOf(caller, [layout])
  return states[String(layout.id)] ?? stateOf([layout], null)
}

/**
 * Collapses or opens sections of a layout; other sections are unchanged.
 *
 * @throws AppError as `layoutOf` does, and `INVALID_API_INPUT` for a section that the caller does not see in the layout, or that occurs
 * twice.
 */
export async function updateLayoutUserState(
  caller: PersonCaller,
  objectApiName: string,
  params: LayoutParams,
  sections: SectionsParams,
): Promise<LayoutUserState> {
  const layout = layoutOf(caller, objectApiName, params)
  const shown = new Set(layout.sections.map(({ id }) => id))
  if (Object.entries(sections).some(([id, state]) => !shown.has(id) || (state.id ?? id) !== id)) {
    throw new AppError('INVALID_API_INPUT', { reason: 'sectionUserStates names a section that is not of this layout' })
  }
  const key = { userId: caller.principal.userId, kind: 'layout', key: String(layout.id) } as const
  await changePreference(caller.engine.database, key, (before) => ({
    collapsed: {
      ...(before as Kept)?.collapsed,
      ...Object.fromEntries(Object.entries(sections).map(([id, { collapsed }]) => [id, collapsed])),
    },
  }))
  return layoutUserState(caller, objectApiName, params)
}

/** The states of layouts by layout id, each with the sections of all requested modes. */
export async function userStatesOf(
  caller: PersonCaller,
  layouts: readonly Layout[],
): Promise<Record<string, LayoutUserState>> {
  const byId = Map.groupBy(layouts, ({ id }) => String(id))
  if (byId.size === 0) return {}
  const keys = [...byId.keys()]
  const userId = caller.principal.userId
  const kept = await readPreferences(caller.engine.database, { userId, kind: 'layout', keys })
  return Object.fromEntries([...byId].map(([id, ofLayout]) => [id, stateOf(ofLayout, (kept.get(id) ?? null) as Kept)]))
}

/** Sections are open until the user collapses them. */
function stateOf(layouts: readonly Layout[], kept: Kept): LayoutUserState {
  const ids = layouts.flatMap(({ sections }) => sections).map(({ id }) => String(id))
  return {
    id: String(layouts[0]?.id),
    sectionUserStates: Object.fromEntries(ids.map((id) => [id, { collapsed: kept?.collapsed?.[id] ?? false, id }])),
  }
}
