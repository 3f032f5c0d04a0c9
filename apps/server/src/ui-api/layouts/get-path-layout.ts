import type { layouts } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getPathLayout: Handler<typeof layouts.getPathLayout, CallContext> = ({ gateway }, { params, query }) =>
  gateway.layouts.path(params.objectApiName, query)
