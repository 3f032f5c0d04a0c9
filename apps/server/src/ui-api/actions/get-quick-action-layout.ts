import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getQuickActionLayout: Handler<typeof actions.getQuickActionLayout, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.layout(params.actionApiName, query)
