import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const createRecord: Handler<typeof records.createRecord, CallContext> = (context, { query, body }) => {
  const { includeFieldsInBody, ...flags } = query
  return context.gateway.records.create(body.apiName, body.fields, {
    idempotencyKey: context.idempotencyKey,
    allowSaveOnDuplicate: body.allowSaveOnDuplicate,
    includeFields: includeFieldsInBody,
    flags,
  })
}
