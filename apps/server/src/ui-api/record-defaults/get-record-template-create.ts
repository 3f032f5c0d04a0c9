import type { recordDefaults } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecordTemplateCreate: Handler<typeof recordDefaults.getRecordTemplateCreate, CallContext> = (
  { gateway },
  { params, query },
) =>
  gateway.recordDefaults.templateCreate(params.objectApiName, {
    ...query,
    optionalFields: commaList(query.optionalFields),
  })
