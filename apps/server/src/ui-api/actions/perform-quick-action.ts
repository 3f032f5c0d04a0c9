import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const performQuickAction: Handler<typeof actions.performQuickAction, CallContext> = (
  context,
  { params, body },
) =>
  context.gateway.actions.perform(params.actionApiName, body, {
    ...context.conditions,
    idempotencyKey: context.idempotencyKey,
  })
