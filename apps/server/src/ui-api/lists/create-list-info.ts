import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const createListInfo: Handler<typeof lists.createListInfo, CallContext> = (
  { gateway, idempotencyKey },
  { params, body },
) => gateway.lists.create(params.objectApiName, body, { idempotencyKey })
