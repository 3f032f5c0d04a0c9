import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRelatedListInfo: Handler<typeof relatedLists.getRelatedListInfo, CallContext> = (
  { gateway },
  { params, query },
) =>
  gateway.relatedLists.info(params.parentObjectApiName, params.relatedListId, {
    ...query,
    fields: commaList(query.fields),
    optionalFields: commaList(query.optionalFields),
  })
