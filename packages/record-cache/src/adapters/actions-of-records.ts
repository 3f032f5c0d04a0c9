import type { ActionCollection, AnyExchange, Call } from 'contract'
import * as actions from 'contract/ui-api/actions'
import type { ConfigOf, ReadAdapter } from '../adapter.ts'
import { type ConfigFor, each, ids, name, names, object, type Shape, withParts } from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { actionFilter, namedActionFilter } from './actions.ts'

/** Whether sections or names of actions are given; the service requires at least one of them. */
const isNarrowed = ({ sections, apiNames }: { sections?: unknown; apiNames?: unknown }): boolean =>
  sections !== undefined || apiNames !== undefined

type EntityActions = ActionCollection['actions'][string]

/** The actions of one record or object, with its key in collections and the eTag of the collection. */
type ActionSet = { readonly key: string; readonly set: EntityActions; readonly eTag: string }

type Options<P> = {
  /** The part of the config with the records whose changes outdate their actions. */
  readonly about?: keyof P & string
  readonly isValid?: (values: { readonly [name: string]: unknown }) => boolean
}

/**
 * Defines a read of the actions of several records or objects. Each set is stored under its own key; only missing sets are requested.
 *
 * @param many - the part of the config whose ids or names are the keys of the sets.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineActionSets<P extends Shape>(
  name: string,
  call: Call,
  config: P,
  many: keyof P & string,
  { about, isValid }: Options<P> = {},
): ReadAdapter<ConfigFor<P>, ActionCollection> {
  const single = defineRead<AnyExchange & { response: ActionSet }, P, never>(
    name,
    call as never,
    lifetimesMs.actions,
    config,
    { about },
  )
  return defineBatch<ActionSet, P, never, ActionCollection>(name, call, single, config, {
    many,
    singlePart: many,
    isValid,
    itemsOf(body, requested) {
      const { actions, eTag } = body as ActionCollection
      const byKey = new Map(Object.entries(actions).map(([key, set]) => [key.toLowerCase(), { key, set, eTag }]))
      return requested.map((key) => {
        const result = byKey.get(key.toLowerCase())
        return result && { statusCode: 200, result }
      })
    },
    assemble(results, { path, query }): ActionCollection {
      const sets = results as readonly ActionSet[]
      const search = String(new URLSearchParams(query))
      return {
        actions: Object.fromEntries(sets.map(({ key, set }) => [key, set])),
        eTag: [...new Set(sets.map(({ eTag }) => eTag))].join(),
        url: search === '' ? path : `${path}?${search}`,
      }
    },
  })
}

/** Reads the actions offered in a lookup to objects, by object name. */
export const getLookupActions = defineActionSets(
  'getLookupActions',
  actions.getLookupActions,
  withParts(actionFilter, { objectApiNames: names }),
  'objectApiNames',
)

/** Reads the actions of the page for a new record of an object. */
export const getObjectCreateActions = defineRead(
  'getObjectCreateActions',
  actions.getObjectCreateActions,
  lifetimesMs.actions,
  withParts(actionFilter, { objectApiName: name }),
)

/** Reads the actions that records offer, by record id. Requires `sections` or `apiNames`. A change of a record outdates its actions. */
export const getRecordActions = defineActionSets(
  'getRecordActions',
  actions.getRecordActions,
  withParts(namedActionFilter, { recordIds: ids }),
  'recordIds',
  { about: 'recordIds', isValid: isNarrowed },
)

/** Reads the actions of the page that edits a record, by record id. */
export const getRecordEditActions = defineActionSets(
  'getRecordEditActions',
  actions.getRecordEditActions,
  withParts(actionFilter, { recordIds: ids }),
  'recordIds',
  { about: 'recordIds' },
)

/** Reads the actions of one related list of records, by record id. */
export const getRelatedListActions = defineRead(
  'getRelatedListActions',
  actions.getRelatedListActions,
  lifetimesMs.relatedListActions,
  { recordIds: ids, relatedListId: name },
  { errorLifetime: lifetimesMs.relatedListActionsError, body: namedActionFilter },
)

/** Reads the actions of rows in related lists of the records `recordIds`, by the id of the row. */
export const getRelatedListRecordActions = defineActionSets(
  'getRelatedListRecordActions',
  actions.getRelatedListRecordActions,
  withParts(actionFilter, { recordIds: ids, relatedListRecordIds: ids }),
  'relatedListRecordIds',
  { about: 'relatedListRecordIds' },
)

/** Reads the actions of several related lists of records, in request order. Only missing ones are requested. */
export const getRelatedListsActions = defineBatch(
  'getRelatedListsActions',
  actions.getRelatedListsActions,
  getRelatedListActions,
  { recordIds: ids },
  {
    many: 'relatedListsActionParameters',
    body: { relatedListsActionParameters: each(object(withParts(namedActionFilter, { relatedListId: name }))) },
    errorLifetime: lifetimesMs.relatedListActionsError,
  },
)

export type GetRelatedListsActionsConfig = ConfigOf<typeof getRelatedListsActions>
