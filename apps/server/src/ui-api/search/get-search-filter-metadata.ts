import type { search } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getSearchFilterMetadata: Handler<typeof search.getSearchFilterMetadata, CallContext> = (
  { gateway },
  { params, query },
) => gateway.search.filters(params.objectApiName, query.configurationName)
