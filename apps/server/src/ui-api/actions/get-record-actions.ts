import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'
import { actionsQuery } from './actions-query.ts'

export const getRecordActions: Handler<typeof actions.getRecordActions, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.record(commaList(params.recordIds), actionsQuery(query))
