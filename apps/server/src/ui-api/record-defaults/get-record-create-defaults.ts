import type { recordDefaults } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'
import { commaList } from '../comma-list.ts'

export const getRecordCreateDefaults: Handler<typeof recordDefaults.getRecordCreateDefaults, CallContext> = (
  { gateway },
  { params, query },
) => gateway.recordDefaults.create(params.objectApiName, { ...query, optionalFields: commaList(query.optionalFields) })
