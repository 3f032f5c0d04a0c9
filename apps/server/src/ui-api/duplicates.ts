import type { Calls } from 'contract/calls'
import type { CallContext } from '../http/call-context.ts'
import type { Implementation } from '../http/implementation.ts'

export const duplicates: Implementation<Calls['duplicates'], CallContext> = {
  getDuplicateConfiguration: ({ gateway }, { params, query }) =>
    gateway.duplicates.configuration(params.objectApiName, query),

  getDuplicates: ({ gateway }, { body }) => gateway.duplicates.predupe(body.apiName, body.fields),
}
