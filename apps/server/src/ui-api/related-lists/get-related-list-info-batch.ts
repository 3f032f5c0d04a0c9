import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRelatedListInfoBatch: Handler<typeof relatedLists.getRelatedListInfoBatch, CallContext> = (
  { gateway },
  { params, query },
) => gateway.relatedLists.infos(params.parentObjectApiName, commaList(params.relatedListNames), query)
