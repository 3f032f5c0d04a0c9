import type { actions } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getQuickActionDefaults: Handler<typeof actions.getQuickActionDefaults, CallContext> = (
  { gateway },
  { params, query },
) =>
  gateway.actions.defaults(params.actionApiName, {
    optionalFields: commaList(query.optionalFields),
    parentRecordId: query.parentRecordId,
  })
