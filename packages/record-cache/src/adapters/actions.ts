import * as actions from 'contract/ui-api/actions'
import type { ConfigOf } from '../adapter.ts'
import { each, flag, ids, list, maybe, name, object, text, withParts } from '../define/check.ts'
import { defineBatch } from '../define/define-batch.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** Narrows actions by type, screen (`Large`, `Medium`, `Small`) and section of the page. */
export const actionFilter = { actionTypes: list, formFactor: maybe(text), sections: list }

/** The same, and by the names of actions. */
export const namedActionFilter = withParts(actionFilter, { apiNames: list, retrievalMode: maybe(text) })

/** Whether sections or names of actions are given: without either the service does not say which actions are meant. */
export const isNarrowed = ({ sections, apiNames }: { sections?: unknown; apiNames?: unknown }): boolean =>
  sections !== undefined || apiNames !== undefined

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

/** Reads the actions of the page that creates a record of an object. */
export const getObjectCreateActions = defineRead(
  'getObjectCreateActions',
  actions.getObjectCreateActions,
  lifetimesMs.actions,
  withParts(actionFilter, { objectApiName: name }),
)

/** Reads the actions of one related list of records, by record id. */
export const getRelatedListActions = defineRead(
  'getRelatedListActions',
  actions.getRelatedListActions,
  lifetimesMs.relatedListActions,
  { recordIds: ids, relatedListId: name },
  { errorLifetime: lifetimesMs.relatedListActionsError, body: namedActionFilter },
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
