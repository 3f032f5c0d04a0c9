import type { Action, ActionCollection } from 'contract'
import { eTagOf } from '../e-tag.ts'
import { uiApiUrl } from '../ui-api-url.ts'
import type { ActionFilter } from './action-params.ts'

/** The actions of one record or object, with the path that requests just these. */
export type ActionSet = { key: string; path: string; actions: Action[] }

/** Joins sets into the answer of a call; `path` is that of the call. */
export function actionCollection(
  path: string,
  sets: readonly ActionSet[],
  { query }: Pick<ActionFilter, 'query'>,
): ActionCollection {
  const actions: ActionCollection['actions'] = {}
  for (const set of sets) actions[set.key] = { actions: set.actions, links: [], url: uiApiUrl(set.path, query) }
  const body = { actions, url: uiApiUrl(path, query) }
  return { ...body, eTag: eTagOf(body) }
}
