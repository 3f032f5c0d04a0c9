import * as actions from 'contract/ui-api/actions'
import { name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { applyQuickAction, quickActionInput } from './quick-action.ts'

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
