import * as actions from 'contract/ui-api/actions'
import { ids } from '../../define/check.ts'
import { actionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions of the page that edits a record, by record id. */
export const getRecordEditActions = defineActionSets(
  'getRecordEditActions',
  actions.getRecordEditActions,
  { recordIds: ids, ...actionFilter },
  'recordIds',
  { about: 'recordIds' },
)
