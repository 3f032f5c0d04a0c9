import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getRelatedListCount: Handler<typeof relatedLists.getRelatedListCount, CallContext> = (
  { gateway },
  { params, query },
) => gateway.relatedLists.count(params.parentRecordId, params.relatedListId, query)
