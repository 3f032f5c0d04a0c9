import type { relatedLists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRelatedListsCount: Handler<typeof relatedLists.getRelatedListsCount, CallContext> = (
  { gateway },
  { params, query },
) => gateway.relatedLists.counts(params.parentRecordId, commaList(params.relatedListNames), query)
