import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { actionsQuery } from './actions-query.ts'

export const getObjectCreateActions: Handler<typeof actions.getObjectCreateActions, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.recordCreate(params.objectApiName, actionsQuery(query))
