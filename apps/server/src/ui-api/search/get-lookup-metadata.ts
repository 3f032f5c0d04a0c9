import type { search } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getLookupMetadata: Handler<typeof search.getLookupMetadata, CallContext> = ({ gateway }, { params }) =>
  gateway.lookups.metadata(params.objectApiName, params.fieldApiName)
