import { actions } from 'contract'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'

/** Reads the actions that need no record. */
export const getGlobalActions = defineRead({
  name: 'getGlobalActions',
  call: actions.getGlobalActions,
  lifetime: lifetimesMs.actions,
  query: namedActionFilter,
})
