import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const lookups: Implementation<Calls['lookups'], CallContext> = {
  getLookupRecords: ({ gateway }, { params, query, body }) =>
    gateway.lookups.records(params.objectApiName, params.fieldApiName, { ...query, ...body }),
}
