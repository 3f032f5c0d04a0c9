import type {
  ActionCollection,
  FormulaActivations,
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from 'contract'
import type { PersonCaller } from '../engine.ts'
import type { BatchItem } from '../records/batch-item.ts'
import type { ActionsParams } from './action-params.ts'
import { type ActivationsParams, formulaActivations } from './formula-activations.ts'
import {
  actionOverrides,
  globalActions,
  lookupActions,
  type OverridesParams,
  objectCreateActions,
} from './object-actions.ts'
import { type PerformOptions, performQuickAction, type QuickActionInput } from './perform-quick-action.ts'
import { type ActionDefaultsParams, quickActionDefaults } from './quick-action-defaults.ts'
import { quickActionInfo } from './quick-action-info.ts'
import { type ActionLayoutParams, quickActionLayout } from './quick-action-layout.ts'
import { recordActions, recordEditActions } from './record-actions.ts'
import { type RelatedListActionsParams, relatedListActions, relatedListsActions } from './related-list-actions.ts'
import { relatedListRecordActions } from './related-list-record-actions.ts'

/** The actions that are offered to the caller, and performing them. What is hidden is `NOT_FOUND`, like what does not exist. */
export type ActionsGateway = {
  global(params?: ActionsParams): Promise<ActionCollection>
  /** All actions of the records, unless `sections` or `apiNames` select some. */
  record(recordIds: readonly string[], params: ActionsParams): Promise<ActionCollection>
  recordEdit(recordIds: readonly string[], params?: ActionsParams): Promise<ActionCollection>
  recordCreate(objectApiName: string, params?: ActionsParams): Promise<ActionCollection>
  lookup(objectApiNames: readonly string[], params?: ActionsParams): Promise<ActionCollection>
  relatedList(recordIds: readonly string[], params: RelatedListActionsParams): Promise<ActionCollection>
  relatedLists(
    recordIds: readonly string[],
    lists: readonly RelatedListActionsParams[],
  ): Promise<{ hasErrors: boolean; results: BatchItem<ActionCollection>[] }>
  relatedListRecord(
    recordIds: readonly string[],
    relatedListRecordIds: readonly string[],
    params?: ActionsParams,
  ): Promise<ActionCollection>
  overrides(objectApiName: string, params?: OverridesParams): Promise<ActionCollection>
  formulaActivations(params?: ActivationsParams): Promise<FormulaActivations>
  layout(actionApiName: string, params?: ActionLayoutParams): Promise<QuickActionLayout>
  info(actionApiName: string, params?: { parentRecordId?: string | undefined }): Promise<QuickActionInfo>
  defaults(actionApiName: string, params?: ActionDefaultsParams): Promise<QuickActionDefaults>
  perform(actionApiName: string, input: QuickActionInput, options?: PerformOptions): Promise<QuickActionResult>
}

export function createActionsGateway(caller: PersonCaller): ActionsGateway {
  return {
    global: async (params = {}) => globalActions(caller, params),
    record: (recordIds, params) => recordActions(caller, recordIds, params),
    recordEdit: (recordIds, params = {}) => recordEditActions(caller, recordIds, params),
    recordCreate: async (objectApiName, params = {}) => objectCreateActions(caller, objectApiName, params),
    lookup: async (objectApiNames, params = {}) => lookupActions(caller, objectApiNames, params),
    relatedList: (recordIds, params) => relatedListActions(caller, recordIds, params),
    relatedLists: (recordIds, params) => relatedListsActions(caller, recordIds, params),
    relatedListRecord: (recordIds, rowIds, params = {}) => relatedListRecordActions(caller, recordIds, rowIds, params),
    overrides: async (objectApiName, params = {}) => actionOverrides(caller, objectApiName, params),
    formulaActivations: async (params = {}) => formulaActivations(caller, params),
    layout: async (actionApiName, params = {}) => quickActionLayout(caller, actionApiName, params),
    info: (actionApiName, params = {}) => quickActionInfo(caller, actionApiName, params),
    defaults: (actionApiName, params = {}) => quickActionDefaults(caller, actionApiName, params),
    perform: (actionApiName, input, options) => performQuickAction(caller, actionApiName, input, options),
  }
}
