import { type ActionCollection, AppError, limits } from 'contract'
import { canCreate } from '../access/action-offer.ts'
import type { Grants } from '../access/grants.ts'
import { isKnownTo } from '../access/known-to.ts'
import type { PersonCaller } from '../engine.ts'
import { actionCollection } from './action-collection.ts'
import { quickActionItems, type StandardButton, standardButtonItems } from './action-item.ts'
import { type ActionsParams, actionFilter } from './action-params.ts'
import { offeredActions } from './offered-actions.ts'

/** The actions that need no record, as the set `Global`; without actions that create records which the caller may not create. */
export function globalActions(caller: PersonCaller, params: ActionsParams = {}): ActionCollection {
  const filter = actionFilter(params)
  const actions = offeredActions(caller, null, null).flatMap((model) =>
    quickActionItems(model, { context: 'Global', source: 'Global' }, filter),
  )
  return actionCollection('/actions/global', [{ key: 'Global', path: '/actions/global', actions }], filter)
}

/** The actions of the page for a new record. @throws AppError `NOT_FOUND` for an object that does not exist for the caller. */
export function objectCreateActions(
  caller: PersonCaller,
  objectApiName: string,
  params: ActionsParams = {},
): ActionCollection {
  const filter = actionFilter(params)
  const grants = known(caller, objectApiName)
  const { object } = grants
  const buttons: StandardButton[] = [
    ...(canCreate(grants) ? [{ name: 'SaveEdit', label: 'Save', object }] : []),
    { name: 'CancelEdit', label: 'Cancel', object },
  ]
  const place = { context: 'ObjectCreate', source: object.apiName } as const
  const actions = buttons.flatMap((button) => standardButtonItems(caller, button, place, filter))
  const path = `/actions/object/${object.apiName}/record-create`
  return actionCollection(path, [{ key: object.apiName, path, actions }], filter)
}

/** The actions of lookups to objects: New, if the caller may create records. @throws AppError `NOT_FOUND`, `QUERY_TOO_COMPLICATED`. */
export function lookupActions(
  caller: PersonCaller,
  objectApiNames: readonly string[],
  params: ActionsParams = {},
): ActionCollection {
  const filter = actionFilter(params)
  const sets = objectsNamed(caller, objectApiNames).map((grants) => {
    const { object } = grants
    const button = { name: 'CreateFromLookup', overrides: 'New', label: `New ${object.label}`, object }
    const place = { context: 'Lookup', source: object.apiName } as const
    return {
      key: object.apiName,
      path: `/actions/lookup/${object.apiName}`,
      actions: canCreate(grants) ? standardButtonItems(caller, button, place, filter) : [],
    }
  })
  return actionCollection(`/actions/lookup/${sets.map(({ key }) => key).join(',')}`, sets, filter)
}

/** Filters for the standard actions of an object that are overridden by pages of the application. */
export type OverridesParams = {
  /** Leaves out overrides that apply to some profiles only. */
  defaultTemplateOnly?: boolean | undefined
  /** The case-insensitive name of a standard action. */
  type?: string | undefined
}

/** @throws AppError `NOT_FOUND` for an object that does not exist for the caller. */
export function actionOverrides(
  caller: PersonCaller,
  objectApiName: string,
  params: OverridesParams = {},
): ActionCollection {
  const { object } = known(caller, objectApiName)
  const overrides = (object.actionOverrides ?? []).filter(
    ({ action, profiles }) =>
      isKnownTo(caller.principal, profiles === undefined ? {} : { profiles }) &&
      (params.type === undefined || params.type.toLowerCase() === action.toLowerCase()) &&
      (params.defaultTemplateOnly !== true || profiles === undefined),
  )
  const place = { context: 'Record', source: object.apiName } as const
  const actions = overrides.flatMap(({ action }) =>
    standardButtonItems(caller, { name: action, label: action, object }, place, actionFilter({})),
  )
  const path = `/actions/overrides/${object.apiName}`
  const query = {
    defaultTemplateOnly: params.defaultTemplateOnly === undefined ? undefined : String(params.defaultTemplateOnly),
    type: params.type,
  }
  return actionCollection(path, [{ key: object.apiName, path, actions }], { query })
}

/** @throws AppError `NOT_FOUND`, `MISSING_ARGUMENT`, `QUERY_TOO_COMPLICATED`. */
export function objectsNamed(caller: PersonCaller, objectApiNames: readonly string[]): Grants[] {
  if (objectApiNames.length === 0) throw new AppError('MISSING_ARGUMENT', { parameter: 'objectApiNames' })
  if (objectApiNames.length > limits.idsPerRequest) {
    throw new AppError('QUERY_TOO_COMPLICATED', { reason: `more than ${limits.idsPerRequest} objects` })
  }
  return objectApiNames.map((name) => known(caller, name))
}

function known(caller: PersonCaller, objectApiName: string): Grants {
  const grants = caller.grantsOf(objectApiName)
  if (!grants) throw new AppError('NOT_FOUND')
  return grants
}
