import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const searchListInfos: Handler<typeof lists.searchListInfos, CallContext> = ({ gateway }, { params, query }) =>
  gateway.lists.infoSummaries(params.objectApiName, query)
