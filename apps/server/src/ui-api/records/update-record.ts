import type { records } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateRecord: Handler<typeof records.updateRecord, CallContext> = (context, { params, query, body }) =>
  context.gateway.records.update(params.recordId, body.fields, {
    apiName: body.apiName,
    allowSaveOnDuplicate: body.allowSaveOnDuplicate,
    flags: query,
    ...context.conditions,
  })
