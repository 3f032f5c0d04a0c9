import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getRelatedListsInfo: Handler<typeof relatedLists.getRelatedListsInfo, CallContext> = (
  { gateway },
  { params, query },
) => gateway.relatedLists.summaries(params.parentObjectApiName, query)
