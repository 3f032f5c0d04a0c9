import type { layouts } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getLayoutUserState: Handler<typeof layouts.getLayoutUserState, CallContext> = (
  { gateway },
  { params, query },
) => gateway.layouts.userState(params.objectApiName, query)
