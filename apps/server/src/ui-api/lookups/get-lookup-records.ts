import type { lookups } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getLookupRecords: Handler<typeof lookups.getLookupRecords, CallContext> = (
  { gateway },
  { params, query, body },
) => gateway.lookups.records(params.objectApiName, params.fieldApiName, { ...query, ...body })
