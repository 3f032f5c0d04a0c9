import { actions } from 'contract'
import { ids } from '../../define/check.ts'
import { actionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions of the page that edits a record, by record id. */
export const getRecordEditActions = defineActionSets({
  name: 'getRecordEditActions',
  call: actions.getRecordEditActions,
  params: { recordIds: ids },
  query: actionFilter,
  keyed: 'recordIds',
  about: 'record',
})
