import type { apps } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getAppDetails: Handler<typeof apps.getAppDetails, CallContext> = ({ gateway }, { params, query }) =>
  gateway.apps.get(params.appId, query)
