import { actions } from 'contract'
import { ids, name } from '../../define/check.ts'
import { defineRead } from '../../define/define-read.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'

/** Reads the actions of one related list of records, by record id. */
export const getRelatedListActions = defineRead({
  name: 'getRelatedListActions',
  call: actions.getRelatedListActions,
  lifetime: lifetimesMs.relatedListActions,
  errorLifetime: lifetimesMs.relatedListActionsError,
  params: { recordIds: ids, relatedListId: name },
  body: namedActionFilter,
})
