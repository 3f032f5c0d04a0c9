import type { layouts } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getLayout: Handler<typeof layouts.getLayout, CallContext> = ({ gateway }, { params, query }) =>
  gateway.layouts.get(params.objectApiName, query)
