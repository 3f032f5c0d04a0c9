import type { lists } from 'contract'
import type { CallContext } from '../../http/call-context.ts'
import type { Handler } from '../../http/implementation.ts'

export const deleteListInfo: Handler<typeof lists.deleteListInfo, CallContext> = async ({ gateway }, { params }) => {
  await gateway.lists.delete(params)
  return undefined
}
