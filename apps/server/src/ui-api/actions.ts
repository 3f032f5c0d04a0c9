import type { ExchangeOf } from 'contract'
import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const actions: Implementation<Calls['actions'], CallContext> = {
  getGlobalActions: ({ gateway }, { query }) => gateway.actions.global(actionsQuery(query)),

  getQuickActionLayout: ({ gateway }, { params, query }) => gateway.actions.layout(params.actionApiName, query),

  getLookupActions: ({ gateway }, { params, query }) =>
    gateway.actions.lookup(commaList(params.objectApiNames), actionsQuery(query)),

  getObjectCreateActions: ({ gateway }, { params, query }) =>
    gateway.actions.recordCreate(params.objectApiName, actionsQuery(query)),

  getActionOverrides: ({ gateway }, { params, query }) => gateway.actions.overrides(params.objectApiName, query),

  // The conditions of actions are the same for every feature of a page that asks for them.
  getFormulaActivations: ({ gateway }, { query }) =>
    gateway.actions.formulaActivations({
      application: query.application,
      objectApiNames: commaList(query.objectApiNames),
    }),

  getQuickActionInfo: ({ gateway }, { params, query }) => gateway.actions.info(params.actionApiName, query),

  getQuickActionDefaults: ({ gateway }, { params, query }) =>
    gateway.actions.defaults(params.actionApiName, {
      optionalFields: commaList(query.optionalFields),
      parentRecordId: query.parentRecordId,
    }),

  getRecordActions: ({ gateway }, { params, query }) =>
    gateway.actions.record(commaList(params.recordIds), actionsQuery(query)),

  getRecordEditActions: ({ gateway }, { params, query }) =>
    gateway.actions.recordEdit(commaList(params.recordIds), actionsQuery(query)),

  getRelatedListsActions: ({ gateway }, { params, body }) =>
    gateway.actions.relatedLists(
      commaList(params.recordIds),
      body.relatedListsActionParameters.map((relatedListsActionParameter) => ({
        ...actionsBody(relatedListsActionParameter),
        relatedListId: relatedListsActionParameter.relatedListId,
      })),
    ),

  getRelatedListActions: ({ gateway }, { params, body }) =>
    gateway.actions.relatedList(commaList(params.recordIds), {
      ...actionsBody(body),
      relatedListId: params.relatedListId,
    }),

  getRelatedListRecordActions: ({ gateway }, { params, query }) =>
    gateway.actions.relatedListRecord(
      commaList(params.recordIds),
      commaList(params.relatedListRecordIds),
      actionsQuery(query),
    ),

  performQuickAction: (context, { params, body }) =>
    context.gateway.actions.perform(params.actionApiName, body, {
      ...context.conditions,
      idempotencyKey: context.idempotencyKey,
    }),

  performUpdateRecordQuickAction: (context, { params, body }) =>
    context.gateway.actions.perform(params.actionApiName, body, {
      ...context.conditions,
      idempotencyKey: context.idempotencyKey,
      updatesOnly: true,
    }),
}

type ActionsBody = ExchangeOf<Calls['actions']['getRelatedListActions']>['body']

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

type ActionsQuery = ExchangeOf<Calls['actions']['getGlobalActions']>['query']

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
