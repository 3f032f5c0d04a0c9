import { actions } from 'contract'
import { defineWrite } from '../../define/define-write.ts'
import { quickActionInput, takeQuickAction } from './quick-action.ts'

/**
 * Performs a quick action that changes the record of `contextId`.
 *
 * @throws Error `Invalid config for "performUpdateRecordQuickAction"`
 */
export const performUpdateRecordQuickAction = defineWrite({
  name: 'performUpdateRecordQuickAction',
  call: actions.performUpdateRecordQuickAction,
  ...quickActionInput,
  settle: takeQuickAction,
})
