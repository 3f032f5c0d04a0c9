import type { ActionCollection, AnyExchange, Call, QuickActionResult } from 'contract'
import * as actions from 'contract/ui-api/actions'
import type { ConfigOf, ReadAdapter } from '../adapter.ts'
import {
  type ConfigFor,
  each,
  flag,
  id,
  ids,
  list,
  mapOf,
  maybe,
  name,
  names,
  nullable,
  object,
  type Shape,
  scalar,
  text,
  withParts,
} from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { defineRead } from '../define/define-read.ts'
import { defineWrite } from '../define/define-write.ts'
import type { Engine } from '../engine/engine.ts'
import { announce } from '../fetch/changes.ts'
import * as lifetimesMs from '../lifetimes.ts'
import { type FieldInputs, pointedTo } from './records.ts'

/** Narrows actions by type, screen (`Large`, `Medium`, `Small`) and section of the page. */
export const actionFilter = { actionTypes: list, formFactor: maybe(text), sections: list }

/** The same, and by the names of actions. */
export const namedActionFilter = withParts(actionFilter, { apiNames: list, retrievalMode: maybe(text) })

/** Whether sections or names of actions are given: without either the service does not say which actions are meant. */
export const isNarrowed = ({ sections, apiNames }: { sections?: unknown; apiNames?: unknown }): boolean =>
  sections !== undefined || apiNames !== undefined

type EntityActions = ActionCollection['actions'][string]

/** The actions of one record or object, with its name in collections and the eTag of the collection they came in. */
type ActionSet = { readonly key: string; readonly set: EntityActions; readonly eTag: string }

type Options<P> = {
  /** The parts that name the records whose changes outdate their actions. */
  readonly about?: keyof P & string
  readonly isValid?: (values: { readonly [name: string]: unknown }) => boolean
}

/**
 * Makes a read of the actions of several records or objects. Each set is stored under its own key; only missing sets are requested.
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

/** Reads which standard actions of an object lead to a page of the application; `type` narrows them to one action. */
export const getActionOverrides = defineRead('getActionOverrides', actions.getActionOverrides, lifetimesMs.actions, {
  objectApiName: name,
  defaultTemplateOnly: maybe(flag),
  type: maybe(text),
})

/** Reads the conditions under which the actions of objects are offered; of all objects when none is named. */
export const getFormulaActivations = defineRead(
  'getFormulaActivations',
  actions.getFormulaActivations,
  lifetimesMs.formulaActivations,
  { actionFeature: name, application: maybe(name), objectApiNames: list },
)

/** Reads the actions that need no record. */
export const getGlobalActions = defineRead(
  'getGlobalActions',
  actions.getGlobalActions,
  lifetimesMs.actions,
  namedActionFilter,
)

/** Reads the actions offered in a lookup to objects, by object name. */
export const getLookupActions = defineActionSets(
  'getLookupActions',
  actions.getLookupActions,
  withParts(actionFilter, { objectApiNames: names }),
  'objectApiNames',
)

/** Reads the actions of the page that creates a record of an object. */
export const getObjectCreateActions = defineRead(
  'getObjectCreateActions',
  actions.getObjectCreateActions,
  lifetimesMs.actions,
  withParts(actionFilter, { objectApiName: name }),
)

/** Reads the values to start the form of a quick action with. A change of the parent record outdates them. */
export const getQuickActionDefaults = defineRead(
  'getQuickActionDefaults',
  actions.getQuickActionDefaults,
  lifetimesMs.defaults,
  { actionApiName: name, optionalFields: list, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)

/** Reads the description of a quick action: its type, label, icons and what it is made for. */
export const getQuickActionInfo = defineRead(
  'getQuickActionInfo',
  actions.getQuickActionInfo,
  lifetimesMs.quickActionInfo,
  { actionApiName: name, parentRecordId: maybe(id) },
  { about: 'parentRecordId' },
)

/** Reads the form of a quick action, `Case.Escalate` for that of an object: rows of fields, in order. */
export const getQuickActionLayout = defineRead(
  'getQuickActionLayout',
  actions.getQuickActionLayout,
  lifetimesMs.quickActionLayout,
  { actionApiName: name, objectApiName: maybe(name), recordTypeId: maybe(id) },
)

/** Reads the actions that records offer, by record id. Wants `sections` or `apiNames`. A change of a record outdates its actions. */
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

/** Reads the actions of several related lists of records, in the order asked. Only those that the store lacks are asked for. */
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

/** What a quick action takes: `contextId` is the record it is performed on, `fields` what was filled in. */
export const quickActionInput = {
  allowSaveOnDuplicate: maybe(flag),
  apiName: maybe(name),
  contextId: nullable(id),
  fields: maybe(mapOf(scalar)),
}

type Performed = { readonly contextId?: string | null | undefined; readonly fields?: FieldInputs | undefined }

/**
 * Takes what a quick action did: the record it was performed on, and the one it made or changed, are refetched where they have
 * subscribers, and so are lists and counts that they are in.
 */
export function applyQuickAction(
  engine: Engine,
  result: QuickActionResult,
  { contextId, fields }: Performed,
): QuickActionResult {
  const changed = new Set(
    [contextId, result.contextId, result.isCreated ? null : result.id].filter((key) => key != null),
  )
  for (const key of changed) {
    const objectApiName = engine.store.records.get(key)?.apiName ?? ''
    announce(engine, { operation: 'updated', objectApiName, id: key, weakEtag: 0, parentIds: [] })
  }
  if (result.isCreated) {
    const parentIds = [...new Set([...changed, ...pointedTo(fields ?? {})])]
    announce(engine, { operation: 'created', objectApiName: '', id: result.id, weakEtag: 0, parentIds })
  }
  return result
}

/**
 * Performs a quick action: it creates a record, or changes the record of `contextId`.
 *
 * @throws Error `Invalid config for "performQuickAction"`
 */
export const performQuickAction = defineWrite(
  'performQuickAction',
  actions.performQuickAction,
  { actionApiName: name },
  { body: quickActionInput, apply: applyQuickAction },
)

/**
 * Performs a quick action that changes the record of `contextId`.
 *
 * @throws Error `Invalid config for "performUpdateRecordQuickAction"`
 */
export const performUpdateRecordQuickAction = defineWrite(
  'performUpdateRecordQuickAction',
  actions.performUpdateRecordQuickAction,
  { actionApiName: name },
  { body: quickActionInput, apply: applyQuickAction },
)
