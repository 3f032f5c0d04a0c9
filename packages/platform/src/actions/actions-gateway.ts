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

/** What the caller may do, as buttons show it, and doing it. What is hidden is `NOT_FOUND`, as what does not exist. */
export type ActionsGateway = {
  global(asked?: ActionsParams): Promise<ActionCollection>
  /** Wants sections or apiNames. */
  record(recordIds: readonly string[], asked: ActionsParams): Promise<ActionCollection>
  recordEdit(recordIds: readonly string[], asked?: ActionsParams): Promise<ActionCollection>
  recordCreate(objectApiName: string, asked?: ActionsParams): Promise<ActionCollection>
  lookup(objectApiNames: readonly string[], asked?: ActionsParams): Promise<ActionCollection>
  relatedList(recordIds: readonly string[], asked: RelatedListActionsParams): Promise<ActionCollection>
  relatedLists(
    recordIds: readonly string[],
    asked: readonly RelatedListActionsParams[],
  ): Promise<{ hasErrors: boolean; results: BatchItem<ActionCollection>[] }>
  relatedListRecord(
    recordIds: readonly string[],
    relatedListRecordIds: readonly string[],
    asked?: ActionsParams,
  ): Promise<ActionCollection>
  overrides(objectApiName: string, asked?: OverridesParams): Promise<ActionCollection>
  formulaActivations(asked?: ActivationsParams): Promise<FormulaActivations>
  layout(actionApiName: string, asked?: ActionLayoutParams): Promise<QuickActionLayout>
  info(actionApiName: string, asked?: { parentRecordId?: string | undefined }): Promise<QuickActionInfo>
  defaults(actionApiName: string, asked?: ActionDefaultsParams): Promise<QuickActionDefaults>
  perform(actionApiName: string, input: QuickActionInput, options?: PerformOptions): Promise<QuickActionResult>
}

export function createActionsGateway(caller: PersonCaller): ActionsGateway {
  return {
    global: async (asked = {}) => globalActions(caller, asked),
    record: (recordIds, asked) => recordActions(caller, recordIds, asked),
    recordEdit: (recordIds, asked = {}) => recordEditActions(caller, recordIds, asked),
    recordCreate: async (objectApiName, asked = {}) => objectCreateActions(caller, objectApiName, asked),
    lookup: async (objectApiNames, asked = {}) => lookupActions(caller, objectApiNames, asked),
    relatedList: (recordIds, asked) => relatedListActions(caller, recordIds, asked),
    relatedLists: (recordIds, asked) => relatedListsActions(caller, recordIds, asked),
    relatedListRecord: (recordIds, rowIds, asked = {}) => relatedListRecordActions(caller, recordIds, rowIds, asked),
    overrides: async (objectApiName, asked = {}) => actionOverrides(caller, objectApiName, asked),
    formulaActivations: async (asked = {}) => formulaActivations(caller, asked),
    layout: async (actionApiName, asked = {}) => quickActionLayout(caller, actionApiName, asked),
    info: (actionApiName, asked = {}) => quickActionInfo(caller, actionApiName, asked),
    defaults: (actionApiName, asked = {}) => quickActionDefaults(caller, actionApiName, asked),
    perform: (actionApiName, input, options) => performQuickAction(caller, actionApiName, input, options),
  }
}
