import type { search } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getSearchFilterOptions: Handler<typeof search.getSearchFilterOptions, CallContext> = (
  { gateway },
  { params, query },
) => gateway.search.filterOptions(params.objectApiName, params.filterApiName, query.q)
