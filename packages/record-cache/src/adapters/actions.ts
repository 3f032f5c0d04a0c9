import * as actions from 'contract/ui-api/actions'
import { flag, list, maybe, name, text, withParts } from '../define/check.ts'
import { defineRead } from '../define/define-read.ts'
import * as lifetimesMs from '../lifetimes.ts'

/** Narrows actions by type, screen (`Large`, `Medium`, `Small`) and section of the page. */
export const actionFilter = { actionTypes: list, formFactor: maybe(text), sections: list }

/** The same, and by the names of actions. */
export const namedActionFilter = withParts(actionFilter, { apiNames: list, retrievalMode: maybe(text) })

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
