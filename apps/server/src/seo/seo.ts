import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from '../ui-api/comma-list.ts'

export const seo: Implementation<Calls['seo'], CallContext> = {
  getSeoProperties: (context, { params, query }) =>
    context.seoProperties(params.communityId, params.recordId, commaList(query.fields)),
}
