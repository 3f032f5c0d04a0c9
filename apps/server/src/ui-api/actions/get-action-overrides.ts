import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getActionOverrides: Handler<typeof actions.getActionOverrides, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.overrides(params.objectApiName, query)
