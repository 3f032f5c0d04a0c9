import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getListViewSummaries: Handler<typeof lists.getListViewSummaries, CallContext> = (
  { gateway },
  { params, query },
) => gateway.lists.summaries(params.objectApiName, query)
