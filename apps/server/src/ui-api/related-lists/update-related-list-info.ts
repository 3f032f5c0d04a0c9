import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateRelatedListInfo: Handler<typeof relatedLists.updateRelatedListInfo, CallContext> = (
  { gateway },
  { params, query, body },
) => gateway.relatedLists.updateInfo(params.parentObjectApiName, params.relatedListId, body, query)
