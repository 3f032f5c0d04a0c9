import { actions } from 'contract'
import { ids } from '../../define/check.ts'
import { isNarrowed, namedActionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions that records offer, by record id. Wants `sections` or `apiNames`. A change of a record outdates its actions. */
export const getRecordActions = defineActionSets({
  name: 'getRecordActions',
  call: actions.getRecordActions,
  params: { recordIds: ids },
  query: namedActionFilter,
  keyed: 'recordIds',
  about: 'record',
  isValid: isNarrowed,
})
