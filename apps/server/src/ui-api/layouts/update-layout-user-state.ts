import type { layouts } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateLayoutUserState: Handler<typeof layouts.updateLayoutUserState, CallContext> = (
  { gateway },
  { params, query, body },
) => gateway.layouts.setUserState(params.objectApiName, query, body.sectionUserStates)
