import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'
import { actionsQuery } from './actions-query.ts'

export const getRelatedListRecordActions: Handler<typeof actions.getRelatedListRecordActions, CallContext> = (
  { gateway },
  { params, query },
) =>
  gateway.actions.relatedListRecord(
    commaList(params.recordIds),
    commaList(params.relatedListRecordIds),
    actionsQuery(query),
  )
