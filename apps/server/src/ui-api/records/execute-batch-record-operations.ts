import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const executeBatchRecordOperations: Handler<typeof records.executeBatchRecordOperations, CallContext> = (
  context,
  { body },
) => {
  const { useDefaultRule, ...asked } = body
  return context.gateway.records.batch({
    ...asked,
    idempotencyKey: context.idempotencyKey,
    flags: { useDefaultRule },
  })
}
