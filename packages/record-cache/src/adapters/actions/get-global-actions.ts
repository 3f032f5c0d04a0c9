import * as actions from 'contract/ui-api/actions'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'

/** Reads the actions that need no record. */
export const getGlobalActions = defineRead(
  'getGlobalActions',
  actions.getGlobalActions,
  lifetimesMs.actions,
  namedActionFilter,
)
