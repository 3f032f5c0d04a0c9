import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const deleteRecord: Handler<typeof records.deleteRecord, CallContext> = async (context, { params }) => {
  await context.gateway.records.delete(params.recordId, context.conditions)
}
