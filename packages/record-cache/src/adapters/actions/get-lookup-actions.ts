import * as actions from 'contract/ui-api/actions'
import { names } from '../../define/check.ts'
import { actionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions offered in a lookup to objects, by object name. */
export const getLookupActions = defineActionSets(
  'getLookupActions',
  actions.getLookupActions,
  { objectApiNames: names, ...actionFilter },
  'objectApiNames',
)
