import type { search } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getSearchResults: Handler<typeof search.getSearchResults, CallContext> = ({ gateway }, { query, body }) =>
  gateway.search.results({ ...body, q: query.q })
