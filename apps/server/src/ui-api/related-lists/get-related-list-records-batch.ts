import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getRelatedListRecordsBatch: Handler<typeof relatedLists.getRelatedListRecordsBatch, CallContext> = (
  { gateway },
  { params, body },
) => gateway.relatedLists.recordsBatch(params.parentRecordId, body.relatedListParameters)
