import type { Calls } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Implementation } from '../../http/implementation.ts'
import { getActionOverrides } from './get-action-overrides.ts'
import { getFormulaActivations } from './get-formula-activations.ts'
import { getGlobalActions } from './get-global-actions.ts'
import { getLookupActions } from './get-lookup-actions.ts'
import { getObjectCreateActions } from './get-object-create-actions.ts'
import { getQuickActionDefaults } from './get-quick-action-defaults.ts'
import { getQuickActionInfo } from './get-quick-action-info.ts'
import { getQuickActionLayout } from './get-quick-action-layout.ts'
import { getRecordActions } from './get-record-actions.ts'
import { getRecordEditActions } from './get-record-edit-actions.ts'
import { getRelatedListActions } from './get-related-list-actions.ts'
import { getRelatedListRecordActions } from './get-related-list-record-actions.ts'
import { getRelatedListsActions } from './get-related-lists-actions.ts'
import { performQuickAction } from './perform-quick-action.ts'
import { performUpdateRecordQuickAction } from './perform-update-record-quick-action.ts'

export const actions: Implementation<Calls['actions'], CallContext> = {
  getGlobalActions,
  getQuickActionLayout,
  getLookupActions,
  getObjectCreateActions,
  getActionOverrides,
  getFormulaActivations,
  getQuickActionInfo,
  getQuickActionDefaults,
  getRecordActions,
  getRecordEditActions,
  getRelatedListsActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  performQuickAction,
  performUpdateRecordQuickAction,
}
