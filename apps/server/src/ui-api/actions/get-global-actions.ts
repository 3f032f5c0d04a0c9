import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { actionsQuery } from './actions-query.ts'

export const getGlobalActions: Handler<typeof actions.getGlobalActions, CallContext> = ({ gateway }, { query }) =>
  gateway.actions.global(actionsQuery(query))
