import * as actions from 'contract/ui-api/actions'
import { flag, list, maybe, name, text, withParts } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** Filters actions by type, screen (`Large`, `Medium`, `Small`) and section of the page. */
export const actionFilter = { actionTypes: list, formFactor: maybe(text), sections: list }

/** As {@link actionFilter}, and by the names of actions. */
export const namedActionFilter = withParts(actionFilter, { apiNames: list, retrievalMode: maybe(text) })

/** Reads the standard actions of an object that are replaced by a page of the application; `type` selects a single action. */
export const getActionOverrides = defineRead('getActionOverrides', actions.getActionOverrides, lifetimesMs.actions, {
  objectApiName: name,
  defaultTemplateOnly: maybe(flag),
  type: maybe(text),
})

/** Reads the conditions under which the actions of objects are offered; without names for all objects. */
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
