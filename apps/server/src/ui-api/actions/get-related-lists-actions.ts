import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'
import { actionsBody } from './actions-body.ts'

export const getRelatedListsActions: Handler<typeof actions.getRelatedListsActions, CallContext> = (
  { gateway },
  { params, body },
) =>
  gateway.actions.relatedLists(
    commaList(params.recordIds),
    body.relatedListsActionParameters.map((one) => ({ ...actionsBody(one), relatedListId: one.relatedListId })),
  )
