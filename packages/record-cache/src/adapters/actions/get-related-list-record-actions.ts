import * as actions from 'contract/ui-api/actions'
import { ids } from '../../define/check.ts'
import { actionFilter } from './action-filter.ts'
import { defineActionSets } from './define-action-sets.ts'

/** Reads the actions of rows in related lists of the records `recordIds`, by the id of the row. */
export const getRelatedListRecordActions = defineActionSets(
  'getRelatedListRecordActions',
  actions.getRelatedListRecordActions,
  { recordIds: ids, relatedListRecordIds: ids, ...actionFilter },
  'relatedListRecordIds',
  { about: 'relatedListRecordIds' },
)
