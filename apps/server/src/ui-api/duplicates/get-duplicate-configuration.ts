import type { duplicates } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getDuplicateConfiguration: Handler<typeof duplicates.getDuplicateConfiguration, CallContext> = (
  { gateway },
  { params, query },
) => gateway.duplicates.configuration(params.objectApiName, query)
