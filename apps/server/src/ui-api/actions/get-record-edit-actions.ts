import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'
import { actionsQuery } from './actions-query.ts'

export const getRecordEditActions: Handler<typeof actions.getRecordEditActions, CallContext> = (
  { gateway },
  { params, query },
) => gateway.actions.recordEdit(commaList(params.recordIds), actionsQuery(query))
