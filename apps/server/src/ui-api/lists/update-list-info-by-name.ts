import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const updateListInfoByName: Handler<typeof lists.updateListInfoByName, CallContext> = (
  { gateway },
  { params, body },
) => gateway.lists.update(params, body)
