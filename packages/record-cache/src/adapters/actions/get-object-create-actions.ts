import * as actions from 'contract/ui-api/actions'
import { name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { actionFilter } from './action-filter.ts'

/** Reads the actions of the page that creates a record of an object. */
export const getObjectCreateActions = defineRead(
  'getObjectCreateActions',
  actions.getObjectCreateActions,
  lifetimesMs.actions,
  { objectApiName: name, ...actionFilter },
)
