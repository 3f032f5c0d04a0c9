import * as actions from 'contract/ui-api/actions'
import { ids } from '../../define/check.ts'
import { isNarrowed, namedActionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions that records offer, by record id. Wants `sections` or `apiNames`. A change of a record outdates its actions. */
export const getRecordActions = defineActionSets(
  'getRecordActions',
  actions.getRecordActions,
  { recordIds: ids, ...namedActionFilter },
  'recordIds',
  { about: 'recordIds', isValid: isNarrowed },
)
