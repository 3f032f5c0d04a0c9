import { type ActionCollection, actions } from 'contract'
import type { ReadAdapter } from '../../adapter.ts'
import { batchViewOf } from '../../define/batch-view-of.ts'
import { callRequest } from '../../define/call-request.ts'
import { type ConfigFor, checked, each, ids, name, object } from '../../define/check.ts'
import type { BatchAnswer } from '../../fetch/take-records.ts'
import * as lifetimesMs from '../../lifetimes.ts'
import { namedActionFilter } from './action-filter.ts'
import { getRelatedListActions } from './get-related-list-actions.ts'

const params = { recordIds: ids }
const body = { relatedListsActionParameters: each(object({ relatedListId: name, ...namedActionFilter })) }

export type GetRelatedListsActionsConfig = ConfigFor<typeof params & typeof body>

/** Reads the actions of several related lists of records, in the order asked. Only those that the store lacks are asked for. */
export const getRelatedListsActions: ReadAdapter<GetRelatedListsActionsConfig, BatchAnswer<ActionCollection>> = {
  kind: 'read',
  name: 'getRelatedListsActions',
  open(engine, config) {
    const values = checked({ ...params, ...body }, config)
    if (values === null || values.relatedListsActionParameters.length === 0) return null
    const { recordIds, relatedListsActionParameters: lists } = values
    return batchViewOf<ActionCollection>(engine, {
      name: 'getRelatedListsActions',
      members: lists.flatMap((list) => getRelatedListActions.callFor(engine, { recordIds, ...list }) ?? []),
      request: (positions) =>
        callRequest(
          actions.getRelatedListsActions,
          { params, body },
          { recordIds, relatedListsActionParameters: positions.map((position) => lists[position]) },
        ),
      errorLifetime: lifetimesMs.relatedListActionsError,
    })
  },
}
