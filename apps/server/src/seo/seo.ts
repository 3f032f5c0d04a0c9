import type { Calls } from 'contract/calls'
import { commaList } from 'platform'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const seo: Implementation<Calls['seo'], CallContext> = {
  getSeoProperties: (context, { params, query }) =>
    context.seoProperties(params.communityId, params.recordId, commaList(query.fields)),
}
