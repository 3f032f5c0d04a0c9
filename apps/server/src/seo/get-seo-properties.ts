import type { seo } from 'contract'
import type { CallContext } from '../http/call-context.ts'
import type { Handler } from '../http/implementation.ts'
import { commaList } from '../ui-api/comma-list.ts'

export const getSeoProperties: Handler<typeof seo.getSeoProperties, CallContext> = (context, { params, query }) =>
  context.seoProperties(params.communityId, params.recordId, commaList(query.fields))
