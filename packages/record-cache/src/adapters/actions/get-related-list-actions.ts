import * as actions from 'contract/ui-api/actions'
import { ids, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'

/** Reads the actions of one related list of records, by record id. */
export const getRelatedListActions = defineRead(
  'getRelatedListActions',
  actions.getRelatedListActions,
  lifetimesMs.relatedListActions,
  { recordIds: ids, relatedListId: name },
  { errorLifetime: lifetimesMs.relatedListActionsError, body: namedActionFilter },
)
