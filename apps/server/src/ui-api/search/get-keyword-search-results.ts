import type { search } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getKeywordSearchResults: Handler<typeof search.getKeywordSearchResults, CallContext> = (
  { gateway },
  { query, body },
) =>
  gateway.search.keyword(query.objectApiName, {
    q: query.q,
    configurationName: body.configurationName,
    dataCategories: body.dataCategories,
    filters: body.filters,
    pageSize: body.pageSize ?? undefined,
    pageToken: body.pageToken ?? undefined,
    sortBy: typeof body.sortBy === 'string' ? commaList(body.sortBy) : (body.sortBy ?? undefined),
  })
