import type { recordDefaults } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecordTemplateClone: Handler<typeof recordDefaults.getRecordTemplateClone, CallContext> = (
  { gateway },
  { params, query },
) =>
  gateway.recordDefaults.templateClone(params.recordId, { ...query, optionalFields: commaList(query.optionalFields) })
