import * as actions from 'contract/ui-api/actions'
import { name } from '../../define/check.ts'
import { defineWrite } from '../../define/define-write.ts'
import { applyQuickAction, quickActionInput } from './quick-action.ts'

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
