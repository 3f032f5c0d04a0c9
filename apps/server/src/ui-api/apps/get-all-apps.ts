import type { apps } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getAllApps: Handler<typeof apps.getAllApps, CallContext> = ({ gateway }, { query }) =>
  gateway.apps.all(query)
