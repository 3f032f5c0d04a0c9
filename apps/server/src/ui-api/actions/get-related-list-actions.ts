import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'
import { actionsBody } from './actions-body.ts'

export const getRelatedListActions: Handler<typeof actions.getRelatedListActions, CallContext> = (
  { gateway },
  { params, body },
) =>
  gateway.actions.relatedList(commaList(params.recordIds), {
    ...actionsBody(body),
    relatedListId: params.relatedListId,
  })
