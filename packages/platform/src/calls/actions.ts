import type * as contract from 'contract'
import type { ExchangeOf } from 'contract'
import { formulaActivations } from '../actions/formula-activations.ts'
import { actionOverrides, globalActions, lookupActions, objectCreateActions } from '../actions/object-actions.ts'
import { performQuickAction } from '../actions/perform-quick-action.ts'
import { quickActionDefaults } from '../actions/quick-action-defaults.ts'
import { quickActionInfo } from '../actions/quick-action-info.ts'
import { quickActionLayout } from '../actions/quick-action-layout.ts'
import { recordActions, recordEditActions } from '../actions/record-actions.ts'
import { relatedListActions, relatedListsActions } from '../actions/related-list-actions.ts'
import { relatedListRecordActions } from '../actions/related-list-record-actions.ts'
import { commaList } from './comma-list.ts'
import type { Handlers } from './handlers.ts'

export const actions: Handlers<typeof contract.actions> = {
  getGlobalActions: (caller, { query }) => globalActions(caller, actionsQuery(query)),

  getQuickActionLayout: (caller, { params, query }) => quickActionLayout(caller, params.actionApiName, query),

  getLookupActions: (caller, { params, query }) =>
    lookupActions(caller, commaList(params.objectApiNames), actionsQuery(query)),

  getObjectCreateActions: (caller, { params, query }) =>
    objectCreateActions(caller, params.objectApiName, actionsQuery(query)),

  getActionOverrides: (caller, { params, query }) => actionOverrides(caller, params.objectApiName, query),

  // The conditions of actions are the same for every feature of a page that asks for them.
  getFormulaActivations: (caller, { query }) =>
    formulaActivations(caller, {
      application: query.application,
      objectApiNames: commaList(query.objectApiNames),
    }),

  getQuickActionInfo: (caller, { params, query }) => quickActionInfo(caller, params.actionApiName, query),

  getQuickActionDefaults: (caller, { params, query }) =>
    quickActionDefaults(caller, params.actionApiName, {
      optionalFields: commaList(query.optionalFields),
      parentRecordId: query.parentRecordId,
    }),

  getRecordActions: (caller, { params, query }) =>
    recordActions(caller, commaList(params.recordIds), actionsQuery(query)),

  getRecordEditActions: (caller, { params, query }) =>
    recordEditActions(caller, commaList(params.recordIds), actionsQuery(query)),

  getRelatedListsActions: (caller, { params, body }) =>
    relatedListsActions(
      caller,
      commaList(params.recordIds),
      body.relatedListsActionParameters.map((relatedListsActionParameter) => ({
        ...actionsBody(relatedListsActionParameter),
        relatedListId: relatedListsActionParameter.relatedListId,
      })),
    ),

  getRelatedListActions: (caller, { params, body }) =>
    relatedListActions(caller, commaList(params.recordIds), {
      ...actionsBody(body),
      relatedListId: params.relatedListId,
    }),

  getRelatedListRecordActions: (caller, { params, query }) =>
    relatedListRecordActions(
      caller,
      commaList(params.recordIds),
      commaList(params.relatedListRecordIds),
      actionsQuery(query),
    ),

  performQuickAction: (caller, { params, body }, { conditions, idempotencyKey }) =>
    performQuickAction(caller, params.actionApiName, body, {
      ...conditions,
      idempotencyKey,
    }),

  performUpdateRecordQuickAction: (caller, { params, body }, { conditions, idempotencyKey }) =>
    performQuickAction(caller, params.actionApiName, body, {
      ...conditions,
      idempotencyKey,
      updatesOnly: true,
    }),
}

type ActionsBody = ExchangeOf<typeof contract.actions.getRelatedListActions>['body']

/** Which actions a body asks for; null means the same as absent. */
function actionsBody({ actionTypes, apiNames, formFactor, retrievalMode, sections }: ActionsBody) {
  return {
    actionTypes: actionTypes ?? undefined,
    apiNames: apiNames ?? undefined,
    formFactor: formFactor ?? undefined,
    retrievalMode: retrievalMode ?? undefined,
    sections: sections ?? undefined,
  }
}

type ActionsQuery = ExchangeOf<typeof contract.actions.getGlobalActions>['query']

/** Which actions a query asks for. */
function actionsQuery(query: ActionsQuery) {
  return {
    actionTypes: commaList(query.actionTypes),
    apiNames: commaList(query.apiNames),
    formFactor: query.formFactor,
    retrievalMode: query.retrievalMode,
    sections: commaList(query.sections),
  }
}
