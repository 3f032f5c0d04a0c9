import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getQuickActionInfo: Handler<typeof actions.getQuickActionInfo, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.info(params.actionApiName, query)
