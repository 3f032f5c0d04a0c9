import type { duplicates } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const getDuplicates: Handler<typeof duplicates.getDuplicates, CallContext> = ({ gateway }, { body }) =>
  gateway.duplicates.predupe(body.apiName, body.fields)
