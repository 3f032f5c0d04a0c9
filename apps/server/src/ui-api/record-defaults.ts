import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'
import { commaList } from './comma-list.ts'

export const recordDefaults: Implementation<Calls['recordDefaults'], CallContext> = {
  getRecordCreateDefaults: ({ gateway }, { params, query }) =>
    gateway.recordDefaults.create(params.objectApiName, { ...query, optionalFields: commaList(query.optionalFields) }),

  getRecordTemplateClone: ({ gateway }, { params, query }) =>
    gateway.recordDefaults.templateClone(params.recordId, {
      ...query,
      optionalFields: commaList(query.optionalFields),
    }),

  getRecordTemplateCreate: ({ gateway }, { params, query }) =>
    gateway.recordDefaults.templateCreate(params.objectApiName, {
      ...query,
      optionalFields: commaList(query.optionalFields),
    }),
}
