import * as actions from 'contract/ui-api/actions'
import type { ConfigOf } from '../../adapter.ts'
import { each, ids, name, object } from '../../define/check.ts'
import { defineBatch } from '../../define/define-batch.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'
import { getRelatedListActions } from './get-related-list-actions.ts'

/** Reads the actions of several related lists of records, in the order asked. Only those that the store lacks are asked for. */
export const getRelatedListsActions = defineBatch(
  'getRelatedListsActions',
  actions.getRelatedListsActions,
  getRelatedListActions,
  { recordIds: ids },
  {
    many: 'relatedListsActionParameters',
    body: { relatedListsActionParameters: each(object({ relatedListId: name, ...namedActionFilter })) },
    errorLifetime: lifetimesMs.relatedListActionsError,
  },
)

export type GetRelatedListsActionsConfig = ConfigOf<typeof getRelatedListsActions>
